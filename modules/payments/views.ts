import { displayMsisdn, maskMsisdn } from '#contracts/msisdn.ts'
import type { Order, Payment } from '#contracts/payments.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import type { OrderKind } from './order-kind.ts'
import type { PlacedOrder } from './order.ts'
import type { PaymentTry } from './payment.ts'
import { promisedBy } from './promised-by.ts'
import type { PaymentState } from './states.ts'

/** Of another number, only as much is shown as the payer typed. */
export function orderView(
  order: PlacedOrder,
  kind: OrderKind,
  tries: readonly PaymentTry[],
  now: Date,
): Order {
  const isOver = order.state === 'AWAITING_PAYMENT' && order.expiresAt <= now
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    type: order.type,
    // Shows EXPIRED on time, even before the worker has written it.
    status: isOver ? 'EXPIRED' : order.state,
    target: kind.target?.(order) ?? targetOf(order),
    lines: kind.lines(order),
    total: order.totalKyat,
    currency: 'MMK',
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    refund: refundOf(tries),
  }
}

const targetOf = ({ receiver, payer }: PlacedOrder): string =>
  receiver === payer ? displayMsisdn(receiver) : maskMsisdn(receiver)

export function refundOf(tries: readonly PaymentTry[]): Order['refund'] {
  if (tries.some(({ state }) => state === 'REFUND_PENDING')) return 'ON_ITS_WAY'
  return tries.some(({ state }) => state === 'REFUNDED') ? 'DONE' : 'NONE'
}

const NOTHING = { kind: 'NONE', url: null, qrPayload: null } as const
/** States in which it was paid at some time. */
const HAS_RECEIPT: readonly PaymentState[] = ['SUCCEEDED', 'REFUND_PENDING', 'REFUNDED', 'CHARGED_BACK']

export function paymentView(payment: PaymentTry, now: Date): Payment {
  const { id, state, action } = payment
  // A notice said paid, and our question is not answered yet: nobody is led to pay again.
  const isTold = state === 'PENDING_USER' && payment.noticeSaid === 'PAID'
  const canPay = state === 'PENDING_USER' && !isTold && payment.expiresAt > now
  return {
    paymentId: id,
    orderId: payment.orderId,
    channelCode: payment.way,
    amount: payment.amountKyat,
    // For the payer a HELD payment is still processing.
    status: state === 'HELD' || isTold ? 'PROCESSING' : state,
    action: canPay && action ? action : NOTHING,
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    promisedBy: promisedBy(payment),
    receiptNo: HAS_RECEIPT.includes(state) ? receiptNo(id) : null,
  }
}
