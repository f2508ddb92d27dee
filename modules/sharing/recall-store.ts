import { sql } from 'kysely'
import type { Lang } from '#contracts/language.ts'
import type { Recall } from '#contracts/sharing.ts'
import { historySince } from '#modules/value/index.ts'
import type { Database, Row, Tx } from '#platform/db/database.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'

export const RECALL_TYPES = ['DATA', 'VOICE'] as const
export type RecallType = (typeof RECALL_TYPES)[number]

export type AskedBack = {
  readonly moveId: string
  readonly recallId: string
  readonly type: RecallType
  readonly line: string
  readonly receiver: string
  readonly amount: number
  readonly lang: Lang
  readonly state: Recall['state']
  readonly returned: number | null
  readonly askedAt: Date
}

export const toRecall = (row: Row<'share_recall'>): AskedBack => ({
  moveId: row.move_id,
  recallId: row.recall_id,
  type: row.kind as RecallType,
  line: row.line,
  receiver: row.receiver,
  amount: row.amount,
  lang: row.lang as Lang,
  state: row.state as Recall['state'],
  returned: row.returned,
  askedAt: row.asked_at,
})

export const makeRecallStore = (db: Database | Tx) => ({
  async find(moveId: string, line: string): Promise<AskedBack | null> {
    const row = await db
      .selectFrom('share_recall')
      .selectAll()
      .where('move_id', '=', moveId)
      .where('line', '=', line)
      .where('asked_at', '>=', historySince(line))
      .executeTakeFirst()
    return row ? toRecall(row) : null
  },

  async askedSince(line: string, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('share_recall')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('line', '=', line)
      .where('asked_at', '>=', sql<Date>`greatest(${since}, ${historySince(line)})`)
      .executeTakeFirstOrThrow()
    return count
  },

  /** False when it was recalled before. */
  async insert(recall: Omit<AskedBack, 'state' | 'returned'>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('share_recall')
      .values({
        move_id: recall.moveId,
        recall_id: recall.recallId,
        kind: recall.type,
        line: recall.line,
        receiver: recall.receiver,
        amount: recall.amount,
        lang: recall.lang,
        asked_at: recall.askedAt,
        next_try_at: recall.askedAt,
      })
      .onConflict((same) => same.column('move_id').doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  async end(moveId: string, state: 'RETURNED' | 'REFUSED', returned: number | null, at: Date): Promise<void> {
    await db
      .updateTable('share_recall')
      .set({ state, returned, answered_at: at, next_try_at: null })
      .where('move_id', '=', moveId)
      .execute()
  },

  /** From here on the engine looks after the move. */
  async begun(moveId: string): Promise<void> {
    await db.updateTable('share_recall').set({ next_try_at: null }).where('move_id', '=', moveId).execute()
  },

  /** Asked for again then, by another move. */
  async tryAnew({ moveId, recallId }: AskedBack, nextId: string, at: Date): Promise<void> {
    await db
      .updateTable('share_recall')
      .set({ recall_id: nextId, next_try_at: at })
      .where('move_id', '=', moveId)
      .where('recall_id', '=', recallId)
      .where('state', '=', 'ASKED')
      .execute()
  },

  /** A due recall without an answer; null when it is not due, or no longer open. */
  async findDue(moveId: string, now: Date): Promise<AskedBack | null> {
    const row = await db
      .selectFrom('share_recall')
      .selectAll()
      .where('move_id', '=', moveId)
      .where('next_try_at', '<=', takenUntil(now))
      .executeTakeFirst()
    return row ? toRecall(row) : null
  },
})
