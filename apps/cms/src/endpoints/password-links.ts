import type { Endpoint, PayloadRequest } from 'payload'
import { roleOf } from '../access/roles.ts'
import { personById } from '../password-links/account.ts'
import { askForLink } from '../password-links/ask-for-link.ts'
import { giveLink } from '../password-links/give-link.ts'
import { makeAccount } from '../password-links/invite.ts'
import { invitationOf } from '../password-links/link-store.ts'
import { setPassword, type SetOutcome } from '../password-links/set-password.ts'
import { settings } from '../settings.ts'
import { untilNextSlot } from '../staff/equal-time.ts'
import { isOwnPassword } from '../staff/is-own-password.ts'
import { personHere } from '../staff/person-here.ts'
import { readBody } from '../staff/read-body.ts'
import { noteEvent } from '../staff/security-event.ts'

type Outcome = SetOutcome | 'FORBIDDEN' | 'WRONG_PASSWORD' | 'TAKEN' | 'NO_ADDRESS'
type Text = (name: string) => string

const said = (outcome: Outcome, more: object = {}): Response =>
  Response.json(
    { outcome, ...more },
    { status: outcome === 'DONE' ? 200 : 403, headers: { 'Cache-Control': 'no-store' } },
  )

const call = (path: string, work: (req: PayloadRequest, text: Text) => Promise<Response>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => work(req, await readBody(req)),
})

/** In place of Payload's own. The letter is written beside the answer, which is the same for an address nobody has. */
const forgot = call('/forgot-password', async (req, text) => {
  const beganMs = performance.now()
  if (!settings.smtpUrl) return said('FORBIDDEN')
  askForLink(req, text('email')).catch((error: unknown) => req.payload.logger.error(error))
  await untilNextSlot(beganMs)
  return said('DONE')
})

/** In place of Payload's own, which would also sign in. */
const reset = call('/reset-password', async (req, text) =>
  said(await setPassword(req, text('token'), text('password'))),
)

/** For a colleague who cannot get in; whoever left a session open cannot make one. */
const give = call('/password-link', async (req, text) => {
  const admin = personHere(req)
  const id = Number(text('user'))
  if (!admin || roleOf(req) !== 'ADMIN' || !Number.isInteger(id)) return said('FORBIDDEN')
  const person = await personById(req.payload, id)
  if (!person) return said('FORBIDDEN')
  const known = await isOwnPassword(req.payload, admin.email, text('password'))
  const outcome = known ? 'DONE' : 'WRONG_PASSWORD'
  noteEvent(req, { event: 'STAFF_LINK_MADE', email: person.email, outcome })
  if (!known) return said(outcome)
  const kind = (await invitationOf(req.payload, id)) ? 'INVITATION' : 'NEW_PASSWORD'
  return said('DONE', await giveLink(req.payload, person, kind))
})

const invite = call('/invite', async (req, text) => {
  if (roleOf(req) !== 'ADMIN') return said('FORBIDDEN')
  const made = await makeAccount(req, { email: text('email'), name: text('name'), role: text('role') })
  if (typeof made === 'string') return said(made)
  noteEvent(req, { event: 'STAFF_LINK_MADE', email: made.email, outcome: 'DONE' })
  return said('DONE', { id: made.id, ...(await giveLink(req.payload, made, 'INVITATION')) })
})

export const passwordLinkEndpoints: Endpoint[] = [forgot, reset, give, invite]
