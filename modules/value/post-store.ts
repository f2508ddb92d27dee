import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { insertFrom, type NewRow } from '#platform/db/insert-from.ts'
import { updateFrom } from '#platform/db/update-from.ts'
import type { Expression } from '#platform/db/part.ts'
import type { CoreAnswer } from './core.ts'
import { toHistoryRows } from './history-store.ts'
import type { Move } from './move.ts'
import type { ShortEnd } from './move-kind.ts'
import { toMoveRow } from './move-store.ts'

const TOTALS = sql`done.answer -> 'totals'`

/** One statement: asks the core and, if it did what it was asked, writes the move, its histories and its kind's rows. */
export async function post<Result>(
  tx: Tx,
  order: Expression<CoreAnswer>,
  ended: Move,
  end: ShortEnd<Result>,
): Promise<CoreAnswer> {
  const inserts = rowsOf(ended, end).map(
    (row, at) => sql`, ${sql.ref(`row_${at}`)} as (${insertFrom(row, 'done')})`,
  )
  const marks = (end.marks ?? []).map(
    (mark, at) => sql`, ${sql.ref(`mark_${at}`)} as (${updateFrom(mark, 'done')})`,
  )
  const { rows } = await sql<{ answer: CoreAnswer }>`with asked as materialized (select ${order} as answer),
    done as (select answer from asked where answer ->> 'outcome' = 'DONE')${sql.join([...inserts, ...marks], sql``)}
    select answer from asked`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the core answered no row')
  return row.answer
}

function rowsOf<Result>(ended: Move, end: ShortEnd<Result>): NewRow[] {
  const { settledAt, plan } = ended
  if (settledAt === null) throw new Error('a move that has not ended is posted')
  const histories = toHistoryRows(ended, plan.history, 'SUCCEEDED', settledAt)
  return [
    ...end.rows,
    { table: 'value_move', row: { ...toMoveRow(ended), result: end.kept(TOTALS) } },
    ...histories.map((row) => ({ table: 'value_history' as const, row })),
  ]
}
