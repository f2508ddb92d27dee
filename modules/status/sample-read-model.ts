import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { SAMPLE_MINUTES, type Sample } from './judge.ts'

const MINUTE_MS = 60_000

const startOf = (now: Date): Date => new Date(now.getTime() - SAMPLE_MINUTES * MINUTE_MS)

/** Results of real messages and moves, from our own tables. */
export const makeSampleReadModel = (db: Database) => ({
  async messages(kind: 'code' | null, now: Date): Promise<Sample> {
    const { rows } = await sql<Sample>`select
        count(*) filter (where state = 'DELIVERED')::int as good,
        count(*) filter (where state in ('FAILED', 'EXPIRED', 'UNKNOWN'))::int as bad,
        coalesce(extract(epoch from ${now} - min(created_at) filter (where state in ('QUEUED', 'SENDING'))), 0)::float8 as "waitsSec",
        max(ended_at) as "lastAt"
      from sms_message where created_at > ${startOf(now)} ${kind === null ? sql`` : sql`and kind = ${kind}`}`.execute(
      db,
    )
    return rows[0] ?? NOTHING
  },

  /** Move ids contain their time, so a range of ids is a range of time. */
  async moves(now: Date): Promise<Sample> {
    const { rows } = await sql<Sample>`select
        count(*) filter (where state in ('COMPLETED', 'FAILED', 'REVERSED'))::int as good,
        count(*) filter (where state = 'UNKNOWN')::int as bad,
        coalesce(extract(epoch from ${now} - min(created_at) filter (where state = 'UNKNOWN')), 0)::float8 as "waitsSec",
        max(settled_at) as "lastAt"
      from value_move where id >= ledger.first_id_of(${startOf(now)})`.execute(db)
    return rows[0] ?? NOTHING
  },
})

const NOTHING: Sample = { good: 0, bad: 0, waitsSec: 0, lastAt: null }
