import { sql } from 'kysely'
import type { Lang } from '#contracts/language.ts'
import { makeFileStore } from '#modules/files/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'

export type StoredJobApplication = {
  readonly id: string
  readonly reference: string
  readonly jobId: string
  readonly jobTitle: string
  readonly fullName: string
  readonly phone: string
  readonly email: string
  readonly words: string | null
  readonly lang: Lang
  readonly receivedAt: Date
  readonly dueAt: Date
}

const COLUMNS = sql`j.id, j.reference, j.job_id as "jobId", j.job_title as "jobTitle", j.full_name as "fullName", j.phone,
  j.email, j.words, j.lang, j.received_at as "receivedAt", j.due_at as "dueAt"`

/** Key under which the CV is stored. */
export const cvThing = (id: string): string => `career:${id}`

export const makeJobApplicationStore = (db: Database | Tx) => ({
  async asked(requestId: string): Promise<StoredJobApplication | null> {
    const { rows } = await sql<StoredJobApplication>`select ${COLUMNS} from job_application j
      where j.request_id = ${requestId}`.execute(db)
    return rows[0] ?? null
  },

  /** False when the same intent was stored a moment ago. */
  async insert(one: StoredJobApplication & { readonly requestId: string }): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`insert into job_application (id, reference, request_id, job_id, job_title,
        full_name, phone, email, words, lang, received_at, consent_at, due_at)
      values (${one.id}, ${one.reference}, ${one.requestId}, ${one.jobId}, ${one.jobTitle}, ${one.fullName}, ${one.phone},
        ${one.email}, ${one.words}, ${one.lang}, ${one.receivedAt}, ${one.receivedAt}, ${one.dueAt})
      on conflict (request_id) do nothing`.execute(db)
    return numAffectedRows > 0n
  },

  /** Deletes a due application and the key of its file. */
  async forget(id: string, now: Date): Promise<void> {
    const { rows } = await sql`delete from job_application where id = ${id} and due_at <= ${takenUntil(now)}
      returning id`.execute(db)
    if (rows.length > 0) await makeFileStore(db).shred([cvThing(id)], now)
  },
})

type Asked = { readonly unread: boolean; readonly after: Key | null; readonly limit: number }
export type ReadJobApplication = StoredJobApplication & { readonly readBy: string | null }

export const makeCvBoardStore = (tx: Tx) => ({
  async list({ unread, after, limit }: Asked): Promise<ReadJobApplication[]> {
    const [order, beyond] = unread ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
    const { rows } = await sql<ReadJobApplication>`select ${COLUMNS}, s.name as "readBy"
      from job_application j left join staff s on s.id = j.read_by where true
      ${unread ? sql`and j.read_at is null` : sql``}
      ${after === null ? sql`` : sql`and (j.received_at, j.id) ${beyond} (${after.at}, ${after.id}::uuid)`}
      order by j.received_at ${order}, j.id ${order} limit ${limit}`.execute(tx)
    return rows
  },

  async read(id: string, staffId: string, now: Date): Promise<ReadJobApplication | null> {
    await sql`update job_application set read_by = ${staffId}, read_at = ${now} where id = ${id} and read_at is null`.execute(
      tx,
    )
    const { rows } = await sql<ReadJobApplication>`select ${COLUMNS}, s.name as "readBy"
      from job_application j left join staff s on s.id = j.read_by where j.id = ${id}`.execute(tx)
    return rows[0] ?? null
  },
})
