import { arrivingPart } from '#modules/value/index.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { lockStretches } from './undo-store.ts'

/** What a line has of a product, and what a core outside may be giving it just now. */
export type Present = {
  readonly running: readonly SubscriptionRecord[]
  /** Kinds of moves without an answer. */
  readonly arriving: readonly string[]
}

type Asked = {
  /** The move that asks, which does not count. */
  readonly id: string
  readonly line: string
  readonly product: string
  readonly now: Date
}

/** Nobody else puts anything behind it, or takes something out, until this transaction ends. */
export async function presentOf(tx: Tx, { id, line, product, now }: Asked): Promise<Present> {
  await lockStretches(tx, line, product)
  const part = arrivingPart({ id, line, product, now })
  const { rows } = await sql<{ arriving: unknown }>`select ${part.sql} as arriving`.execute(tx)
  return {
    running: await makeSubscriptionStore(tx).running(line, now, product),
    arriving: part.read(rows[0]?.arriving),
  }
}
