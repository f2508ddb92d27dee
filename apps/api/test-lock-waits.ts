import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#platform/db/database.ts'

/** Until so many connections to the test's database wait for a lock. Not asked in a transaction, which would see the first answer again. */
export async function untilWaiting(db: Database, connections: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.n ?? 0
  }
  await expect.poll(waiting, { interval: 5, timeout: 5_000 }).toBe(connections)
}
