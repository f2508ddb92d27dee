import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type OpenRecord = {
  readonly id: string
  readonly line: string
  readonly until: Date
  readonly reason: string
  readonly shown: boolean
}

export type FoundBy = 'NUMBER' | 'ORDER' | 'RECEIPT' | 'MESSAGE' | 'MOVE' | 'PAYMENT'

export type NewView = {
  readonly id: string
  readonly staffId: string
  readonly line: string
  readonly by: FoundBy | 'TICKET'
  readonly messageId?: string | null
  readonly now: Date
}

type Opening = {
  readonly reason: string
  readonly reference: string | null
  readonly messageId: string | null
  readonly now: Date
  readonly until: Date
}

/** How long a search result can be opened. */
const FOUND_FOR = sql`interval '1 hour'`

const views = (db: Database | Tx) => ({
  async found({ id, staffId, line, by, messageId = null, now }: NewView): Promise<void> {
    await db
      .insertInto('record_view')
      .values({ id, staff_id: staffId, line, found_by: by, found_at: now, message_id: messageId })
      .execute()
  },

  /** A record this person already has open. */
  async openOf(staffId: string, line: string, now: Date): Promise<{ id: string; until: Date } | null> {
    const { rows } = await sql<{
      id: string
      until: Date
    }>`select id, until from record_view where line = ${line}
      and staff_id = ${staffId} and until > ${now} order by until desc limit 1`.execute(db)
    return rows[0] ?? null
  },

  /** Only if this person found it recently. */
  async view(
    id: string,
    staffId: string,
    now: Date,
  ): Promise<{ line: string; messageId: string | null } | null> {
    const { rows } = await sql<{
      line: string
      message_id: string | null
    }>`select line, message_id from record_view
      where id = ${id} and staff_id = ${staffId} and found_at > ${now}::timestamptz - ${FOUND_FOR}`.execute(
      db,
    )
    return rows[0] ? { line: rows[0].line, messageId: rows[0].message_id } : null
  },

  async setOpen(id: string, { reason, reference, messageId, now, until }: Opening): Promise<void> {
    await db
      .updateTable('record_view')
      .set({ opened_at: now, until, reason, reference, message_id: messageId })
      .where('id', '=', id)
      .execute()
  },

  /** Null when it is closed or somebody else's. */
  async open(id: string, staffId: string, now: Date): Promise<OpenRecord | null> {
    const { rows } = await sql<{
      line: string
      until: Date
      reason: string
      shown_at: Date | null
    }>`select line, until, reason, shown_at
      from record_view where id = ${id} and staff_id = ${staffId} and until > ${now}`.execute(db)
    const [row] = rows
    return row
      ? { id, line: row.line, until: row.until, reason: row.reason, shown: row.shown_at !== null }
      : null
  },

  /** The line of a record; null once the number has a new holder. */
  async lineOf(id: string): Promise<string | null> {
    const row = await db.selectFrom('record_view').select('line').where('id', '=', id).executeTakeFirst()
    return row?.line ?? null
  },

  async show(id: string, now: Date): Promise<void> {
    await db.updateTable('record_view').set({ shown_at: now }).where('id', '=', id).execute()
  },
})

const counts = (db: Database | Tx) => ({
  async openedSince(staffId: string, since: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(distinct line)::int as count from record_view
      where staff_id = ${staffId} and opened_at > ${since}`.execute(db)
    return rows[0]?.count ?? 0
  },

  /** Who opened more than that many records since then. */
  async busiest(since: Date, least: number): Promise<{ staffId: string; name: string; opened: number }[]> {
    const { rows } = await sql<{
      staffId: string
      name: string
      opened: number
    }>`select r.staff_id as "staffId", s.name,
        count(distinct r.line)::int as opened from record_view r join staff s on s.id = r.staff_id
      where r.opened_at > ${since} group by 1, 2 having count(distinct r.line) >= ${least} order by 3 desc`.execute(
      db,
    )
    return rows
  },

  /** The number's next holder is another customer. */
  async forgetLine(line: string): Promise<void> {
    await db.deleteFrom('record_view').where('line', '=', line).execute()
  },

  /** Deletes old search results. */
  async sweep(before: Date): Promise<void> {
    await db.deleteFrom('record_view').where('found_at', '<', before).execute()
  },
})

export const makeRecordStore = (db: Database | Tx) => ({ ...views(db), ...counts(db) })
