import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { makeOrderStore } from './order-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { takeStep } from './step-store.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock'>

/** Nobody paid in time. A try that is still under way changes only itself: if it was paid, the order is paid late. */
export const makeExpireOrder = ({ db, clock }: Deps) =>
  async function expireDue(id: string): Promise<Outcome> {
    const now = clock.now()
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

/** Orders for a line that changes hands, or by it: money that still comes for them goes back. */
export const makeCancelOrders = ({ db, clock }: Deps) =>
  async function cancelOrders(line: string, why: string): Promise<void> {
    for (const { id } of await makeOrderStore(db).awaiting(line)) {
      const now = clock.now()
      const set = { due_at: null, ended_at: now }
      await takeStep(db, 'ORDER', { id, from: 'AWAITING_PAYMENT', to: 'CANCELLED', why, at: now, set })
    }
  }
