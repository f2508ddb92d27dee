import { sql } from 'kysely'
import type { BookOutPoints, LineAges } from '#modules/loyalty/index.ts'

/** Removes expired lots of points by one move; returns each line's sum for its history. */
export const bookOutPoints: BookOutPoints = async (tx, now, most) => {
  const { rows } = await sql<{ line: string; move_id: string; points: number; lots: number }>`
    select line, move_id, sum(points)::int as points, count(*)::int as lots
      from ledger.end_points(${now}, ${most}) group by line, move_id`.execute(tx)
  return {
    lots: rows.reduce((sum, { lots }) => sum + lots, 0),
    ended: rows
      .filter(({ line, points }) => points > 0 && !line.includes(':'))
      .map(({ line, move_id: moveId, points }) => ({ line, moveId, points })),
  }
}

/** The age of lines as the ledger knows it. */
export const lineAges: LineAges = async (tx, lines) => {
  const { rows } = await sql<{
    line: string
    since: Date
  }>`select line, since from ledger.activated(${lines})`.execute(tx)
  return new Map(rows.map(({ line, since }) => [line, since]))
}
