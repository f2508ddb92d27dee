import { sql, type RawBuilder } from 'kysely'
import type { OrderType } from '#contracts/payments.ts'
import { hasChangedHands } from '#modules/value/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type PaymentStanding = {
  readonly state: string
  readonly amount_kyat: number
  readonly paid_kyat: number | null
  readonly refund_kyat: number
  readonly order_state: string
  readonly type: OrderType
  readonly total_kyat: number
  readonly goods: unknown
  readonly payer: string
  readonly receiver: string
  /** Paid from the balance, and staff agreed to return what was taken too much. */
  readonly is_adjusted: boolean
  /** Whoever got the goods on their line, or paid from its balance, has it no more, and nor are the goods or that balance there. */
  readonly goods_left: boolean
}

export type MoveStanding = {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly line: string
  readonly amount_kyat: number
  readonly plan: unknown
  readonly created_at: Date
  readonly ended_as: 'COMPLETED' | 'FAILED' | null
  readonly taken_kyat: number | null
  /** Already agreed to be given back. */
  readonly adjusted_kyat: number
  /** A payment from the balance that goes back as a whole. */
  readonly is_refunded: boolean
  /** Whoever made it has the line no more. */
  readonly holder_left: boolean
}

type Dated = { readonly kyat: number; readonly from: Date }

/** What staff agreed to return of what a move took too much. A payment from the balance has the id of its move. */
const agreed = (moveId: RawBuilder<string>) => sql`select a.amount_kyat from proposal a
  where a.thing = 'adjust:' || ${moveId} and a.kind = 'ADJUST' and a.state in ('APPROVED', 'DONE')`

/** The present state of things that proposals are about, one row each. */
export const makeLookStore = (db: Database | Tx) => ({
  async payment(id: string): Promise<PaymentStanding | null> {
    const { rows } =
      await sql<PaymentStanding>`select p.state, p.amount_kyat, p.paid_kyat, p.refund_kyat, o.state as order_state,
        o.type, o.total_kyat, o.goods, o.payer, o.receiver, exists (${agreed(sql`p.id`)}) as is_adjusted,
        exists (select from value_move m where m.id in (p.id, (select f.move_id from payment_fulfilment f where f.order_id = o.id))
          and ${hasChangedHands(sql`m.line`, sql`m.created_at`)}) as goods_left
      from payment p join payment_order o on o.id = p.order_id where p.id = ${id}`.execute(db)
    return rows[0] ?? null
  },

  async refund(
    id: string,
  ): Promise<{ state: string; amount_kyat: number; failures: number; payer: string } | null> {
    const { rows } = await sql<{
      state: string
      amount_kyat: number
      failures: number
      payer: string
    }>`select r.state,
        r.amount_kyat, r.failures, o.payer from payment_refund r join payment p on p.id = r.payment_id
        join payment_order o on o.id = p.order_id where r.id = ${id}`.execute(db)
    return rows[0] ?? null
  },

  async move(id: string): Promise<MoveStanding | null> {
    const { rows } =
      await sql<MoveStanding>`select m.id, m.kind, m.state, m.line, m.amount_kyat, m.plan, m.created_at, e.ended_as,
        e.taken_kyat, (select coalesce(sum(a.amount_kyat), 0)::bigint from (${agreed(sql`m.id`)}) a) as adjusted_kyat,
        exists (select from payment p where p.id = m.id and p.refund_kyat > 0) as is_refunded,
        ${hasChangedHands(sql`m.line`, sql`m.created_at`)} as holder_left
      from value_move m left join value_ended_by_staff e on e.move_id = m.id where m.id = ${id}`.execute(db)
    return rows[0] ?? null
  },

  /** The valid price and those that follow; null for an unknown product. */
  async prices(product: string, now: Date): Promise<{ now: Dated | null; next: Dated[] } | null> {
    const { rows: known } = await sql`select from package_catalogue where code = ${product}`.execute(db)
    if (known.length === 0) return null
    const { rows } =
      await sql<Dated>`select price as kyat, valid_from as "from" from package_price where code = ${product}
      order by valid_from desc`.execute(db)
    return {
      now: rows.find(({ from }) => from <= now) ?? null,
      next: rows.filter(({ from }) => from > now).toReversed(),
    }
  },

  /** Windows of an offer for a product that overlap with a period. */
  async windows(code: string, product: string, from: Date, to: Date): Promise<number> {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from package_offer_window where code = ${code}
      and product = ${product} and starts_at < ${to} and ends_at > ${from}`.execute(db)
    return rows[0]?.count ?? 0
  },

  async rules(key: string): Promise<{ value: unknown; from: Date }[]> {
    const { rows } = await sql<{
      value: unknown
      from: Date
    }>`select value, valid_from as "from" from rule where key = ${key}
      order by valid_from desc`.execute(db)
    return rows
  },
})
