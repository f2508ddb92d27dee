import type { Database, Tx } from '#platform/db/database.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { subscriptionRows, toSubscriptionRecord } from './subscription-store.ts'

export type ToGiveBack = { readonly id: string; readonly line: string; readonly moveId: string }

/** Periods that were charged ahead and stopped before they began. */
export const makeGiveBackStore = (db: Database | Tx) => ({
  /** The move that returns such a period's price; null when there is nothing to return, or no longer. */
  async findToGiveBack(id: string, now: Date): Promise<ToGiveBack | null> {
    const row = await db
      .selectFrom('subscription')
      .select(['id', 'line', 'give_back_move_id'])
      .where('id', '=', id)
      .where('status', '=', 'ACTIVE')
      .where('give_back_move_id', 'is not', null)
      .where('next_renew_at', '<=', takenUntil(now))
      .executeTakeFirst()
    const moveId = row?.give_back_move_id
    return row && moveId ? { id: row.id, line: row.line, moveId } : null
  },

  /** When to ask again, and by which move; null: it stays charged. */
  async giveBackAgain(
    { id, moveId }: ToGiveBack,
    next: { readonly moveId: string; readonly at: Date } | null,
  ): Promise<void> {
    await db
      .updateTable('subscription')
      .set({ next_renew_at: next?.at ?? null, give_back_move_id: next?.moveId ?? null })
      .where('id', '=', id)
      .where('status', '=', 'ACTIVE')
      .where('give_back_move_id', '=', moveId)
      .execute()
  },

  /** The period that this move renewed runs to its own end again. */
  async runOn(line: string, renewedBy: string): Promise<void> {
    await db
      .updateTable('subscription')
      .set({ status: 'ACTIVE', renew_move_id: null })
      .where('line', '=', line)
      .where('renew_move_id', '=', renewedBy)
      .where('status', '=', 'EXPIRED')
      .execute()
  },

  /** The period that runs, when the one that would have followed it was given back. */
  async stoppedBefore(
    line: string,
    { product, startedAt }: SubscriptionRecord,
  ): Promise<SubscriptionRecord | null> {
    const row = await subscriptionRows(db)
      .where('line', '=', line)
      .where('product', '=', product)
      .where('status', '=', 'ACTIVE')
      .where('expires_at', '=', startedAt)
      .executeTakeFirst()
    return row ? toSubscriptionRecord(row) : null
  },
})
