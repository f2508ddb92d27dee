import { sql } from 'kysely'
import type { Role } from '#contracts/staff/roles.ts'
import type { Database, Tx } from '#platform/db/database.ts'

/** Statements for the database's owner: no serving role may grant a role. */
export const makeFirstStore = (db: Database | Tx) => ({
  /**
   * Whoever is just making a passkey by an earlier run's link is done then: statements after this one see it. One that both waits and
   * decides would not.
   */
  async lockInvited(): Promise<void> {
    await sql`select from staff where removed_at is null and not demo and added_by is null order by id for update`.execute(
      db,
    )
  },

  /** Whether an administrator with a passkey exists. */
  async hasAdmins(): Promise<boolean> {
    const { rows } = await sql`select from staff p join staff_role r on r.staff_id = p.id and r.role = 'ADMIN'
      join staff_passkey k on k.staff_id = p.id where p.removed_at is null and not p.demo limit 1`.execute(db)
    return rows.length > 0
  },

  /** Administrators invited by an earlier run who never opened their links. */
  async removeInvited(now: Date): Promise<void> {
    await sql`with gone as (update staff p set removed_at = ${now} where p.removed_at is null and not p.demo and p.added_by is null
        and not exists (select from staff_passkey k where k.staff_id = p.id) returning p.id)
      delete from staff_role r using gone where r.staff_id = gone.id`.execute(db)
  },

  async grant(staffId: string, role: Role, now: Date): Promise<void> {
    await db.insertInto('staff_role').values({ staff_id: staffId, role, granted_at: now }).execute()
  },

  /** A demo person, the same at every start. */
  async putDemo(id: string, name: string, role: Role, now: Date): Promise<void> {
    await db
      .insertInto('staff')
      .values({ id, name, demo: true, added_at: now })
      .onConflict((same) => same.doNothing())
      .execute()
    await db
      .insertInto('staff_role')
      .values({ staff_id: id, role, granted_at: now })
      .onConflict((same) => same.doNothing())
      .execute()
  },

  async demoPeople(): Promise<{ id: string; name: string; roles: Role[] }[]> {
    const { rows } = await sql<{ id: string; name: string; roles: Role[] }>`select p.id, p.name,
      array(select r.role from staff_role r where r.staff_id = p.id order by 1) as roles
      from staff p where p.demo and p.removed_at is null order by p.id`.execute(db)
    return rows
  },
})
