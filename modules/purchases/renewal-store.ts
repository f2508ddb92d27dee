import { sql } from 'kysely'
import { lockLine } from '#modules/value/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { SUBSCRIPTION_COLUMNS, toSubscriptionRecord } from './subscription-store.ts'

/** Taken for renewal; the move that renews it has its id already. */
export type DueRenewal = SubscriptionRecord & { readonly renewMoveId: string }

type Step = Pick<SubscriptionRecord, 'status' | 'renewTries' | 'nextRenewAt' | 'autoRenew'>

export const makeRenewalStore = (db: Database | Tx) => ({
  /**
   * Takes subscriptions whose renewal is due; until `leaseUntil` nobody else does. The id of the move is kept with the
   * taking: a worker that is slower than its lease and the one that follows it ask for the same move.
   */
  async takeDue(now: Date, leaseUntil: Date, most: number): Promise<DueRenewal[]> {
    const due = db
      .selectFrom('subscription')
      .select('id')
      .where('next_renew_at', '<=', now)
      .orderBy('next_renew_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
    const rows = await db
      .updateTable('subscription')
      .set({
        next_renew_at: leaseUntil,
        status: 'RENEWING',
        renew_move_id: sql<string>`coalesce(renew_move_id, new_move_id(${now}))`,
      })
      .where('id', 'in', due)
      .returning(SUBSCRIPTION_COLUMNS)
      .execute()
    return rows
      .map(toSubscriptionRecord)
      .flatMap((held) => (held.renewMoveId ? [{ ...held, ...moveOf(held) }] : []))
  },

  /** The move it was taken with has ended without effect; whoever takes the row next begins another. */
  async tryAnew({ id, renewMoveId }: DueRenewal): Promise<void> {
    await db
      .updateTable('subscription')
      .set({ renew_move_id: null })
      .where('id', '=', id)
      .where('renew_move_id', '=', renewMoveId)
      .execute()
  },

  /** False when the row is no longer about this try: stopped, renewed, or stepped down by another worker. */
  async stepDown({ id, renewMoveId }: DueRenewal, step: Step): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('subscription')
      .set({
        status: step.status,
        renew_tries: step.renewTries,
        next_renew_at: step.nextRenewAt,
        auto_renew: step.autoRenew,
        renew_move_id: null,
      })
      .where('id', '=', id)
      .where('renew_move_id', '=', renewMoveId)
      .where('auto_renew', '=', true)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
})

const moveOf = ({ renewMoveId }: SubscriptionRecord): { renewMoveId: string } => ({
  renewMoveId: renewMoveId ?? '',
})

/** They run to their end and then end; a renewal that is under way ends without another one after it. */
export async function stopAllRenewing(tx: Tx, line: string): Promise<void> {
  await lockLine(tx, line)
  await tx
    .updateTable('subscription')
    .set({ auto_renew: false, next_renew_at: null, renew_tries: 0 })
    .where('line', '=', line)
    .where('auto_renew', '=', true)
    .execute()
}
