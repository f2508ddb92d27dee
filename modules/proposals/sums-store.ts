import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

/** Names under which a kind's sums are locked. */
const COUNTED = { REFUND: 'refunds', POINTS: 'points' } as const
type CountedKind = keyof typeof COUNTED

type Sums = { readonly ofStaff: number; readonly ofCustomer: number }
type Counted = {
  readonly kind: CountedKind
  readonly by: string
  readonly line: string
  readonly since: Date
}

/** Totals that staff have moved, in a kind's own measure: kyat, or points added or taken. */
export const makeSumsStore = (db: Database | Tx) => ({
  /** Of one person since the day began, and for one customer whoever approved it. */
  async since({ kind, by, line, since }: Counted): Promise<Sums> {
    const much = kind === 'POINTS' ? sql`abs((proposed ->> 'points')::bigint)` : sql`amount_kyat`
    const counted = sql`proposed_at >= ${since} and kind = ${kind} and state in ('APPROVED', 'DONE')`
    const { rows } = await sql<{ of_staff: number; of_customer: number }>`select
      (select coalesce(sum(${much}), 0)::bigint from proposal where proposed_by = ${by} and ${counted}) as of_staff,
      (select coalesce(sum(${much}), 0)::bigint from proposal where line = ${line} and ${counted}) as of_customer`.execute(
      db,
    )
    return { ofStaff: rows[0]?.of_staff ?? 0, ofCustomer: rows[0]?.of_customer ?? 0 }
  },

  /** The same, locking both sums until the transaction ends, in the order of their keys. */
  async lockedSince(counted: Counted): Promise<Sums> {
    const word = COUNTED[counted.kind]
    await sql`select pg_advisory_xact_lock(k) from (select hashtextextended(x, 0) as k
      from unnest(array[${`${word} by ${counted.by}`}, ${`${word} to ${counted.line}`}]) x order by 1) keys`.execute(
      db,
    )
    return this.since(counted)
  },

  /** Points that staff have added to a line and taken from it, approved ones only. */
  async pointsMoved(line: string): Promise<{ readonly given: number; readonly taken: number }> {
    const { rows } = await sql<{ given: number; taken: number }>`select
      coalesce(sum(greatest((proposed ->> 'points')::bigint, 0)), 0)::int as given,
      coalesce(-sum(least((proposed ->> 'points')::bigint, 0)), 0)::int as taken
      from proposal where line = ${line} and kind = 'POINTS' and state in ('APPROVED', 'DONE')`.execute(db)
    return rows[0] ?? { given: 0, taken: 0 }
  },
})
