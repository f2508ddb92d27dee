import { useState } from 'react'
import { useSearch } from 'wouter'
import type { ExchangeOffer, ExchangeType, LoyaltyCard } from '#contracts/loyalty.ts'
import { formatInteger } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { replaceSearch } from '../../navigation/hash-location.ts'
import { FreedNote } from '../../value/freed-note.tsx'
import { SetAsideNotes } from '../../value/set-aside-notes.tsx'
import { WaitingOffer } from '../../value/waiting-offer.tsx'
import { ExchangeCode } from './exchange-code.tsx'
import { ExchangeResult } from './exchange-result.tsx'
import { OFFER_WANTED } from './exchange-places.ts'
import { OfferList } from './offer-list.tsx'
import { Review } from './review.tsx'
import { useExchange, type Exchange } from './use-exchange.ts'
import styles from './exchange.module.css'

const STEPS = ['offer', 'review', 'code', 'result'] as const
type Step = (typeof STEPS)[number]

type Props = {
  readonly type: ExchangeType
  readonly offers: readonly ExchangeOffer[]
  readonly card: LoyaltyCard
}

/** Offer, review, sometimes a code, result. After sending nothing can change. */
export function ExchangeSteps({ type, offers, card }: Props) {
  const { t } = useWords()
  const exchange = useExchange(type)
  const wanted = new URLSearchParams(useSearch()).get(OFFER_WANTED)
  const { stage, coded } = exchange
  const [chosen, setChosen] = useState(coded.step?.sent.offerId ?? wanted)
  const offer = offers.find(({ offerId }) => offerId === chosen) ?? null
  const step: Step = stage === 'form' ? (offer ? 'review' : 'offer') : stage === 'code' ? 'code' : 'result'
  // Most exchanges need no code, so that step is shown only when it comes.
  const steps = STEPS.filter((one) => one !== 'code' || step === 'code')
  const at = steps.indexOf(step)
  const names = steps.map((one) => (one === 'offer' ? t('loyalty.stepOffer') : t(`gifts.step.${one}`)))

  function choose(next: string | null) {
    exchange.reset()
    setChosen(next)
    if (next === null && wanted) replaceSearch('')
  }
  return (
    <>
      <p className={styles.have}>
        <b>{t('account.points', { count: formatInteger(card.spendable) })}</b> {t('loyalty.youHave')}
      </p>
      <Steps
        label={t('gifts.stepOf', { step: at + 1, steps: steps.length, name: names[at] ?? '' })}
        steps={names}
        current={at}
      />
      {step === 'result' && (
        <ExchangeResult exchange={exchange} offers={offers} type={type} onAgain={() => choose(null)} />
      )}
      {stage === 'form' && <Notes exchange={exchange} />}
      {step === 'offer' && <OfferList offers={offers} card={card} onChoose={choose} />}
      {step === 'review' && offer && (
        <Card as="section" padding="roomy" className={styles.form}>
          <Review offer={offer} card={card} exchange={exchange} onBack={() => choose(null)} />
        </Card>
      )}
      {step === 'code' && (
        <Card as="section" padding="roomy" className={styles.form}>
          <ExchangeCode exchange={exchange} offers={offers} />
        </Card>
      )}
    </>
  )
}

/** What waits for its code, what else is reserved, and what was just released. */
function Notes({ exchange: { coded } }: { readonly exchange: Exchange }) {
  const { t } = useWords()
  const { step, freed } = coded
  return (
    <>
      {freed && <FreedNote amount={t('account.points', { count: formatInteger(freed.price) })} />}
      <WaitingOffer coded={coded} step={step} title={t('loyalty.waits')} />
      <SetAsideNotes except={step?.moveId} />
    </>
  )
}
