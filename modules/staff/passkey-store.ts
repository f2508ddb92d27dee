import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type StaffPasskey = {
  readonly id: string
  readonly staffId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
}

type Ceremony = { readonly challenge: string; readonly staffId: string | null }

const LIFE = sql<Date>`platform.now() + interval '5 minutes'`

export const makeStaffPasskeyStore = (db: Database | Tx) => ({
  async find(id: string): Promise<StaffPasskey | null> {
    const row = await db
      .selectFrom('staff_passkey')
      .innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
      .select(['staff_passkey.id', 'staff_id', 'public_key', 'sign_count', 'transports'])
      .where('staff_passkey.id', '=', id)
      .where('staff.removed_at', 'is', null)
      .executeTakeFirst()
    if (!row) return null
    const { staff_id: staffId, public_key: publicKey, sign_count: signCount, transports } = row
    return { id: row.id, staffId, publicKey, signCount, transports }
  },

  async remove(staffId: string): Promise<void> {
    await db.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
  },

  /** A person has one passkey: a new one replaces it. False when the key belongs to somebody else. */
  async replace({ id, staffId, publicKey, signCount, transports }: StaffPasskey): Promise<boolean> {
    await db.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('staff_passkey')
      .values({
        id,
        staff_id: staffId,
        public_key: publicKey,
        sign_count: signCount,
        transports: [...transports],
        added_at: sql<Date>`platform.now()`,
      })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  /** False when it was removed meanwhile. */
  async used(id: string, signCount: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff_passkey')
      .set({ sign_count: signCount, last_used_at: sql<Date>`platform.now()` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  async begin(id: string, { challenge, staffId }: Ceremony): Promise<void> {
    await db
      .insertInto('staff_ceremony')
      .values({ id, challenge, staff_id: staffId, expires_at: LIFE })
      .execute()
  },

  /** Can be taken once: a second answer finds nothing. */
  async take(id: string): Promise<Ceremony | null> {
    const row = await db
      .deleteFrom('staff_ceremony')
      .where('id', '=', id)
      .returning(['challenge', 'staff_id', sql<boolean>`expires_at > platform.now()`.as('live')])
      .executeTakeFirst()
    return row?.live ? { challenge: row.challenge, staffId: row.staff_id } : null
  },
})
