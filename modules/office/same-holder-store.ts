import { sql, type RawBuilder } from 'kysely'
import type { MoveKind } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { refused } from '#platform/errors/answer.ts'

/**
 * Whether the line was told since to have another holder, or none. The operator may tell it later than it happened, and what was done
 * in between was done by whoever left. When only an account ends, its line stays with its holder.
 */
export const hasChangedHands = (line: RawBuilder<string>, since: RawBuilder<Date>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from line l where l.number = ${line} and (l.held_since > ${since} or exists (
    select from line_event e where e.told_at >= ${since} and e.line = l.number and e.at = l.held_since
      and e.what in ('REASSIGNED', 'ENDED'))))`

/** Whether whoever made this move has left its line. Exact under the line's lock. */
export async function isOfOneWhoLeft(tx: Tx, moveId: string): Promise<boolean> {
  const { rows } = await sql<{
    left: boolean
  }>`select ${hasChangedHands(sql`m.line`, sql`m.created_at`)} as "left"
    from value_move m where m.id = ${moveId}`.execute(tx)
  return rows[0]?.left ?? false
}

/** The same kind of move, for nobody but the holder that the line had then. */
export const forHolderOf = <Input, Facts, Data, Result>(
  kind: MoveKind<Input, Facts, Data, Result>,
  then: Date,
): MoveKind<Input, Facts, Data, Result> => ({
  ...kind,
  async check(tx, asked) {
    const { rows } = await sql<{ left: boolean }>`select ${hasChangedHands(
      sql`${asked.line}::text`,
      sql`${then}::timestamptz`,
    )} as "left"`.execute(tx)
    return rows[0]?.left === false ? kind.check(tx, asked) : refused('CONFLICT')
  },
})
