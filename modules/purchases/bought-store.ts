import { sql } from 'kysely'
import * as z from 'zod/mini'
import { arrivingPart } from '#modules/value/index.ts'
import { earnPart, type EarnSeen } from '#modules/loyalty/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { lookOf, type Part } from '#platform/db/part.ts'
import type { Running } from './subscription.ts'

/** For this long a buyer is told of their previous purchase, and what was spent without a code counts for the limit. */
export const COUNTS_FOR_MS = 24 * 3_600_000

/** What the line has of the product already, and what it has spent without a code. */
export type Bought = {
  readonly running: readonly Running[]
  readonly lastBought: Date | null
  readonly spentKyat: number
}

const RawRunning = z.array(
  z.object({
    id: z.string(),
    expiresAt: z.string(),
    undoMoveId: z.nullable(z.string()),
    giveBackMoveId: z.nullable(z.string()),
  }),
)
const toRunning = (raw: z.infer<typeof RawRunning>): readonly Running[] =>
  raw.map((one) => ({ ...one, expiresAt: new Date(one.expiresAt) }))

const Raw = z.object({
  running: RawRunning,
  lastBought: z.nullable(z.string()),
  spentKyat: z.int(),
})

/** Read after the line's lock was taken, even where the same statement takes it. */
export const boughtPart = (line: string, product: string, now: Date): Part<Bought> => ({
  sql: sql`subscription_look(${line}, ${product}, ${now}, ${new Date(now.getTime() - COUNTS_FOR_MS)})`,
  read(raw) {
    const { running, lastBought, spentKyat } = Raw.parse(raw)
    return {
      running: toRunning(running),
      lastBought: lastBought === null ? null : new Date(lastBought),
      spentKyat,
    }
  },
})

const RawRenewal = z.nullable(
  z.object({
    autoRenew: z.boolean(),
    renewMoveId: z.nullable(z.string()),
    giveBackMoveId: z.nullable(z.string()),
    undoMoveId: z.nullable(z.string()),
  }),
)
export type Renewal = NonNullable<z.infer<typeof RawRenewal>>

const RawRenewalLook = z.object({ running: RawRunning, renewal: RawRenewal })

export type RenewalSeen = { readonly bought: Bought; readonly renewal: Renewal | null }

/** What a renewal has to see. It needs neither the previous purchase nor what was spent without a code: nobody is there to be asked. */
export const renewalLookPart = (
  { id, line, product }: { readonly id: string; readonly line: string; readonly product: string },
  now: Date,
): Part<RenewalSeen> => ({
  sql: sql`subscription_renewal_look(${id}, ${line}, ${product}, ${now})`,
  read(raw) {
    const { running, renewal } = RawRenewalLook.parse(raw)
    return { bought: { running: toRunning(running), lastBought: null, spentKyat: 0 }, renewal }
  },
})

/** Whether a package is still to be renewed, and by which move; null when the line has no such. */
const renewalPart = (id: string, line: string): Part<Renewal | null> => ({
  sql: sql`subscription_renewal(${id}, ${line})`,
  read: (raw) => RawRenewal.parse(raw),
})

/** The same under the line's lock, taken by the same statement. */
export async function renewalUnderLock(tx: Tx, id: string, line: string): Promise<Renewal | null> {
  const part = renewalPart(id, line)
  const { rows } = await sql<{
    renewal: unknown
  }>`select value_lock(${line}), ${part.sql} as renewal`.execute(tx)
  return part.read(rows[0]?.renewal ?? null)
}

type BoughtBefore = {
  readonly bought: Bought
  readonly earned: EarnSeen
  readonly arriving: readonly string[]
}

/** What `boughtPart` sees, for a caller that holds the lock already, together with moves under way and today's earned points. */
export async function boughtBefore(
  tx: Tx,
  asked: { readonly id: string; readonly line: string; readonly product: string; readonly now: Date },
): Promise<BoughtBefore> {
  const { line, product, now } = asked
  const { columns, read } = lookOf<BoughtBefore>({
    // Read first: a move that ends between the two reads is then seen as bought, instead of in neither.
    arriving: arrivingPart(asked),
    bought: boughtPart(line, product, now),
    earned: earnPart(line, now),
  })
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(named)}`.execute(tx)
  return read(rows[0] ?? {})
}
