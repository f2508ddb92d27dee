import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type SealedCode = { readonly id: string; readonly sealed: Buffer }

/** Codes of one voucher: free, held by a move, or issued to a member. */
export const makeCodeStore = (db: Database | Tx) => ({
  /** All or none. Codes that another move is taking at this moment are skipped instead of waited for. */
  async hold(voucherId: string, moveId: string, count: number): Promise<boolean> {
    const { rows } = await sql<{
      id: string
    }>`update voucher_code set state = 'HELD', move_id = ${moveId} where id in (
        select id from voucher_code where voucher_id = ${voucherId} and state = 'FREE' order by id limit ${count}
        for update skip locked) returning id`.execute(db)
    if (rows.length === count) return true
    await this.free(moveId)
    return false
  },

  async issue(moveId: string): Promise<void> {
    await sql`update voucher_code set state = 'ISSUED' where move_id = ${moveId} and state = 'HELD'`.execute(
      db,
    )
  },

  async free(moveId: string): Promise<void> {
    await sql`update voucher_code set state = 'FREE', move_id = null where move_id = ${moveId}`.execute(db)
  },

  /** The move that issued a code, found by its tags alone. */
  async moveOf(tags: readonly Buffer[]): Promise<string | null> {
    const { rows } = await sql<{ move_id: string }>`select move_id from voucher_code
      where tag = any (${tags}::bytea[]) and state = 'ISSUED'`.execute(db)
    return rows[0]?.move_id ?? null
  },

  async ofMoves(moveIds: readonly string[]): Promise<(SealedCode & { readonly moveId: string })[]> {
    if (moveIds.length === 0) return []
    const rows = await db
      .selectFrom('voucher_code')
      .select(['id', 'sealed', 'move_id'])
      .where('move_id', 'in', moveIds)
      .where('state', '=', 'ISSUED')
      .orderBy('id')
      .execute()
    return rows.map(({ id, sealed, move_id: moveId }) => ({ id, sealed, moveId: moveId ?? '' }))
  },
})
