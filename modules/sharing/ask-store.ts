import { sql } from 'kysely'
import type { ShareAsk, ShareType } from '#contracts/sharing.ts'
import type { Database, Row, Tx } from '#platform/db/database.ts'

export type Ask = {
  readonly id: string
  readonly asker: string
  readonly giver: string
  readonly type: ShareType
  readonly amount: number
  readonly message: string | null
  readonly state: ShareAsk['state']
  readonly askedAt: Date
}

const MOST_LISTED = 10

export const toAsk = (row: Row<'share_ask'>): Ask => ({
  id: row.id,
  asker: row.asker,
  giver: row.giver,
  type: row.kind as ShareType,
  amount: row.amount,
  message: row.message,
  state: row.state as ShareAsk['state'],
  askedAt: row.asked_at,
})

export const makeAskStore = (db: Database | Tx) => ({
  /** Serialises asks between two lines. */
  async lock(asker: string, giver: string): Promise<void> {
    for (const line of [asker, giver].toSorted())
      await sql`select pg_advisory_xact_lock(hashtextextended(${`share ask ${line}`}, 0))`.execute(db)
  },

  async countSince(side: 'asker' | 'giver', line: string, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('share_ask')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(side, '=', line)
      .where('asked_at', '>=', since)
      .executeTakeFirstOrThrow()
    return count
  },

  async listSince(side: 'asker' | 'giver', line: string, since: Date): Promise<Ask[]> {
    const rows = await db
      .selectFrom('share_ask')
      .selectAll()
      .where(side, '=', line)
      .where('asked_at', '>=', since)
      .orderBy('asked_at', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(toAsk)
  },

  async insert({ id, asker, giver, type, amount, message, askedAt }: Omit<Ask, 'state'>): Promise<void> {
    await db
      .insertInto('share_ask')
      .values({ id, asker, giver, kind: type, amount, message, asked_at: askedAt })
      .execute()
  },

  async decline(id: string, giver: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('share_ask')
      .set({ state: 'DECLINED', answered_at: at })
      .where('id', '=', id)
      .where('giver', '=', giver)
      .where('state', '=', 'OPEN')
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  /** A share of exactly what was asked for answers the ask. */
  async shared(
    { asker, giver, type, amount }: Pick<Ask, 'asker' | 'giver' | 'type' | 'amount'>,
    moveId: string,
    at: Date,
  ): Promise<void> {
    await db
      .updateTable('share_ask')
      .set({ state: 'SHARED', answered_at: at, move_id: moveId })
      .where('giver', '=', giver)
      .where('asker', '=', asker)
      .where('kind', '=', type)
      .where('amount', '=', amount)
      .where('state', '=', 'OPEN')
      .execute()
  },
})
