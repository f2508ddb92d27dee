import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** Deletes what has expired: sessions and links after a month, sign-in challenges at once. */
export const makeStaffSweepStore = (db: Database) => ({
  async sweep(): Promise<void> {
    await sql`delete from staff_ceremony where expires_at < platform.now()`.execute(db)
    await sql`delete from staff_link where ends_at < platform.now() - interval '30 days'`.execute(db)
    await sql`delete from staff_session where ends_at < platform.now() - interval '30 days'`.execute(db)
  },
})
