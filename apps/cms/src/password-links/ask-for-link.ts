import type { PayloadRequest } from 'payload'
import { noteEvent } from '../staff/security-event.ts'
import { personByEmail } from './account.ts'
import { wasJustMade } from './link-store.ts'
import { makeLink } from './make-link.ts'
import { sendLink } from './send-link.ts'

/** A letter to whoever has this address, when somebody has. The caller hears nothing of how it ended. */
export async function askForLink(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req
  const person = await personByEmail(payload, email)
  const wanted = person !== null && !(await wasJustMade(payload, person.id, 'FORGOTTEN'))
  if (!wanted) return noteEvent(req, { event: 'STAFF_LINK_ASKED', email, outcome: 'NOT_SENT' })
  const link = await makeLink(payload, person.id, 'FORGOTTEN')
  const sent = await sendLink(payload, person.email, 'FORGOTTEN', link)
  noteEvent(req, { event: 'STAFF_LINK_ASKED', email, outcome: sent ? 'DONE' : 'MAIL_FAILED' })
}
