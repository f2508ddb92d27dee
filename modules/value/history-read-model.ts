import { sql } from 'kysely'
import { firstMoveIdOf } from '#contracts/move-id.ts'
import type { Database, Row } from '#platform/db/database.ts'
import type { Delta, HistoryLine, HistoryType } from './move-plan.ts'
import { historySince } from './history-since-store.ts'
import { readPlannedHistory } from './stored-plan.ts'

export type HistoryRow = {
  readonly moveId: string
  readonly at: Date
  readonly type: HistoryType
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'REVERSED'
  readonly product: string | null
  readonly deltas: readonly Delta[]
  readonly counterparty: string | null
  readonly why: HistoryLine['why']
}

export type HistoryFilter = {
  readonly type?: string | undefined
  readonly status?: string | undefined
  readonly from?: Date | undefined
  /** Exclusive end. */
  readonly to?: Date | undefined
  readonly offset: number
  /** One more than is shown, which tells whether there is more. */
  readonly limit: number
}

const toHistoryRow = (row: Row<'value_history'>): HistoryRow => ({
  moveId: row.move_id,
  at: row.at,
  type: row.type as HistoryType,
  status: row.status as HistoryRow['status'],
  product: row.product,
  deltas: row.deltas as Delta[],
  counterparty: row.counterparty,
  why: row.why as HistoryLine['why'],
})

/** Where the history begins for the line's present holder. */
const firstOf = (line: string) =>
  sql<string>`coalesce((select first_move_id from history_start h where h.line = ${line}), ${firstMoveIdOf(0)})`

/** Ended moves of a line, newest first; the index yields this order month by month. */
export const makeHistoryReadModel = (db: Database) => ({
  async ended(line: string, { type, status, from, to, offset, limit }: HistoryFilter): Promise<HistoryRow[]> {
    let rows = db
      .selectFrom('value_history')
      .selectAll()
      .where('line', '=', line)
      .where('move_id', '>=', firstOf(line))
      // The id alone would not do: a client may date its own by a day.
      .where('at', '>=', historySince(line))
    if (type !== undefined) rows = rows.where('type', '=', type)
    if (status !== undefined) rows = rows.where('status', '=', status)
    if (from) rows = rows.where('move_id', '>=', firstMoveIdOf(from.getTime()))
    if (to) rows = rows.where('move_id', '<', firstMoveIdOf(to.getTime()))
    return (await rows.orderBy('move_id', 'desc').offset(offset).limit(limit).execute()).map(toHistoryRow)
  },

  /** What one ended move did to a line. */
  async one(line: string, moveId: string): Promise<HistoryRow | null> {
    const row = await db
      .selectFrom('value_history')
      .selectAll()
      .where('line', '=', line)
      .where('move_id', '=', moveId)
      .where('move_id', '>=', firstOf(line))
      // The id alone would not do: a client may date its own by a day.
      .where('at', '>=', historySince(line))
      .executeTakeFirst()
    return row ? toHistoryRow(row) : null
  },

  /** Moves without an end: under way, without an answer, or held until staff end them. The newest twenty. */
  async open(line: string): Promise<HistoryRow[]> {
    const rows = await db
      .selectFrom('value_move')
      .select(['id', 'created_at', 'product', 'plan'])
      .where('line', '=', line)
      .where('state', 'in', ['EXECUTING', 'UNKNOWN', 'HELD'])
      .orderBy('id', 'desc')
      .limit(20)
      .execute()
    return rows.flatMap((row) => {
      const [own] = readPlannedHistory(row.plan)
      if (!own) return []
      const { type, deltas, counterparty, why } = own
      return [
        {
          moveId: row.id,
          at: row.created_at,
          type,
          status: 'PENDING' as const,
          product: row.product,
          deltas,
          counterparty,
          why,
        },
      ]
    })
  },

  /** Age in seconds of the oldest move without an answer, for the person on call. */
  async oldestUnknownSeconds(now: Date): Promise<number> {
    const { rows } = await sql<{
      seconds: number | null
    }>`select extract(epoch from ${now} - min(created_at))::float8 as seconds
      from value_move where next_ask_at is not null and state = 'UNKNOWN'`.execute(db)
    return rows[0]?.seconds ?? 0
  },
})

export type HistoryReadModel = ReturnType<typeof makeHistoryReadModel>
