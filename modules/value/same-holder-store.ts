import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { refused } from '#platform/errors/answer.ts'
import type { MoveKind } from './move-kind.ts'

/** Whether the line has another holder since, or none; not when only an account ended. */
export const hasChangedHands = (line: RawBuilder<string>, since: RawBuilder<Date>): RawBuilder<boolean> =>
  sql<boolean>`line_changed_hands(${line}, ${since})`

/** Whether whoever had the line then has left it. Exact under one of the line's locks. */
export async function hasLeft(db: Database | Tx, line: string, then: Date): Promise<boolean> {
  const { rows } = await sql<{
    left: boolean
  }>`select ${hasChangedHands(sql`${line}`, sql`${then}`)} as "left"`.execute(db)
  return rows[0]?.left ?? true
}

/** Whether whoever made this move has left its line. Exact under the line's lock. */
export async function isOfOneWhoLeft(db: Database | Tx, moveId: string): Promise<boolean> {
  const { rows } = await sql<{
    left: boolean
  }>`select ${hasChangedHands(sql`m.line`, sql`m.created_at`)} as "left"
    from value_move m where m.id = ${moveId}`.execute(db)
  return rows[0]?.left ?? false
}

/** The same kind of move, for nobody but the holder that the line had then. */
export function forHolderOf<Input, Facts, Data, Result>(
  kind: MoveKind<Input, Facts, Data, Result>,
  then: Date,
): MoveKind<Input, Facts, Data, Result> {
  // Only `check` asks who holds the line.
  const { atOneLook: _, ...rest } = kind
  return {
    ...rest,
    check: async (tx, asked) =>
      (await hasLeft(tx, asked.line, then)) ? refused('CONFLICT') : kind.check(tx, asked),
  }
}
