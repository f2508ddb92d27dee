import type { PayloadRequest } from 'payload'
import { inTransaction, transactionOf } from '../review/transaction.ts'
import { type PasswordFault, passwordFault } from '../staff/password-rule.ts'
import { noteEvent } from '../staff/security-event.ts'
import { type Account, personById } from './account.ts'
import { ownerOfLink, takeLink } from './link-store.ts'
import { hashOfLink } from './make-link.ts'

export type SetOutcome = 'DONE' | 'LINK_ENDED' | PasswordFault

/** One answer for a link that was used, has ended, was never made, or is of somebody who left. */
export async function setPassword(req: PayloadRequest, token: string, password: string): Promise<SetOutcome> {
  const hash = hashOfLink(token)
  const owner = await ownerOfLink(req.payload, hash)
  const person = owner === null ? null : await personById(req.payload, owner)
  if (!person) return 'LINK_ENDED'
  // Before it is used up: who typed a weak one tries again with the same link.
  const fault = passwordFault(password, [person.email, person.name])
  if (fault) return fault
  const done = await inTransaction(req, () => takeAndSet(req, hash, person, password))
  if (done) noteEvent(req, { event: 'STAFF_LINK_USED', email: person.email, outcome: 'DONE' })
  return done ? 'DONE' : 'LINK_ENDED'
}

/** The link goes with the new password or not at all; sessions of before end, and a lock of wrong tries too. */
async function takeAndSet(
  req: PayloadRequest,
  hash: string,
  { id }: Account,
  password: string,
): Promise<boolean> {
  const transaction = await transactionOf(req)
  if (!transaction) throw new Error('no transaction for the link')
  if ((await takeLink(transaction, hash)) !== id) return false
  await req.payload.update({
    collection: 'users',
    id,
    data: { password, loginAttempts: 0, lockUntil: null },
    overrideAccess: true,
    depth: 0,
    req,
  })
  return true
}
