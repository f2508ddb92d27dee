import { sql } from 'kysely'
import type { ReadingState } from '#contracts/status.ts'
import type { Database } from '#platform/db/database.ts'

export type Seen = {
  /** `SMS`, or `PAYMENT:kbz`. */
  readonly part: string
  readonly name: string | null
  readonly nameMm: string | null
  readonly state: ReadingState
  readonly heardAt: Date | null
}

export type StoredReading = Seen & { readonly checkedAt: Date }

export const makeReadingStore = (db: Database) => ({
  /** Removes parts that are no longer checked. Without a new result the earlier one stays. */
  async keep(seen: readonly Seen[], now: Date): Promise<void> {
    for (const { part, name, nameMm, state, heardAt } of seen)
      await sql`insert into status_reading as kept (part, name, name_my, state, since, heard_at, checked_at)
        values (${part}, ${name}, ${nameMm}, ${state}, ${now}, ${heardAt}, ${now})
        on conflict (part) do update set name = excluded.name, name_my = excluded.name_my, state = excluded.state,
          since = case when kept.state = excluded.state then kept.since else excluded.since end,
          heard_at = coalesce(excluded.heard_at, kept.heard_at), checked_at = excluded.checked_at`.execute(db)
    await sql`delete from status_reading where part <> all(${seen.map(({ part }) => part)})`.execute(db)
  },

  async all(): Promise<StoredReading[]> {
    const { rows } =
      await sql<StoredReading>`select part, name, name_my as "nameMm", state, heard_at as "heardAt",
      checked_at as "checkedAt" from status_reading order by part`.execute(db)
    return rows
  },

  async beatAt(id: string, dueAt: Date): Promise<void> {
    await sql`update status_beat set due_at = ${dueAt} where id = ${id}`.execute(db)
  },
})
