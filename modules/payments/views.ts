import { displayMsisdn, maskMsisdn } from '#contracts/msisdn.ts'
import type { Order, Payment } from '#contracts/payments.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import type { OrderKind } from './order-kind.ts'
import type { PlacedOrder } from './order.ts'
import type { PaymentTry } from './payment.ts'
import { promisedBy } from './promised-by.ts'
import type { PaymentState } from './states.ts'

/** Nobody is shown more of another's number than they typed. */
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
    // Whoever looks a second before the worker does sees the same.
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
/** These were paid at some time. */
const HAS_RECEIPT: readonly PaymentState[] = ['SUCCEEDED', 'REFUND_PENDING', 'REFUNDED', 'CHARGED_BACK']

export function paymentView(payment: PaymentTry, now: Date): Payment {
  const { id, state, action } = payment
  // The channel has told that it was paid and not yet answered so: nobody is led to pay again.
  const isTold = state === 'PENDING_USER' && payment.noticeSaid === 'PAID'
  const canPay = state === 'PENDING_USER' && !isTold && payment.expiresAt > now
  return {
    paymentId: id,
    orderId: payment.orderId,
    channelCode: payment.way,
    amount: payment.amountKyat,
    // Whoever waits for staff is still waiting.
    status: state === 'HELD' || isTold ? 'PROCESSING' : state,
    action: canPay && action ? action : NOTHING,
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    promisedBy: promisedBy(payment),
    receiptNo: HAS_RECEIPT.includes(state) ? receiptNo(id) : null,
  }
}
