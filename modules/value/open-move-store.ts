import type { Database, Tx } from '#platform/db/database.ts'
import type { StoredMove } from './move.ts'
import { toMove } from './move-store.ts'

/** Moves that have not ended: few at any time, each found by an index of its own. */
export const makeOpenMoveStore = (db: Database | Tx) => ({
  /** Moves of the line that wait for their code. */
  async waiting(line: string, kind?: string): Promise<StoredMove[]> {
    let rows = db
      .selectFrom('value_move')
      .selectAll()
      .where('line', '=', line)
      .where('state', 'in', ['RESERVING', 'CODE_SENT'])
      .orderBy('id')
    if (kind !== undefined) rows = rows.where('kind', '=', kind)
    return (await rows.execute()).map(toMove)
  },

  /** Takes moves somebody has to look at; until `leaseUntil` nobody else does. */
  async takeDue(now: Date, leaseUntil: Date, most: number): Promise<StoredMove[]> {
    const due = db
      .selectFrom('value_move')
      .select('id')
      .where('next_ask_at', '<=', now)
      .orderBy('next_ask_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
    const rows = await db
      .updateTable('value_move')
      .set({ next_ask_at: leaseUntil })
      .where('id', 'in', due)
      .returningAll()
      .execute()
    return rows.map(toMove)
  },
})
