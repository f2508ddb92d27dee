import { sql } from 'kysely'
import type { ExchangeOffer } from '#contracts/loyalty.ts'
import type { Tier } from '#contracts/loyalty-tiers.ts'
import { yangonMonthStart } from '#language/yangon-day.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Part } from '#platform/db/part.ts'
import { toOffer, type OfferRow } from './offer-store.ts'

/** What decides an exchange, besides the line itself. */
export type ExchangeSeen = {
  /** The valid version; null when there is none. */
  readonly offer: ExchangeOffer | null
  readonly tier: Tier
  /** Uses by this line this month, including those under way. */
  readonly used: number
}

type Raw = { readonly offer: OfferRow | null; readonly tier: Tier; readonly used: number }

/** Read after the line's lock, even when the same statement takes that lock. */
export const exchangePart = (line: string, offerId: string, now: Date): Part<ExchangeSeen> => ({
  sql: sql`exchange_look(${line}, ${offerId}, ${yangonMonthStart(now)}, ${now})`,
  read(raw) {
    const { offer, tier, used } = raw as Raw
    return { offer: offer && toOffer(offer), tier, used }
  },
})

export async function exchangeSeen(tx: Tx, line: string, offerId: string, now: Date): Promise<ExchangeSeen> {
  const part = exchangePart(line, offerId, now)
  const { rows } = await sql<{ seen: unknown }>`select ${part.sql} as seen`.execute(tx)
  return part.read(rows[0]?.seen)
}

/** Kyat that points pay of the coming bill of a contract, which is locked until the transaction ends. */
export async function exchangedOff(tx: Tx, contractNo: string, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ kyat: number }>`
    select exchange_off_bill(${contractNo}, ${since}, ${now}) as kyat`.execute(tx)
  return rows[0]?.kyat ?? 0
}
