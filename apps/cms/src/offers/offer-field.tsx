'use client'
import { TextField, useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { FieldWithList } from '../components/field-with-list.tsx'
import { type Say, useDeskWords } from '../components/use-desk-words.ts'
import { yangonMoment } from '../time/yangon-moment.ts'
import type { Offer } from './read-offers.ts'

const namesOf = ({ packages }: Offer, language: string): string =>
  packages.map(({ name, nameMm }) => (language === 'my' && nameMm) || name).join(', ')

function timesOf({ state, from, until }: Offer, say: Say): string {
  const zone = say('yangonTime')
  if (state === 'RUNNING' && until) return say('offerRunning', { until: yangonMoment(until, zone) })
  if (state === 'AHEAD' && from) return say('offerAhead', { from: yangonMoment(from, zone) })
  return say('offerOver')
}

/** `undefined` while the answer is on its way, null when there is none. */
function useOffers(isAsked: boolean): readonly Offer[] | null | undefined {
  const { config } = useConfig()
  const [offers, setOffers] = useState<readonly Offer[] | null>()
  const address = `${config.routes.api}/offers`
  useEffect(() => {
    if (!isAsked) return
    const ask = async (): Promise<void> => {
      const answer = await fetch(address).catch(() => null)
      setOffers(answer?.ok ? ((await answer.json()) as { offers: Offer[] | null }).offers : null)
    }
    void ask()
  }, [isAsked, address])
  return offers
}

/** An offer is chosen by the packages it is for, and says when it ends. */
export const OfferField: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ path: props.path })
  const [open, setOpen] = useState(false)
  const { language } = useTranslation().i18n
  const say = useDeskWords()
  const words = value ?? ''
  const offers = useOffers(open || words !== '')
  const chosen = offers?.find(({ code }) => code === words)
  const has = (offer: Offer): boolean =>
    `${offer.code} ${namesOf(offer, language)}`.toLowerCase().includes(words.toLowerCase())
  const shown = chosen ? offers : offers?.filter(has)
  const choose = (code: string): void => {
    setValue(code)
    setOpen(false)
  }
  return (
    <FieldWithList setOpen={setOpen}>
      <TextField {...props} />
      {chosen && (
        <p className="cms-hint cms-under-field" role="status">
          {[namesOf(chosen, language), timesOf(chosen, say)].filter(Boolean).join(' · ')}
        </p>
      )}
      {words && offers && !chosen && (
        <p className="cms-refusal cms-under-field" role="alert">
          {say('offerUnknown')}
        </p>
      )}
      {open && offers === null && <p className="cms-hint cms-under-field">{say('offerSilent')}</p>}
      {open && shown && (
        <ul className="cms-link-list" aria-label={say('offerList')}>
          {shown.map((offer) => (
            <li key={offer.code}>
              <button type="button" disabled={offer.state === 'OVER'} onClick={() => choose(offer.code)}>
                <span>{namesOf(offer, language) || offer.code}</span>
                <small>
                  {timesOf(offer, say)} · {offer.code}
                </small>
              </button>
            </li>
          ))}
          {shown.length === 0 && <li className="cms-hint">{say('offerNone')}</li>}
        </ul>
      )}
    </FieldWithList>
  )
}
