import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

/** The timeline of an order, oldest step first. */
export const readTimeline = async (db: Database | Tx, orderId: string) =>
  (
    await sql<{ at: Date; to: string; why: string }>`
      select at, to_state as "to", why from payment_step where record = 'ORDER' and record_id = ${orderId} order by id`.execute(
      db,
    )
  ).rows
