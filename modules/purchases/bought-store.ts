import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '#platform/db/database.ts'
import type { Part } from '#platform/db/part.ts'
import type { Running } from './subscription.ts'

/** For so long the minute of the purchase before is worth a word, and what was spent without a code counts. */
const COUNTS_FOR_MS = 24 * 3_600_000

/** What the line has of the product already, and what it has spent without a code. */
export type Bought = {
  readonly running: readonly Running[]
  readonly lastBought: Date | null
  readonly spentKyat: number
}

const Raw = z.object({
  running: z.array(z.object({ id: z.string(), expiresAt: z.string(), undoMoveId: z.nullable(z.string()) })),
  lastBought: z.nullable(z.string()),
  spentKyat: z.int(),
})

/** Seen after the line's lock, also where the lock is taken by the same statement. */
export const boughtPart = (line: string, product: string, now: Date): Part<Bought> => ({
  sql: sql`subscription_look(${line}, ${product}, ${now}, ${new Date(now.getTime() - COUNTS_FOR_MS)})`,
  read(raw) {
    const { running, lastBought, spentKyat } = Raw.parse(raw)
    return {
      running: running.map((one) => ({ ...one, expiresAt: new Date(one.expiresAt) })),
      lastBought: lastBought === null ? null : new Date(lastBought),
      spentKyat,
    }
  },
})

/** The same in a statement of its own, for whoever holds the lock already. */
export async function boughtBefore(tx: Tx, line: string, product: string, now: Date): Promise<Bought> {
  const part = boughtPart(line, product, now)
  const { rows } = await sql<{ bought: unknown }>`select ${part.sql} as bought`.execute(tx)
  return part.read(rows[0]?.bought)
}
