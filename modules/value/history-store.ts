import { firstMoveIdOf } from '#contracts/move-id.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Move } from './move.ts'
import type { HistoryLine } from './move-plan.ts'

export const toHistoryRows = (
  { id, product }: Pick<Move, 'id' | 'product'>,
  lines: readonly HistoryLine[],
  status: 'SUCCEEDED' | 'FAILED',
  at: Date,
  taken = status === 'SUCCEEDED',
) =>
  lines.map(({ line, type, deltas, counterparty, why }) => ({
    line,
    move_id: id,
    type,
    status,
    deltas: JSON.stringify(taken ? deltas : []),
    counterparty,
    product,
    why: JSON.stringify(why),
    at,
  }))

export const makeHistoryStore = (db: Database | Tx) => ({
  async write(...[move, lines, status, at, taken]: Parameters<typeof toHistoryRows>): Promise<void> {
    if (lines.length === 0) return
    await db
      .insertInto('value_history')
      .values(toHistoryRows(move, lines, status, at, taken))
      .execute()
  },

  /** Hides everything earlier from the line's next holder. */
  async startAt(line: string, now: Date): Promise<void> {
    const start = { since: now, first_move_id: firstMoveIdOf(now.getTime()) }
    await db
      .insertInto('history_start')
      .values({ line, ...start })
      .onConflict((same) => same.column('line').doUpdateSet(start))
      .execute()
  },

  /** Marks a reversed move, and its rows in all histories. */
  async markReversed(id: string, line: string): Promise<void> {
    await db
      .updateTable('value_move')
      .set({ state: 'REVERSED' })
      .where('id', '=', id)
      .where('state', '=', 'COMPLETED')
      .execute()
    await db
      .updateTable('value_history')
      .set({ status: 'REVERSED' })
      .where('line', '=', line)
      .where('move_id', '=', id)
      .execute()
  },
})
