import { sql } from 'kysely'
import type { Database } from './database.ts'

export type DueMonth = {
  readonly parent: string
  /** Its first day. */
  readonly month: string
  /** Null: not begun. */
  readonly id: string | null
  readonly state: 'WRITING' | 'DETACHED' | 'DROPPED' | null
  readonly keySealed: Buffer | null
}

type ArchivedMonth = { readonly id: string; readonly state: string; readonly keySealed: Buffer | null }
export type Part = { readonly no: number; readonly rows: number; readonly hash: Buffer }

const monthText = sql`to_char(month, 'YYYY-MM-DD')`

/** The database's side of archiving: it refuses to drop a month whose copy it has not compared. */
export const makeMonthArchiveStore = (db: Database) => ({
  async due(): Promise<readonly DueMonth[]> {
    const { rows } =
      await sql<DueMonth>`select parent, ${monthText} as month, id, state, key_sealed as "keySealed"
      from months_due()`.execute(db)
    return rows
  },

  /** The archive's id; null when something in that month has no end yet. */
  async begin({ parent, month }: DueMonth, id: string, keySealed: Buffer): Promise<string | null> {
    const { rows } = await sql<{ id: string | null }>`select month_begin(${parent}, ${month}::date, ${id},
      ${keySealed}) as id`.execute(db)
    return rows[0]?.id ?? null
  },

  async find(parent: string, month: string): Promise<ArchivedMonth | null> {
    const { rows } = await sql<ArchivedMonth>`select id, state, key_sealed as "keySealed" from month_archive
      where parent = ${parent} and month = ${month}::date`.execute(db)
    return rows[0] ?? null
  },

  async parts(id: string): Promise<readonly Part[]> {
    const { rows } = await sql<Part>`select no, rows, hash from month_archive_part where archive_id = ${id}
      order by no`.execute(db)
    return rows
  },

  /** The next rows that no part has. */
  async lines(id: string, most: number): Promise<readonly string[]> {
    const { rows } = await sql<{
      line: string
    }>`select line from month_lines(${id}, ${most}) order by key`.execute(db)
    return rows.map(({ line }) => line)
  },

  async note(id: string, { no, rows, hash }: Part): Promise<void> {
    await sql`select month_note(${id}, ${no}, ${rows}, ${hash})`.execute(db)
  },

  async detach(id: string): Promise<void> {
    await sql`select month_detach(${id})`.execute(db)
  },

  async drop(id: string): Promise<void> {
    await sql`select month_drop(${id})`.execute(db)
  },

  async end(id: string): Promise<void> {
    await sql`select month_end(${id})`.execute(db)
  },
})
