import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type LinkPurpose = 'ENROL' | 'DEMO'

type NewLink = {
  readonly hash: Buffer
  readonly staffId: string
  readonly purpose: LinkPurpose
  readonly askedBy: string | null
}

export type LinkOwner = {
  readonly staffId: string
  readonly name: string
  /** NONE: the link alone is enough. */
  readonly code: 'NONE' | 'NOT_CONFIRMED' | 'NEEDED'
}

export const MOST_TRIES = 5
const LIFE = sql<Date>`platform.now() + interval '24 hours'`

/** Whoever has a passkey gets another only by a link that two administrators gave. */
const LIVE = sql<boolean>`(l.used_at is null and l.ends_at > platform.now() and coalesce(l.tries, 0) < ${sql.lit(MOST_TRIES)}
  and (l.asked_by is not null or not exists (select from staff_passkey k where k.staff_id = l.staff_id)))`

export const makeLinkStore = (db: Database | Tx) => ({
  /** Returns when it expires. Earlier unused links of the person become invalid. */
  async make({ hash, staffId, purpose, askedBy }: NewLink): Promise<Date> {
    await db
      .updateTable('staff_link')
      .set({ ends_at: sql<Date>`platform.now()` })
      .where('staff_id', '=', staffId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
    const now = sql<Date>`platform.now()`
    const { ends_at: endsAt } = await db
      .insertInto('staff_link')
      .values({ hash, staff_id: staffId, purpose, made_at: now, ends_at: LIFE, asked_by: askedBy })
      .returning('ends_at')
      .executeTakeFirstOrThrow()
    return endsAt
  },

  /** The person it belongs to; null when it is used, expired, or the person was removed. */
  async whose(hash: Buffer, purpose: LinkPurpose): Promise<LinkOwner | null> {
    const row = await db
      .selectFrom('staff_link as l')
      .innerJoin('staff as p', 'p.id', 'l.staff_id')
      .select(['p.id', 'p.name', 'l.asked_by', 'l.confirmed_by'])
      .where('l.hash', '=', hash)
      .where('l.purpose', '=', purpose)
      .where(LIVE)
      .where('p.removed_at', 'is', null)
      .where('p.demo', '=', purpose === 'DEMO')
      .executeTakeFirst()
    if (!row) return null
    const code = row.asked_by === null ? 'NONE' : row.confirmed_by === null ? 'NOT_CONFIRMED' : 'NEEDED'
    return { staffId: row.id, name: row.name, code }
  },

  /** Whether it is the link's code; a wrong one is counted. Null when the link is over. */
  async tryCode(hash: Buffer, codeHash: Buffer): Promise<{ right: boolean; left: number } | null> {
    const { rows } = await sql<{ right: boolean; left: number }>`update staff_link l
      set tries = coalesce(tries, 0) + case when code_hash = ${codeHash} then 0 else 1 end
      where hash = ${hash} and code_hash is not null and ${LIVE}
      returning code_hash = ${codeHash} as right, ${sql.lit(MOST_TRIES)} - tries as left`.execute(db)
    return rows[0] ?? null
  },

  /** Of two concurrent uses one succeeds. A link that needs a code is used with it. */
  async use(hash: Buffer, codeHash: Buffer | null): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`update staff_link l set used_at = platform.now()
      where hash = ${hash} and ${LIVE} and (asked_by is null or code_hash = ${codeHash}::bytea)`.execute(db)
    return numAffectedRows > 0n
  },
})
