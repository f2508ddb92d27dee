import { hasLeft } from '#modules/value/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Tx } from '#platform/db/database.ts'
import { spread as spreadOut } from '#platform/jobs/spread.ts'
import { makeFulfilmentStore, type Fulfilment } from './fulfilment-store.ts'
import type { Delivered } from './order-kind.ts'
import { tellCompleted } from './order-completed.ts'
import { makeOrderStore } from './order-store.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'
import { takeStep } from './step-store.ts'

const MINUTE_MS = 60_000
/** Waits after the first and the second refusal; the third is final. */
const AGAIN_AFTER_MS = [MINUTE_MS, 10 * MINUTE_MS] as const
/** The core has its own retries; this is how often their result is looked up. */
const LOOK_AGAIN_MS = MINUTE_MS

/** Records the result of a delivery, if it is still the current one. */
export function makeKeepDelivery({
  db,
  clock,
  kinds,
  completed,
  spread = spreadOut,
}: Pick<PaymentsDeps, 'db' | 'clock' | 'kinds' | 'spread' | 'completed'>) {
  const soon = (ms: number): Date => new Date(clock.now().getTime() + spread(ms))

  async function done(tx: Tx, { orderId: id, state, moveId }: Fulfilment): Promise<void> {
    const at = clock.now()
    const step = { id, from: state, to: 'DONE', why: 'CORE', evidence: { moveId }, at } as const
    if (!(await takeStep(tx, 'FULFILMENT', { ...step, set: { due_at: null, ended_at: at } }))) return
    const end = { id, from: 'PAID', to: 'COMPLETED', why: 'DELIVERED', at, set: { ended_at: at } } as const
    await takeStep(tx, 'ORDER', end)
    const order = await makeOrderStore(tx).find(id)
    // Whoever has the payer's number next is told nothing of it, and earns nothing by it.
    if (!order || (await hasLeft(tx, order.payer, order.createdAt))) return
    const kind = kindOf({ kinds }, order.type)
    await kind.delivered?.(tx, order, at)
    if (kind.isTold) await tellCompleted(completed, tx, order, kind.lines(order), at)
  }

  async function unknown(tx: Tx, { orderId: id, state, moveId }: Fulfilment): Promise<void> {
    const due = soon(LOOK_AGAIN_MS)
    if (state === 'UNKNOWN') return makeFulfilmentStore(tx).setDue(id, due)
    const step = {
      id,
      from: state,
      to: 'UNKNOWN',
      why: 'SILENT',
      evidence: { moveId },
      at: clock.now(),
    } as const
    await takeStep(tx, 'FULFILMENT', { ...step, set: { due_at: due } })
  }

  async function failed(tx: Tx, { orderId: id, state, moveId, failures }: Fulfilment): Promise<void> {
    const set = { due_at: soon(AGAIN_AFTER_MS[failures] ?? 0), failures: failures + 1 }
    const step = {
      id,
      from: state,
      to: 'FAILED',
      why: 'CORE',
      evidence: { moveId },
      at: clock.now(),
      set,
    } as const
    await takeStep(tx, 'FULFILMENT', step)
  }

  return (orderId: string, moveId: string, came: Delivered): Promise<void> =>
    inTransaction(db, async (tx) => {
      await makeOrderStore(tx).lock(orderId)
      const row = await makeFulfilmentStore(tx).lock(orderId)
      // A newer delivery has started; whoever started it recorded the result of this one.
      if (!row || row.moveId !== moveId || (row.state !== 'DOING' && row.state !== 'UNKNOWN')) return
      if (came === 'DONE') await done(tx, row)
      else if (came === 'FAILED') await failed(tx, row)
      else await unknown(tx, row)
    })
}
