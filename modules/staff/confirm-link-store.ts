import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type AskedLink = {
  readonly staffId: string
  readonly askedBy: string
  readonly askedByName: string
  readonly isConfirmed: boolean
}

const OPEN = sql`l.purpose = 'ENROL' and l.used_at is null and l.ends_at > platform.now()`

/** New links that take two administrators. */
export const makeConfirmLinkStore = (db: Database | Tx) => ({
  async all(): Promise<AskedLink[]> {
    const { rows } =
      await sql<AskedLink>`select l.staff_id as "staffId", l.asked_by as "askedBy", a.name as "askedByName",
      l.confirmed_by is not null as "isConfirmed" from staff_link l join staff a on a.id = l.asked_by where ${OPEN}`.execute(
        db,
      )
    return rows
  },

  /** The open link that this administrator asked for and nobody has confirmed, locked. */
  async lock(staffId: string, askedBy: string): Promise<Buffer | null> {
    const { rows } = await sql<{ hash: Buffer }>`select l.hash from staff_link l where l.staff_id = ${staffId}
      and l.asked_by = ${askedBy} and l.confirmed_by is null and ${OPEN} for update`.execute(db)
    return rows[0]?.hash ?? null
  },

  async confirm(hash: Buffer, by: string, codeHash: Buffer): Promise<void> {
    await sql`update staff_link set confirmed_by = ${by}, code_hash = ${codeHash}, tries = 0
      where hash = ${hash}`.execute(db)
  },
})
