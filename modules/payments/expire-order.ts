import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'
import { takeStep } from './step-store.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'kinds'>

/** Ends an order that was not paid in time. A payment still under way goes on alone: if it succeeds, the order is paid late. */
export const makeExpireOrder = ({ db, clock, kinds }: Deps) =>
  async function expireDue(id: string): Promise<Outcome> {
    const now = clock.now()
    const found = await makeOrderStore(db).find(id)
    const own = found && kindOf({ kinds }, found.type).own
    if (own) return own.due(id)
    await inTransaction(db, async (tx) => {
      const order = await makeOrderStore(tx).lock(id)
      if (order?.state !== 'AWAITING_PAYMENT' || order.expiresAt > now) return
      const set = { due_at: null, ended_at: now }
      await takeStep(tx, 'ORDER', {
        id,
        from: 'AWAITING_PAYMENT',
        to: 'EXPIRED',
        why: 'NOT_PAID',
        at: now,
        set,
      })
    })
  }

/** Cancels orders by or for a line that changes hands: money that still arrives is refunded. */
export const makeCancelOrders = ({ db, clock, kinds }: Deps) =>
  async function cancelOrders(line: string, why: string): Promise<void> {
    for (const order of await makeOrderStore(db).awaiting(line))
      await inTransaction(db, (tx) => endUnpaid(tx, { kinds }, order, { why, now: clock.now() }))
  }

type Why = { readonly why: string; readonly now: Date }

/** Nothing was paid, and the order ends. False when it took another step first. */
export async function endUnpaid(
  tx: Tx,
  deps: Pick<Deps, 'kinds'>,
  { id }: Pick<PlacedOrder, 'id'>,
  { why, now: at }: Why,
): Promise<boolean> {
  const order = await makeOrderStore(tx).lock(id)
  if (order?.state !== 'AWAITING_PAYMENT') return false
  const set = { due_at: null, ended_at: at }
  await takeStep(tx, 'ORDER', { id, from: 'AWAITING_PAYMENT', to: 'CANCELLED', why, at, set })
  await kindOf(deps, order.type).own?.givenUp(tx, order, why, at)
  return true
}
