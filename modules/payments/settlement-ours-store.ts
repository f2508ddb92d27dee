import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Ours } from './settlement-store.ts'

/** The Yangon day of a timestamp. */
const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Yangon', 'YYYY-MM-DD')`

/** Our side of a channel's settlement file. */
export const makeSettlementOursStore = (db: Database | Tx) => ({
  /** Payments received and refunds made on a day. */
  async oursOf(channel: string, day: string): Promise<Ours[]> {
    const { rows } = await sql<Ours>`
      select 'PAYMENT' as kind, reference, paid_kyat as kyat, ${dayOf('settled_at')} as day from payment
       where channel = ${channel} and paid_kyat is not null and settled_at is not null and ${dayOf('settled_at')} = ${day}
      union all
      select 'REFUND', r.number, r.amount_kyat, ${dayOf('r.ended_at')} from payment_refund r join payment p on p.id = r.payment_id
       where p.channel = ${channel} and r.state in ('DONE', 'BOUNCED') and ${dayOf('r.ended_at')} = ${day}`.execute(
      db,
    )
    return rows
  },

  /** Named by the file although they belong to another day. */
  async oursNamed(channel: string, references: readonly string[]): Promise<Ours[]> {
    const { rows } = await sql<Ours>`
      select 'PAYMENT' as kind, reference, paid_kyat as kyat, ${dayOf('settled_at')} as day from payment
       where channel = ${channel} and reference = any(${references}) and paid_kyat is not null and settled_at is not null
      union all
      select 'REFUND', r.number, r.amount_kyat, ${dayOf('r.ended_at')} from payment_refund r join payment p on p.id = r.payment_id
       where p.channel = ${channel} and r.number = any(${references}) and r.state in ('DONE', 'BOUNCED')`.execute(
      db,
    )
    return rows
  },

  /** Kyat credited to balances for a day's payments, with the moves that did it. */
  async deliveredOf(channel: string, day: string): Promise<{ kyat: number; moves: string[] }> {
    const { rows } = await sql<{ kyat: number; moves: string[] | null }>`
      select coalesce(sum(p.amount_kyat), 0)::bigint as kyat, array_agg(f.move_id::text) as moves from payment p
        join payment_fulfilment f on f.payment_id = p.id and f.state = 'DONE'
        join payment_order o on o.id = p.order_id and o.type = 'TOPUP'
       where p.channel = ${channel} and p.settled_at is not null and ${dayOf('p.settled_at')} = ${day}`.execute(
      db,
    )
    return { kyat: rows[0]?.kyat ?? 0, moves: rows[0]?.moves ?? [] }
  },
})
