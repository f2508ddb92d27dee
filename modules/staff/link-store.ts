import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type LinkPurpose = 'ENROL' | 'DEMO'

const LIFE = sql<Date>`platform.now() + interval '24 hours'`

export const makeLinkStore = (db: Database | Tx) => ({
  /** Returns when it expires. Earlier unused links of the person become invalid. */
  async make(hash: Buffer, staffId: string, purpose: LinkPurpose): Promise<Date> {
    await db
      .updateTable('staff_link')
      .set({ ends_at: sql<Date>`platform.now()` })
      .where('staff_id', '=', staffId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
    const { ends_at: endsAt } = await db
      .insertInto('staff_link')
      .values({ hash, staff_id: staffId, purpose, made_at: sql<Date>`platform.now()`, ends_at: LIFE })
      .returning('ends_at')
      .executeTakeFirstOrThrow()
    return endsAt
  },

  /** The person it belongs to; null when it is used, expired, or the person was removed. */
  async whose(hash: Buffer, purpose: LinkPurpose): Promise<{ staffId: string; name: string } | null> {
    const row = await db
      .selectFrom('staff_link as l')
      .innerJoin('staff as p', 'p.id', 'l.staff_id')
      .select(['p.id', 'p.name'])
      .where('l.hash', '=', hash)
      .where('l.purpose', '=', purpose)
      .where('l.used_at', 'is', null)
      .where('l.ends_at', '>', sql<Date>`platform.now()`)
      .where('p.removed_at', 'is', null)
      .where('p.demo', '=', purpose === 'DEMO')
      .executeTakeFirst()
    return row ? { staffId: row.id, name: row.name } : null
  },

  /** Of two concurrent uses one succeeds. */
  async use(hash: Buffer): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff_link')
      .set({ used_at: sql<Date>`platform.now()` })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('ends_at', '>', sql<Date>`platform.now()`)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
})
