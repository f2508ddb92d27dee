import { sql } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

/** What happens to expired buckets and reservations. Each call is one bounded statement and returns its number of rows. */
export function makeLedgerEnding({ db, clock }: Deps) {
  const call = async (name: 'book_out' | 'clear_holds' | 'clear_buckets'): Promise<number> => {
    const { rows } = await sql<{
      count: number
    }>`select ${sql.raw(`ledger.${name}`)}(${clock.now()}::timestamptz) as count`.execute(db)
    return rows[0]?.count ?? 0
  }
  return {
    /** Books what is left in expired buckets to `own:expired`. */
    bookOut: () => call('book_out'),
    /** Reservations that ended 35 days ago. */
    clearHolds: () => call('clear_holds'),
    /** Empty buckets that expired 90 days ago. */
    clearBuckets: () => call('clear_buckets'),

    /** How long the oldest expired bucket has been waiting to be booked out. */
    async oldestWaitingSeconds(): Promise<number> {
      const { rows } = await sql<{ seconds: number | null }>`select
        extract(epoch from ${clock.now()}::timestamptz - min(expires_at))::float8 as seconds
        from ledger.bucket where living and expires_at is not null and reserved = 0`.execute(db)
      return Math.max(0, rows[0]?.seconds ?? 0)
    },
  }
}
