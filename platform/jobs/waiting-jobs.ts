import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import type { DueRows } from './due-rows.ts'

/** How many rows or jobs wait, and since when the oldest does. */
export type WaitingJob = {
  readonly job: string
  readonly waiting: number
  readonly oldestSeconds: number
}

/** Counting stops here: "many" is enough to know, and the query stays short. */
const COUNTED_AT_MOST = 10_000

const dueOf = (job: string, { table, due }: DueRows, now: Date): RawBuilder<unknown> => sql`
  select ${job}::text as job, count(*)::int as waiting, min(due) as since from
    (select ${sql.ref(due)} as due from ${sql.table(table)} where ${sql.ref(due)} <= ${now}
     order by ${sql.ref(due)} limit ${COUNTED_AT_MOST}) row`

type Work = { readonly rows: DueRows; readonly job: { readonly name: string } }

/** Rows whose time has come and jobs that were sent, by the job that would do them; one look for all. */
export async function waitingJobs(db: Database, work: readonly Work[], now: Date): Promise<WaitingJob[]> {
  const due = work.map(({ rows, job }) => dueOf(job.name, rows, now))
  const sent = sql`
    select name as job, count(*)::int as waiting, min(start_after) as since from
      (select name, start_after from pgboss.job where state < 'active' and not blocked and start_after <= ${now}
       limit ${COUNTED_AT_MOST}) row group by name`
  const { rows } = await sql<WaitingJob>`
    select job, sum(waiting)::int as waiting, coalesce(extract(epoch from ${now} - min(since)), 0)::float8 as "oldestSeconds"
    from (${sql.join([...due, sent], sql` union all `)}) queue group by job`.execute(db)
  return rows
}
