import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { aheadMs, renewalDue } from './renewal-due.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { subscriptionRows, RUNS, toSubscriptionRecord } from './subscription-store.ts'

/** Reads and writes of an undo, for the packages of one line. */
export const makeUndoStore = (tx: Tx) => ({
  /** The other packages of its product that ran when it was bought or later, and those that it ended. */
  async besides(
    { id, line, product, moveId }: SubscriptionRecord,
    since: Date,
  ): Promise<SubscriptionRecord[]> {
    const rows = await subscriptionRows(tx)
      .where('line', '=', line)
      .where('expires_at', '>', since)
      .where('product', '=', product)
      .where('id', '<>', id)
      .where((eb) => eb.or([eb('status', 'in', [...RUNS, 'EXPIRED']), eb('replaced_by', '=', moveId)]))
      .execute()
    return rows.map(toSubscriptionRecord)
  },

  /** Until the undo has ended, no package may follow these and no other undo may touch them. */
  async mark(ids: readonly string[], moveId: string): Promise<void> {
    await tx.updateTable('subscription').set({ undo_move_id: moveId }).where('id', 'in', ids).execute()
  },

  async unmark(line: string, moveId: string): Promise<void> {
    await tx
      .updateTable('subscription')
      .set({ undo_move_id: null })
      .where('line', '=', line)
      .where('undo_move_id', '=', moveId)
      .execute()
  },

  /** Also moves its renewal, where there is one. */
  async moveEnd(line: string, id: string, until: Date): Promise<void> {
    const due = renewalDue(line, until)
    await tx
      .updateTable('subscription')
      .set({
        expires_at: until,
        next_renew_at: sql`case when next_renew_at is not null then ${due}::timestamptz end`,
      })
      .where('id', '=', id)
      .execute()
  },

  /** Packages that this purchase ended run on as before. */
  async bringBack(line: string, endedBy: string): Promise<void> {
    await tx
      .updateTable('subscription')
      .set({
        status: 'ACTIVE',
        auto_renew: sql`renewed_before`,
        next_renew_at: sql`case when renewed_before
          then expires_at - make_interval(secs => ${aheadMs(line) / 1_000}) end`,
        replaced_by: null,
        renewed_before: false,
      })
      .where('line', '=', line)
      .where('replaced_by', '=', endedBy)
      .execute()
  },
})

/**
 * Locks the packages of a line and product until this transaction ends: nobody else adds or removes one. The giver of a gift takes this
 * lock without the receiver's line lock; whoever needs both takes the line's first, so that they cannot wait for each other.
 */
export async function lockStretches(tx: Tx, line: string, product: string): Promise<void> {
  await sql`select stretches_lock(${line}, ${product})`.execute(tx)
}

/** Ended by another purchase; undoing that purchase brings it back. */
export async function replaceBy(tx: Tx, id: string, endedBy: string): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({
      status: 'CANCELLED',
      renewed_before: sql`auto_renew`,
      auto_renew: false,
      next_renew_at: null,
      replaced_by: endedBy,
    })
    .where('id', '=', id)
    .execute()
}
