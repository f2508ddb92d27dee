import type { UIFieldServerProps } from 'payload'
import { factorOf } from '../staff/enrolment-store.ts'
import { FIELD_WORDS } from '../words/field-words.ts'
import { inLanguage } from '../words/staff-words.ts'
import { RemoveFactor } from './staff/remove-factor.tsx'

/** On the screen of an account: whether it has a phone, and what the reader may do about it. */
export async function FactorOfAccount({ id: account, payload, user, i18n }: UIFieldServerProps) {
  const id = Number(account)
  if (!user || !id) return null
  const { since, recoveryCodes } = await factorOf(payload, id)
  const { admin, api } = payload.config.routes
  const { language } = i18n
  const own = Number(user.id) === id
  return (
    <section className="field-type cms-factor">
      <h3>{FIELD_WORDS['secondFactor']?.[language === 'my' ? 1 : 0]}</h3>
      <p>
        {since ? `${inLanguage('factorOn', language)} ${recoveryCodes}` : inLanguage('factorOff', language)}
      </p>
      {own && (
        <a href={`${admin}/second-factor`}>{inLanguage(since ? 'newPhone' : 'setUpTitle', language)}</a>
      )}
      {!own && since && <RemoveFactor users={`${api}/users`} user={id} />}
    </section>
  )
}
