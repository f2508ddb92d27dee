import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'

export type Fulfilment = {
  readonly moveId: string
  readonly line: string
  readonly contractNo: string
  readonly kyat: number
  readonly state: 'WAITING' | 'DONE' | 'REFUSED' | 'GIVEN_BACK'
  readonly backId: string | null
}

/** The id of the move that returns points is stored in the row before the move is requested. */
export const begunFulfilment = (now: Date) =>
  sql`back_id = case when state = 'REFUSED' then coalesce(back_id, new_move_id(${now})) else back_id end`

type Begun = Pick<Fulfilment, 'moveId' | 'line' | 'contractNo' | 'kyat'> & { readonly now: Date }

export const makeFulfilmentStore = (db: Database | Tx) => ({
  async begin({ moveId, line, contractNo, kyat, now }: Begun): Promise<void> {
    await db
      .insertInto('exchange_fulfilment')
      .values({
        move_id: moveId,
        line,
        contract_no: contractNo,
        kyat,
        state: 'WAITING',
        created_at: now,
        due_at: now,
      })
      .execute()
  },

  async findDue(moveId: string, now: Date): Promise<Fulfilment | null> {
    const row = await db
      .selectFrom('exchange_fulfilment')
      .select(['line', 'contract_no', 'kyat', 'state', 'back_id'])
      .where('move_id', '=', moveId)
      .where('due_at', '<=', takenUntil(now))
      .executeTakeFirst()
    if (!row) return null
    const { line, contract_no: contractNo, kyat, state, back_id: backId } = row
    return { moveId, line, contractNo, kyat, state: state as Fulfilment['state'], backId }
  },

  /** False when somebody else took the step. */
  async step(
    moveId: string,
    from: Fulfilment['state'],
    to: Fulfilment['state'],
    due: Date | null,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('exchange_fulfilment')
      .set({ state: to, due_at: due })
      .where('move_id', '=', moveId)
      .where('state', '=', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Schedules another attempt; `anew` with another move. */
  async again(moveId: string, at: Date, anew = false): Promise<void> {
    await db
      .updateTable('exchange_fulfilment')
      .set({ due_at: at, ...(anew && { back_id: null }) })
      .where('move_id', '=', moveId)
      .where('due_at', 'is not', null)
      .execute()
  },

  async forget(moveId: string): Promise<void> {
    await db.deleteFrom('exchange_fulfilment').where('move_id', '=', moveId).execute()
  },

  /** The points of whoever leaves come back to nobody; what the book has not answered is still asked about. */
  async forgetLine(line: string): Promise<void> {
    await db
      .deleteFrom('exchange_fulfilment')
      .where('line', '=', line)
      .where('state', '<>', 'WAITING')
      .execute()
  },
})
