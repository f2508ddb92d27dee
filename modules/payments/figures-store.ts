import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** For the person on call. */
export const makePaymentFigures = (db: Database) => ({
  /** HELD payments, and refunds that the channel refused. */
  async forStaff(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select
      (select count(*) from payment where state = 'HELD') +
      (select count(*) from payment_refund where state = 'STAFF') as count`.execute(db)
    return rows[0]?.count ?? 0
  },

  /** Age in seconds of the oldest payment that is neither delivered nor being refunded. */
  async oldestPaidSeconds(now: Date): Promise<number> {
    const { rows } = await sql<{
      seconds: number | null
    }>`select extract(epoch from ${now} - min(created_at))::float8 as seconds
      from payment_fulfilment where due_at is not null`.execute(db)
    return rows[0]?.seconds ?? 0
  },
})
