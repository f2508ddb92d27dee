import { sql } from 'kysely'
import type { Role } from '#contracts/staff/roles.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type StaffRow = {
  readonly staffId: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly demo: boolean
  readonly hasPasskey: boolean
  readonly removedAt: Date | null
  readonly addedAt: Date
  readonly lastSeenAt: Date | null
  readonly sessions: number
}

/** One who never made a passkey cannot sign in. */
export type Admin = { readonly staffId: string; readonly canSignIn: boolean }

type Found = {
  readonly id: string
  readonly name: string
  readonly roles: Role[]
  readonly demo: boolean
  readonly has_passkey: boolean
  readonly removed_at: Date | null
  readonly added_at: Date
  readonly last_seen_at: Date | null
  readonly sessions: number
}

const toStaff = (row: Found): StaffRow => ({
  staffId: row.id,
  name: row.name,
  roles: row.roles,
  demo: row.demo,
  hasPasskey: row.has_passkey,
  removedAt: row.removed_at,
  addedAt: row.added_at,
  lastSeenAt: row.last_seen_at,
  sessions: row.sessions,
})

const PERSON = sql`p.id, p.name, p.demo, p.removed_at, p.added_at,
  array(select r.role from staff_role r where r.staff_id = p.id order by 1) as roles,
  exists (select from staff_passkey k where k.staff_id = p.id) as has_passkey,
  (select max(s.last_seen_at) from staff_session s where s.staff_id = p.id) as last_seen_at,
  (select count(*) from staff_session s where s.staff_id = p.id and s.ended_at is null and s.ends_at > platform.now()
     and s.last_seen_at > platform.now() - interval '15 minutes')::int as sessions`

export const makeStaffStore = (db: Database | Tx) => ({
  async list(withRemoved: boolean): Promise<StaffRow[]> {
    const { rows } = await sql<Found>`select ${PERSON} from staff p
      where ${withRemoved} or p.removed_at is null order by p.name, p.id`.execute(db)
    return rows.map(toStaff)
  },

  async find(staffId: string): Promise<StaffRow | null> {
    const { rows } = await sql<Found>`select ${PERSON} from staff p where p.id = ${staffId}`.execute(db)
    return rows[0] ? toStaff(rows[0]) : null
  },

  /** Whoever makes or uses a link of this person waits until the transaction ends. */
  async lock(staffId: string): Promise<void> {
    await sql`select from staff where id = ${staffId} for update`.execute(db)
  },

  async add(person: { id: string; name: string; addedBy: string | null; now: Date }): Promise<void> {
    const { id, name, addedBy, now } = person
    await db.insertInto('staff').values({ id, name, added_by: addedBy, added_at: now }).execute()
  },

  async setLang(staffId: string, lang: 'en' | 'my'): Promise<void> {
    await db.updateTable('staff').set({ lang }).where('id', '=', staffId).execute()
  },

  /** Locked, so that two who go at the same time are counted one after the other. */
  async lockAdmins(): Promise<Admin[]> {
    const is = sql`p.removed_at is null and exists (select from staff_role r where r.staff_id = p.id and r.role = 'ADMIN')`
    await sql`select from staff p where ${is} order by p.id for update`.execute(db)
    // Read by a statement of its own: the one that waited does not see which roles were taken meanwhile.
    const { rows } = await sql<Admin>`select p.id as "staffId",
      p.demo or exists (select from staff_passkey k where k.staff_id = p.id) as "canSignIn"
      from staff p where ${is}`.execute(db)
    return rows
  },

  async takeRole(staffId: string, role: Role): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('staff_role')
      .where('staff_id', '=', staffId)
      .where('role', '=', role)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },

  /** Deletes roles, passkey, links and sessions; the row stays, because the audit refers to it. */
  async remove(staffId: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff')
      .set({ removed_at: now })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await db.deleteFrom('staff_role').where('staff_id', '=', staffId).execute()
    await db.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
    return true
  },
})
