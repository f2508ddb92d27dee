import type { Tx } from '#platform/db/database.ts'
import type { PlacedOrder } from './order.ts'
import type { PaymentTry } from './payment.ts'
import { cameFrom, takeStep } from './step-store.ts'

type Back = {
  readonly order: PlacedOrder | null
  readonly payment: PaymentTry
  readonly why: string
  readonly now: Date
}

/** A refund is done, by the channel or by hand: the whole ends the payment and an order that failed, a part leaves the rest as it was. */
export async function cameBack(tx: Tx, { order, payment, why, now: at }: Back): Promise<void> {
  const { id, refundKyat, paidKyat } = payment
  const isWhole = refundKyat >= (paidKyat ?? 0)
  const wasHeld = (await cameFrom(tx, 'PAYMENT', id, 'REFUND_PENDING')) === 'HELD'
  const to = isWhole ? 'REFUNDED' : wasHeld ? 'HELD' : 'SUCCEEDED'
  await takeStep(tx, 'PAYMENT', { id, from: 'REFUND_PENDING', to, why, at })
  if (order?.state !== 'FAILED' || !isWhole) return
  const set = { ended_at: at }
  await takeStep(tx, 'ORDER', { id: order.id, from: 'FAILED', to: 'REFUNDED', why, at, set })
}
