import type { Payload, Where } from 'payload'
import type { Role } from '../access/roles.ts'

export type Account = {
  readonly id: number
  readonly email: string
  readonly name?: string | null
  readonly role: Role
}

/** Somebody who signs in. The preview's reader does not, so it has no password to set. */
async function findPerson(payload: Payload, where: Where): Promise<Account | null> {
  const found = await payload.db.findOne<Account>({
    collection: 'users',
    where,
    select: { email: true, name: true, role: true },
  })
  return found && found.role !== 'READER' ? found : null
}

export const personById = (payload: Payload, id: number): Promise<Account | null> =>
  findPerson(payload, { id: { equals: id } })

export const personByEmail = (payload: Payload, email: string): Promise<Account | null> =>
  findPerson(payload, { email: { equals: email.toLowerCase().trim() } })
