import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

const OPEN_ON_SITE = sql`('PAY_ON_SITE', 'SURVEY', 'SCHEDULED', 'IN_PROGRESS', 'CANCEL_REQUESTED')`

/** Open orders counted per account and per address. */
export const makeLineLimitStore = (db: Database | Tx) => ({
  /** Serialises orders of one account and one address; always taken in this order, against deadlocks. */
  async lockFor(accountId: string, address: string): Promise<void> {
    for (const key of [`fibre order ${accountId}`, `fibre address ${address}`])
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
  },

  /** An open order for the same line, placed a moment ago. */
  async same(accountId: string, packageCode: string, address: string, since: Date): Promise<string | null> {
    const { rows } = await sql<{ id: string }>`
      select o.id from line_order l join payment_order o on o.id = l.order_id
       where l.account_id = ${accountId} and l.package_code = ${packageCode} and l.address_key = ${address}
         and l.created_at > ${since} and o.state in ('AWAITING_PAYMENT', 'PAY_ON_SITE')
       order by l.created_at desc limit 1`.execute(db)
    return rows[0]?.id ?? null
  },

  async openOf(
    accountId: string,
    address: string,
    now: Date,
  ): Promise<{ unpaid: number; onSite: number; onSiteHere: number }> {
    const { rows } = await sql<{ unpaid: number; onSite: number; onSiteHere: number }>`
      select count(*) filter (where l.account_id = ${accountId} and o.state = 'AWAITING_PAYMENT' and o.expires_at > ${now}) as unpaid,
             count(*) filter (where l.account_id = ${accountId} and l.pay_on_site and o.state in ${OPEN_ON_SITE}) as "onSite",
             count(*) filter (where l.address_key = ${address} and l.pay_on_site and o.state in ${OPEN_ON_SITE}) as "onSiteHere"
        from line_order l join payment_order o on o.id = l.order_id
       where l.account_id = ${accountId} or l.address_key = ${address}`.execute(db)
    return rows[0] ?? { unpaid: 0, onSite: 0, onSiteHere: 0 }
  },
})
