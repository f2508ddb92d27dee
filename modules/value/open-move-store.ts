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
})
