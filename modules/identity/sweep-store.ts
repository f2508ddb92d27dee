import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** Rows per statement, so that its locks are held for a moment only. */
const PIECE = 5_000
/** Shorter than what the job engine allows a turn; the next turn goes on. */
const TURN_MS = 240_000

type Gone = { gone: number }

/** Deletes at most one piece of these rows and returns how many it deleted. */
const piece = (table: string, over: RawBuilder<unknown>): RawBuilder<Gone> =>
  sql<Gone>`with gone as (delete from ${sql.table(table)} where id in
    (select id from ${sql.table(table)} where ${over} limit ${PIECE}) returning 1)
    select count(*)::int as gone from gone`

/** Tables with a few rows a day: never more than one piece. */
const days = (statement: RawBuilder<unknown>): RawBuilder<Gone> =>
  sql<Gone>`with gone as (${statement}) select 0 as gone`

/** Kept as long as they count for a limit, or until nobody can use them any more; then gone. */
const LEFTOVERS = [
  piece('otp_challenge', sql`expires_at < platform.now() - interval '25 hours'`),
  // After the codes: a counter is kept as long as a code of its number is.
  sql<Gone>`select otp_forget(${PIECE}) as gone`,
  days(sql`delete from otp_spray where day < (platform.now() at time zone 'utc')::date - 30`),
  days(sql`delete from otp_network_day where day < (platform.now() at time zone 'Asia/Yangon')::date - 30`),
  piece('contact_session', sql`ends_at < platform.now()`),
  piece('passkey_ceremony', sql`expires_at < platform.now()`),
  piece('human_check_spent', sql`expires_at < platform.now()`),
  sql<Gone>`select forget_line_events(${PIECE}) as gone`,
  piece('number_pardon', sql`at < platform.now() - interval '400 days'`),
  piece('session', sql`ends_at < platform.now() - interval '7 days'`),
] as const

export const makeSweepStore = (db: Database) => ({
  /** Deletes piece by piece until nothing is left, the worker stops, or the turn is over. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const end = performance.now() + TURN_MS
    for (const leftover of LEFTOVERS)
      for (let gone = PIECE; gone >= PIECE;) {
        if (stop?.aborted || performance.now() > end) return
        const { rows } = await leftover.execute(db)
        gone = rows[0]?.gone ?? 0
      }
  },
})
