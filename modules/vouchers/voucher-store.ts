import { sql, type RawBuilder } from 'kysely'
import type { Tier } from '#contracts/loyalty-tiers.ts'
import { classOf, MOST_LEFT_SAID, type Voucher, type VoucherCategory } from '#contracts/vouchers.ts'
import type { Database, Tx } from '#platform/db/database.ts'

type Row = {
  readonly id: string
  readonly merchant_id: string
  readonly merchant_name: string
  readonly merchant_name_mm: string
  readonly category: VoucherCategory
  readonly title: string
  readonly title_mm: string
  readonly terms: string
  readonly terms_mm: string
  readonly points: number
  readonly worth_kyat: number
  readonly left: number
  readonly per_member: number
  readonly min_tier: Tier
  readonly sale_to: Date
  readonly use_days: number | null
  readonly outlets: Voucher['outlets']
  readonly starts_at: Date | null
  readonly give_back_until: Date | null
  readonly venue: string | null
  readonly venue_mm: string | null
  readonly programme: NonNullable<Voucher['event']>['programme']
}

const eventOf = (row: Row): Voucher['event'] =>
  row.starts_at && row.give_back_until
    ? {
        startsAt: row.starts_at.toISOString(),
        venue: row.venue ?? '',
        venueMm: row.venue_mm,
        giveBackUntil: row.give_back_until.toISOString(),
        programme: row.programme,
      }
    : null

const toVoucher = (row: Row): Voucher => ({
  voucherId: row.id,
  class: classOf(row.points),
  category: row.category,
  merchant: { id: row.merchant_id, name: row.merchant_name, nameMm: row.merchant_name_mm },
  title: row.title,
  titleMm: row.title_mm,
  terms: row.terms,
  termsMm: row.terms_mm,
  points: row.points,
  worthKyat: row.worth_kyat,
  left: row.left,
  perMember: row.per_member,
  minTier: row.min_tier,
  saleTo: row.sale_to.toISOString(),
  useWithinDays: row.use_days,
  outlets: row.outlets,
  event: eventOf(row),
})

export const makeVoucherStore = (db: Database | Tx) => {
  const select = (where: RawBuilder<unknown>) => sql<Row>`
    select v.*, m.name as merchant_name, m.name_mm as merchant_name_mm, (select count(*)::int from (select from voucher_code c
        where c.voucher_id = v.id and c.state = 'FREE' limit ${MOST_LEFT_SAID}) f) as left
      from voucher v join voucher_merchant m on m.id = v.merchant_id where ${where}
     order by v.points, v.id`

  return {
    /** On sale at that time, cheapest first. */
    async list(now: Date): Promise<Voucher[]> {
      const { rows } = await select(sql`v.sale_from <= ${now} and v.sale_to > ${now}`).execute(db)
      return rows.map(toVoucher)
    },

    /** Includes vouchers no longer on sale, because somebody may have one. */
    async find(id: string): Promise<Voucher | null> {
      const { rows } = await select(sql`v.id = ${id}`).execute(db)
      return rows[0] ? toVoucher(rows[0]) : null
    },

    async onSale(id: string, now: Date): Promise<Voucher | null> {
      const { rows } = await select(
        sql`v.id = ${id} and v.sale_from <= ${now} and v.sale_to > ${now}`,
      ).execute(db)
      return rows[0] ? toVoucher(rows[0]) : null
    },
  }
}
