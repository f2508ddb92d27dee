import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type StockRow = {
  readonly id: string
  readonly title: string
  readonly title_mm: string
  readonly merchant_id: string
  readonly merchant_name: string
  readonly merchant_name_mm: string
  readonly points: number
  readonly sale_from: Date
  readonly sale_to: Date
  readonly starts_at: Date | null
  readonly free: number
  readonly held: number
  readonly issued: number
  readonly used: number
}

type MerchantRow = {
  readonly id: string
  readonly name: string
  readonly name_mm: string
  readonly vouchers: number
  readonly pin_set_at: Date | null
}

type StockAsked = { readonly events: boolean; readonly after: string | null; readonly limit: number }

/** Stock of each voucher, for those who manage it. Codes are not read. */
export const makeStockReadModel = (db: Database | Tx) => ({
  async list({ events, after, limit }: StockAsked): Promise<StockRow[]> {
    const counted = (state: string) =>
      sql`(select count(*)::int from voucher_code c where c.voucher_id = v.id and c.state = ${sql.lit(state)})`
    const { rows } =
      await sql<StockRow>`select v.id, v.title, v.title_mm, v.merchant_id, m.name as merchant_name,
        m.name_mm as merchant_name_mm, v.points, v.sale_from, v.sale_to, v.starts_at, ${counted('FREE')} as free,
        ${counted('HELD')} as held, ${counted('ISSUED')} as issued, (select coalesce(sum(mv.seats), 0)::int from member_voucher mv
          where mv.voucher_id = v.id and mv.state = 'USED') as used
      from voucher v join voucher_merchant m on m.id = v.merchant_id
      where (v.starts_at is not null) = ${events} and (${after}::text is null or v.id > ${after})
      order by v.id limit ${limit}`.execute(db)
    return rows
  },

  /** The merchant whose codes a voucher issues; null for an unknown voucher. */
  async merchantOf(voucherId: string): Promise<string | null> {
    const row = await db
      .selectFrom('voucher')
      .select('merchant_id')
      .where('id', '=', voucherId)
      .executeTakeFirst()
    return row?.merchant_id ?? null
  },

  async merchants(): Promise<MerchantRow[]> {
    const { rows } = await sql<MerchantRow>`select m.id, m.name, m.name_mm, m.pin_set_at,
        (select count(*)::int from voucher v where v.merchant_id = m.id) as vouchers
      from voucher_merchant m order by m.name, m.id`.execute(db)
    return rows
  },
})
