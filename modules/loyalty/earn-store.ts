import { sql } from 'kysely'
import * as z from 'zod/mini'
import { TIERS } from '#contracts/loyalty-tiers.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import type { Completed } from '#modules/value/index.ts'
import type { Database, Row, Tx } from '#platform/db/database.ts'
import type { NewRow } from '#platform/db/insert-from.ts'
import type { Part } from '#platform/db/part.ts'
import type { RowMark } from '#platform/db/update-from.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'
import type { EarnSeen } from './earn.ts'

const Seen = z.object({ tier: z.enum(TIERS), today: z.int() })

/** Tier and today's points, read after the line's lock, even when the same statement takes that lock. */
export const earnPart = (line: string, now: Date): Part<EarnSeen> => ({
  sql: sql`loyalty_look(${line}, ${yangonDayStart(now)}, ${now})`,
  read: (raw) => Seen.parse(raw),
})

/** The same as a statement of its own. */
export async function earnSeen(tx: Tx, line: string, now: Date): Promise<EarnSeen> {
  const part = earnPart(line, now)
  const { rows } = await sql<{ seen: unknown }>`select ${part.sql} as seen`.execute(tx)
  return part.read(rows[0]?.seen)
}

/** Written with the end of the move that earned it. */
export const earnRow = ({ id, line, earns, at }: Completed): NewRow[] =>
  earns === null
    ? []
    : [
        {
          table: 'points_earn',
          row: {
            move_id: id,
            line,
            net_kyat: earns.netKyat,
            spend: earns.spend,
            rank: earns.rank,
            over_limit: earns.overLimit,
            limited: earns.limited,
            state: 'HELD',
            earned_at: at,
            due_at: new Date(earns.dueAt),
          },
        },
      ]

/** A reversed move earns nothing; points that can be spent already are taken back. */
export const reversedMark = ({ id, at }: { readonly id: string; readonly at: Date }): RowMark => ({
  table: 'points_earn',
  set: {
    state: sql`case state when 'HELD' then 'DROPPED' when 'CREDITED' then 'RETURNING' else state end`,
    due_at: sql`case state when 'CREDITED' then ${at}::timestamptz when 'HELD' then null else due_at end`,
  },
  where: { move_id: id },
})

/** The move id is stored in the row before the move is requested. */
export const begunEarn = (now: Date) => sql`
  credit_id = case when state = 'HELD' then coalesce(credit_id, new_move_id(${now})) else credit_id end,
  back_id = case when state = 'RETURNING' then coalesce(back_id, new_move_id(${now})) else back_id end`

const COLUMNS = [
  'move_id',
  'line',
  'spend',
  'rank',
  'state',
  'earned_at',
  'due_at',
  'credit_id',
  'back_id',
] as const satisfies readonly (keyof Row<'points_earn'>)[]

export type EarnRow = Pick<Row<'points_earn'>, (typeof COLUMNS)[number]>

export const makeEarnStore = (db: Database | Tx) => ({
  /** A due row that was taken with its move id; null when it has been given another time. */
  async findBegun(moveId: string, now: Date): Promise<EarnRow | null> {
    const row = await db
      .selectFrom('points_earn')
      .select(COLUMNS)
      .where('move_id', '=', moveId)
      .where('due_at', '<=', takenUntil(now))
      .executeTakeFirst()
    return row ?? null
  },

  async lock(moveId: string): Promise<EarnRow | null> {
    const row = await db
      .selectFrom('points_earn')
      .select(COLUMNS)
      .where('move_id', '=', moveId)
      .forUpdate()
      .executeTakeFirst()
    return row ?? null
  },

  /** A move that was reversed during its credit is taken back at once. */
  async credited(moveId: string, now: Date): Promise<'CREDITED' | 'RETURNING'> {
    const row = await db
      .updateTable('points_earn')
      .set({
        state: sql`case state when 'HELD' then 'CREDITED' else 'RETURNING' end`,
        due_at: sql`case state when 'HELD' then null else ${now}::timestamptz end`,
      })
      .where('move_id', '=', moveId)
      .returning('state')
      .executeTakeFirstOrThrow()
    return row.state as 'CREDITED' | 'RETURNING'
  },

  async returned(moveId: string, points: number): Promise<void> {
    await db
      .updateTable('points_earn')
      .set({ state: 'RETURNED', due_at: null, returned: points })
      .where('move_id', '=', moveId)
      .where('state', '=', 'RETURNING')
      .execute()
  },

  /** Schedules another attempt: with the same move, or with a new one where the core promised that the old one never happens. */
  async again({ move_id: moveId, state }: EarnRow, at: Date, anew: boolean): Promise<void> {
    await db
      .updateTable('points_earn')
      .set({ due_at: at, ...(anew && (state === 'HELD' ? { credit_id: null } : { back_id: null })) })
      .where('move_id', '=', moveId)
      .where('state', '=', state)
      .execute()
  },

  /** Points that old are never taken back. */
  async sweep(before: Date): Promise<void> {
    await db
      .deleteFrom('points_earn')
      .where('earned_at', '<', before)
      .where('state', 'in', ['CREDITED', 'DROPPED', 'RETURNED'])
      .execute()
  },

  /** Held points, and when they are credited. */
  async held(line: string): Promise<{ readonly points: number; readonly dueAt: Date }[]> {
    const rows = await db
      .selectFrom('points_earn')
      .select(['spend', 'due_at'])
      .where('line', '=', line)
      .where('state', '=', 'HELD')
      .where('spend', '>', 0)
      .orderBy('due_at')
      .execute()
    return rows.flatMap(({ spend, due_at: dueAt }) => (dueAt ? [{ points: spend, dueAt }] : []))
  },
})
