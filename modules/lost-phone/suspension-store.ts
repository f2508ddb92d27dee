import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'

type State = 'ASKED' | 'DONE' | 'REFUSED'
export type StoredSuspension = {
  readonly id: string
  readonly line: string
  readonly state: State
  readonly askedAt: Date
  readonly tries: number
}

export const makeSuspensionStore = (tx: Database | Tx) => ({
  /** Does nothing when the id was used before or another request of this line is open. */
  async ask(id: string, line: string, now: Date): Promise<void> {
    await sql`insert into line_suspension (id, line, state, asked_at, due_at) values (${id}, ${line}, 'ASKED', ${now}, ${now})
      on conflict do nothing`.execute(tx)
  },

  async latest(line: string): Promise<StoredSuspension | null> {
    const row = await tx
      .selectFrom('line_suspension')
      .select(['id', 'line', 'state', 'asked_at', 'tries'])
      .where('line', '=', line)
      .orderBy('asked_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ? { ...row, state: row.state as State, askedAt: row.asked_at } : null
  },

  async isOf(id: string, line: string): Promise<boolean> {
    const row = await tx.selectFrom('line_suspension').select('line').where('id', '=', id).executeTakeFirst()
    return row === undefined || row.line === line
  },

  async findDue(id: string, now: Date): Promise<StoredSuspension | null> {
    const row = await tx
      .selectFrom('line_suspension')
      .select(['id', 'line', 'state', 'asked_at', 'tries', 'due_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || !isTaken(row.due_at, now)) return null
    return { ...row, state: row.state as State, askedAt: row.asked_at }
  },

  /** No answer: when to ask again. */
  async askAgain(id: string, at: Date): Promise<void> {
    await sql`update line_suspension set due_at = ${at}, tries = tries + 1 where id = ${id} and state = 'ASKED'`.execute(
      tx,
    )
  },

  async ended(id: string, state: 'DONE' | 'REFUSED', forgetAt: Date): Promise<void> {
    await sql`update line_suspension set state = ${state}, due_at = ${forgetAt} where id = ${id}`.execute(tx)
  },

  async remove(id: string): Promise<void> {
    await tx.deleteFrom('line_suspension').where('id', '=', id).execute()
  },

  async forgetLine(line: string): Promise<void> {
    await tx.deleteFrom('line_suspension').where('line', '=', line).execute()
  },
})
