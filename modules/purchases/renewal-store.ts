import { sql } from 'kysely'
import { isOpenMove, lockLine } from '#modules/value/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { RUNS, SUBSCRIPTION_COLUMNS, toSubscriptionRecord } from './subscription-store.ts'

/** A package being renewed, with the id of the move that renews it. */
export type DueRenewal = SubscriptionRecord & { readonly renewMoveId: string }

type Step = Pick<SubscriptionRecord, 'status' | 'renewTries' | 'nextRenewAt' | 'autoRenew'>

/**
 * Taking the row writes the id of its move: a worker that is slower than its job may run and the one that follows it ask for the same
 * move. A row that is only to be given back is not renewed.
 */
export const begunRenewal = (now: Date) => sql`
  status = case when auto_renew then 'RENEWING' else status end,
  renew_move_id = case when auto_renew then coalesce(renew_move_id, new_move_id(${now})) else renew_move_id end`

export const makeRenewalStore = (db: Database | Tx) => ({
  /** Those of these rows that were taken to be renewed and still are due. */
  async findBegun(ids: readonly string[], now: Date): Promise<DueRenewal[]> {
    const rows = await db
      .selectFrom('subscription')
      .select(SUBSCRIPTION_COLUMNS)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .where('auto_renew', '=', true)
      .where('next_renew_at', '<=', takenUntil(now))
      .execute()
    return rows.map(toSubscriptionRecord).flatMap((renewal) => {
      const { renewMoveId } = renewal
      return renewMoveId === null ? [] : [{ ...renewal, renewMoveId }]
    })
  },

  /** There was no answer, or not a final one: the same move is asked for again at that time. */
  async again({ id, renewMoveId }: DueRenewal, at: Date): Promise<void> {
    await db
      .updateTable('subscription')
      .set({ next_renew_at: at })
      .where('id', '=', id)
      .where('renew_move_id', '=', renewMoveId)
      .where('next_renew_at', 'is not', null)
      .execute()
  },

  /** The move ended without effect; the next try begins another. */
  async tryAnew({ id, renewMoveId }: DueRenewal, at: Date): Promise<void> {
    await db
      .updateTable('subscription')
      .set({ renew_move_id: null, next_renew_at: sql`case when auto_renew then ${at}::timestamptz end` })
      .where('id', '=', id)
      .where('renew_move_id', '=', renewMoveId)
      .execute()
  },

  /** Counts a failed try. False when the row is not about this try any more: stopped, renewed, or counted by another worker. */
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

/** The line changes hands: all packages end now and no money returns. Their moves remain. */
export async function endAllSubscriptions(tx: Tx, line: string, now: Date): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({
      status: sql`case when status in (${sql.join(RUNS)}) then 'CANCELLED' else status end`,
      auto_renew: false,
      renew_tries: 0,
      next_renew_at: null,
      undo_until: null,
      give_back_move_id: null,
      renewed_before: false,
      expires_at: sql`least(expires_at, ${now}::timestamptz)`,
    })
    .where('line', '=', line)
    .where((eb) => eb.or([eb('expires_at', '>', now), eb('status', 'in', RUNS)]))
    .execute()
}

/** No package of the line is renewed any more; a period that was or is being charged ahead and has not begun is given back. */
export async function stopAllRenewing(tx: Tx, line: string, now: Date): Promise<void> {
  await lockLine(tx, line)
  await forgetNotBegun(tx, line)
  const ahead = sql`status = 'ACTIVE' and started_at > ${now}`
  const beingCharged = sql`renew_move_id is not null and expires_at > ${now}`
  await tx
    .updateTable('subscription')
    .set({
      auto_renew: false,
      renew_tries: 0,
      next_renew_at: sql`case when ${ahead} then ${now}::timestamptz end`,
      give_back_move_id: sql`case when (${ahead}) or (${beingCharged}) then new_move_id(${now}) end`,
    })
    .where('line', '=', line)
    .where('auto_renew', '=', true)
    .execute()
  // Nor when a package that stands instead of them is undone.
  await tx
    .updateTable('subscription')
    .set({ renewed_before: false })
    .where('line', '=', line)
    .where('renewed_before', '=', true)
    .execute()
}

/** A worker has given them the id of a move that nobody has begun, and nobody will: there is nothing to come back. */
async function forgetNotBegun(tx: Tx, line: string): Promise<void> {
  const begun = await tx
    .selectFrom('subscription')
    .select(['id', 'renew_move_id'])
    .where('line', '=', line)
    .where('auto_renew', '=', true)
    .where('renew_move_id', 'is not', null)
    .execute()
  for (const { id, renew_move_id: moveId } of begun) {
    if (moveId === null || (await isOpenMove(tx, moveId))) continue
    const status = sql<string>`case when status = 'RENEWING' then 'ACTIVE' else status end`
    await tx.updateTable('subscription').set({ renew_move_id: null, status }).where('id', '=', id).execute()
  }
}
