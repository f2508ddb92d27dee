import { arrivingPart } from '#modules/value/index.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { lockStretches } from './undo-store.ts'

/** Packages of a product that run on a line, and moves under way that may add another. */
export type Present = {
  readonly running: readonly SubscriptionRecord[]
  /** Kinds of the moves that have no answer yet. */
  readonly arriving: readonly string[]
}

type Asked = {
  /** The move that asks; it does not count itself. */
  readonly id: string
  readonly line: string
  readonly product: string
  readonly now: Date
}

/** Locks the packages of this line and product until the transaction ends: nobody else adds or removes one. */
export async function presentOf(tx: Tx, { id, line, product, now }: Asked): Promise<Present> {
  await lockStretches(tx, line, product)
  const part = arrivingPart({ id, line, product, now })
  const { rows } = await sql<{ arriving: unknown }>`select ${part.sql} as arriving`.execute(tx)
  return {
    running: await makeSubscriptionStore(tx).running(line, now, product),
    arriving: part.read(rows[0]?.arriving),
  }
}
