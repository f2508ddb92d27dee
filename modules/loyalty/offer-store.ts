import { sql } from 'kysely'
import type { ExchangeOffer } from '#contracts/loyalty.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type OfferRow = {
  readonly offer_id: string
  readonly type: ExchangeOffer['type']
  readonly points: number
  readonly gives: ExchangeOffer['gives']
  readonly bill_kyat: number
  readonly validity_days: number
  readonly min_tier: ExchangeOffer['minTier']
  readonly per_month: number | null
  readonly worth_kyat: number
  readonly name: string
  readonly name_mm: string
}

export const toOffer = (row: OfferRow): ExchangeOffer => ({
  offerId: row.offer_id,
  type: row.type,
  points: row.points,
  gives: row.gives,
  billKyat: row.bill_kyat,
  validityDays: row.validity_days,
  minTier: row.min_tier,
  perMonthLimit: row.per_month,
  worthKyat: row.worth_kyat,
  name: row.name,
  nameMm: row.name_mm,
})

/** For each offer the row valid at a given time: the newest that has begun, unless it has ended. */
export const makeExchangeOfferStore = (db: Database | Tx) => ({
  async list(now: Date): Promise<ExchangeOffer[]> {
    const { rows } = await sql<OfferRow>`select * from (
        select distinct on (offer_id) offer_id, type, points, gives, bill_kyat, validity_days, min_tier, per_month, worth_kyat,
            name, name_mm, valid_to
          from exchange_offer where valid_from <= ${now} order by offer_id, valid_from desc) o
      where o.valid_to is null or o.valid_to > ${now} order by o.points, o.offer_id`.execute(db)
    return rows.map(toOffer)
  },
})
