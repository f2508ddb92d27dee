import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../access/roles.ts'
import { invitationOf } from '../password-links/link-store.ts'
import { yangonMoment } from '../time/yangon-moment.ts'
import { now } from '../clock.ts'
import { inWords } from '../words/desk-words.ts'
import { inLanguage } from '../words/staff-words.ts'
import { GiveLink } from './staff/give-link.tsx'

/** On the screen of a colleague, for an administrator: an invitation that waits, and a link for who cannot get in. */
export async function LinkOfAccount({ id: account, payload, req, user, i18n, data }: UIFieldServerProps) {
  const id = Number(account)
  if (!id || roleOf(req) !== 'ADMIN' || Number(user?.id) === id || data['role'] === 'READER') return null
  const { language } = i18n
  const until = await invitationOf(payload, id)
  const ended = until !== null && until < now()
  return (
    <section className="field-type cms-own-link">
      <h3>{inLanguage('linkTitle', language)}</h3>
      {until && (
        <p>
          {inLanguage(ended ? 'invitationEnded' : 'invitationOpen', language)}{' '}
          {yangonMoment(until.toISOString(), inWords('yangonTime', language))}
        </p>
      )}
      <GiveLink users={`${payload.config.routes.api}/users`} user={id} />
    </section>
  )
}
