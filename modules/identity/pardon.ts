import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeStrangerStore } from './stranger-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly note: NoteSecurity }

export type Pardon = { readonly number: string; readonly who: string; readonly why: string }

/** The owner has shown in a shop or to staff that the number is theirs; who believed it, and why, is written down with it. */
export const makePardon =
  ({ db, clock, note }: Deps) =>
  async (pardon: Pardon): Promise<void> => {
    await inTransaction(db, (tx) => pardonIn(tx, pardon, clock.now()))
    note({ event: 'NUMBER_PARDONED', number: pardon.number, who: pardon.who })
  }

/** The same in a transaction of somebody else, who tells of it when that has ended. */
export async function pardonIn(tx: Tx, { number, who, why }: Pardon, at: Date): Promise<void> {
  const store = makeStrangerStore(tx)
  await store.pardon(number)
  await store.keepPardon({ id: randomUUID(), line: number, who, why, at })
}
