import { sql } from 'kysely'
import type { Role } from '#contracts/staff/roles.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { StaffCaller } from '#platform/http/session.ts'

type Read = {
  readonly session_id: string
  readonly staff_id: string
  readonly name: string
  readonly lang: 'en' | 'my'
  readonly ends_at: Date
  readonly demo: boolean
  readonly roles: Role[]
}

const toCaller = (row: Read): StaffCaller => ({
  sessionId: row.session_id,
  staffId: row.staff_id,
  name: row.name,
  lang: row.lang,
  endsAt: row.ends_at,
  demo: row.demo,
  roles: row.roles,
})

const LIFE = sql<Date>`platform.now() + interval '8 hours'`

export const makeStaffSessionStore = (db: Database | Tx) => ({
  /** Read with every call, so a removed person is signed out with the next one. Null when it is over. */
  async read(hash: Buffer, demo: boolean): Promise<StaffCaller | null> {
    const { rows } = await sql<Read>`select * from staff_session_read(${hash}, ${demo})`.execute(db)
    return rows[0] ? toCaller(rows[0]) : null
  },

  async start(id: string, hash: Buffer, staffId: string): Promise<void> {
    const now = sql<Date>`platform.now()`
    await db
      .insertInto('staff_session')
      .values({ id, hash, staff_id: staffId, started_at: now, last_seen_at: now, ends_at: LIFE })
      .execute()
  },

  async end(sessionId: string): Promise<void> {
    await db
      .updateTable('staff_session')
      .set({ ended_at: sql<Date>`platform.now()` })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
  },

  async endAll(staffId: string): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('staff_session')
      .set({ ended_at: sql<Date>`platform.now()` })
      .where('staff_id', '=', staffId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  },
})
