import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type Role, ROLES } from '../access/roles.ts'
import { type Account, personByEmail } from './account.ts'

/** The preview's account is made by setup, and nobody signs in with it. */
const INVITED: readonly Role[] = ROLES.filter((role) => role !== 'READER')

export type Invited = { readonly email: string; readonly name: string; readonly role: string }
export type InviteFault = 'TAKEN' | 'NO_ADDRESS'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An account with a password that nobody knows; access rules of the caller decide, as for any other account. */
export async function makeAccount(
  req: PayloadRequest,
  { email, name, role }: Invited,
): Promise<Account | InviteFault> {
  const known = INVITED.find((one) => one === role)
  if (!known || !ADDRESS.test(email.trim())) return 'NO_ADDRESS'
  const data = {
    email: email.trim(),
    name: name.trim(),
    role: known,
    password: randomBytes(32).toString('base64url'),
  }
  if (await personByEmail(req.payload, data.email)) return 'TAKEN'
  const made = await req.payload.create({ collection: 'users', data, overrideAccess: false, depth: 0, req })
  return { id: Number(made.id), email: data.email, name: data.name, role: known }
}
