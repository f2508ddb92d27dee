import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** Kept as long as they count for a limit, or until nobody can use them any more; then gone. */
const LEFTOVERS = [
  sql`delete from otp_challenge where id in
    (select id from otp_challenge where expires_at < platform.now() - interval '25 hours' limit 5000)`,
  // After the codes: a counter is kept as long as a code of its number is.
  sql`select otp_forget(5000)`,
  sql`delete from otp_spray where day < (platform.now() at time zone 'utc')::date - 30`,
  sql`delete from otp_network_day where day < (platform.now() at time zone 'Asia/Yangon')::date - 30`,
  sql`delete from contact_session where ends_at < platform.now()`,
  sql`delete from passkey_ceremony where expires_at < platform.now()`,
  sql`delete from human_check_spent where expires_at < platform.now()`,
  sql`select forget_line_events(5000)`,
  sql`delete from number_pardon where at < platform.now() - interval '400 days'`,
  sql`delete from session where id in
    (select id from session where ends_at < platform.now() - interval '7 days' limit 5000)`,
] as const

export const makeSweepStore = (db: Database) => ({
  async sweep(): Promise<void> {
    for (const leftover of LEFTOVERS) await leftover.execute(db)
  },
})
