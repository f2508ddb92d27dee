import { newMoveId } from '#contracts/move-id.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import { newRefundNumber } from './references.ts'
import { makeRefundStore } from './refund-store.ts'
import { takeStep } from './step-store.ts'

type Wanted = {
  readonly payment: PaymentTry & { readonly state: 'SUCCEEDED' | 'HELD' }
  readonly kyat: number
  readonly why: string
  readonly now: Date
}

/**
 * Requests a refund: it is stored with its number before anybody is asked to make it. Null when the payment took another step meanwhile.
 * A constraint prevents refunds above the paid amount.
 */
export async function requestRefund(tx: Tx, { payment, kyat, why, now }: Wanted): Promise<string | null> {
  const { id, state } = payment
  if (!(await takeStep(tx, 'PAYMENT', { id, from: state, to: 'REFUND_PENDING', why, at: now }))) return null
  await makePaymentStore(tx).addRefund(id, kyat)
  const refundId = newMoveId(now.getTime())
  await makeRefundStore(tx).begin({
    id: refundId,
    paymentId: id,
    number: newRefundNumber(),
    amountKyat: kyat,
    why,
    createdAt: now,
    dueAt: now,
  })
  return refundId
}
