import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeStrangerStore } from './stranger-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly note: NoteSecurity }

export type Pardon = { readonly number: string; readonly who: string; readonly why: string }

/** Staff have seen proof that the number belongs to its owner; who saw it, and why, is recorded. */
export const makePardon =
  ({ db, clock, note }: Deps) =>
  async (pardon: Pardon): Promise<void> => {
    await inTransaction(db, (tx) => pardonIn(tx, pardon, clock.now()))
    note({ event: 'NUMBER_PARDONED', number: pardon.number, who: pardon.who })
  }

/** The same in the caller's transaction; the caller notes it after the commit. */
export async function pardonIn(tx: Tx, { number, who, why }: Pardon, at: Date): Promise<void> {
  const store = makeStrangerStore(tx)
  await store.pardon(number)
  await store.keepPardon({ id: randomUUID(), line: number, who, why, at })
}
