import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type AttackedFound = {
  readonly number: string
  readonly failures: number
  readonly consecutive: number
  readonly off_since: Date | null
  readonly last_at: Date | null
  readonly wait_seconds: number | null
}

const MOST_COUNTED = 1_000

export const makeAttacksReadModel = (tx: Tx) => ({
  /** By wrong guesses in a row, from three on, because anybody mistypes once or twice. */
  async numbers(after: { inARow: number; number: string } | null, limit: number): Promise<AttackedFound[]> {
    const { rows } =
      await sql<AttackedFound>`select o.number, o.consecutive, o.off_since, o.failed_at[cardinality(o.failed_at)] as last_at,
        (select count(*) from unnest(o.failed_at) f where f > platform.now() - interval '24 hours')::int as failures, w.wait_seconds
      from otp_number o cross join lateral otp_guess_refusal(o.failed_at, o.consecutive, false, platform.now()) w
      where o.consecutive >= 3 ${after === null ? sql`` : sql`and (o.consecutive, o.number) < (${after.inARow}, ${after.number})`}
      order by o.consecutive desc, o.number desc limit ${limit}`.execute(tx)
    return rows
  },

  async figures() {
    const { rows } = await sql<{
      failed: number
      high_risk: boolean
      locked: number
      off: number
      sent: number
      in_all: number
    }>`select
      (select coalesce(sum(failed), 0)::int from otp_spray where day = (platform.now() at time zone 'utc')::date) as failed,
      otp_high_risk() as high_risk,
      (select count(*)::int from (select from otp_number where consecutive >= 3 limit ${MOST_COUNTED}) x) as locked,
      (select count(*)::int from (select from otp_number where off_since is not null limit ${MOST_COUNTED}) x) as off,
      n.sent, n.in_all from otp_network_left(platform.now()) n`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('the figures of codes answered no row')
    return row
  },
})
