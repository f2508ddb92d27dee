import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Held } from './subscription.ts'
import { heldRows, RUNS } from './subscription-store.ts'

/** What undoing needs to know and to write about the packages of one line. */
export const makeUndoStore = (tx: Tx) => ({
  /** Locked: a gift that would be put behind it waits, and then sees that it is being undone. */
  async take(id: string, line: string): Promise<Held | null> {
    const [held] = await heldRows(
      tx.selectFrom('subscription').where('id', '=', id).where('line', '=', line).forUpdate(),
    )
    return held ?? null
  },

  /** The others of its product that ran when it was bought or since, and those that it had ended. */
  besides: ({ id, line, product, moveId }: Held, since: Date): Promise<Held[]> =>
    heldRows(
      tx
        .selectFrom('subscription')
        .where('line', '=', line)
        .where('expires_at', '>', since)
        .where('product', '=', product)
        .where('id', '<>', id)
        .where((eb) =>
          eb.or([
            eb('status', 'in', ['ACTIVE', 'RENEWING', 'RENEW_FAILED', 'EXPIRED']),
            eb('replaced_by', '=', moveId),
          ]),
        ),
    ),

  /** From now on nothing is put behind these, nor are they undone otherwise. */
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

  /** Where it renews, it does so then. */
  async moveEnd(id: string, until: Date): Promise<void> {
    await tx
      .updateTable('subscription')
      .set({
        expires_at: until,
        next_renew_at: sql`case when next_renew_at is not null then ${until}::timestamptz end`,
      })
      .where('id', '=', id)
      .execute()
  },

  /** What a purchase had ended runs on as it did. */
  async bringBack(line: string, endedBy: string): Promise<void> {
    await tx
      .updateTable('subscription')
      .set({
        status: 'ACTIVE',
        auto_renew: sql`renewed_before`,
        next_renew_at: sql`case when renewed_before then expires_at end`,
        replaced_by: null,
        renewed_before: false,
      })
      .where('line', '=', line)
      .where('replaced_by', '=', endedBy)
      .execute()
  },
})

/** What runs of a product, for whoever does not hold the line's lock: an undo that begins waits, one that has begun is seen. */
export const runningLocked = (tx: Tx, line: string, now: Date, product: string): Promise<Held[]> =>
  heldRows(
    tx
      .selectFrom('subscription')
      .where('line', '=', line)
      .where('expires_at', '>', now)
      .where('status', 'in', RUNS)
      .where('product', '=', product)
      .orderBy('id')
      .forShare(),
  )

/** A purchase ends what is left of it; undoing that purchase brings it back. */
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
