import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeFirstStore } from './first-store.ts'
import { invite, type Invitation } from './invite.ts'
import { makeStaffStore } from './staff-store.ts'

type Deps = { readonly db: Database; readonly origin: string; readonly now: Date }

/**
 * Invites the first two administrators of an office, as the database's owner. Null when there are administrators who can sign in: from
 * then on they add everybody else, two by two.
 */
export const firstAdmins = (
  { db, origin, now }: Deps,
  names: readonly [string, string],
): Promise<readonly Invitation[] | null> =>
  inTransaction(db, async (tx) => {
    const first = makeFirstStore(tx)
    await first.lockInvited()
    if (await first.hasAdmins()) return null
    await first.removeInvited(now)
    const made: Invitation[] = []
    for (const name of names) {
      const id = randomUUID()
      await makeStaffStore(tx).add({ id, name, addedBy: null, now })
      await first.grant(id, 'ADMIN', now)
      made.push(await invite(tx, origin, id))
    }
    return made
  })
