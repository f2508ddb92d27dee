import type { ResultOf } from '#contracts/call.ts'
import type { inquireTransaction } from '#contracts/payments.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeAskingStore } from './asking-store.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import type { Payer } from './owner.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'
import { LIVE } from './states.ts'
import { orderView, paymentView } from './views.ts'

type Asked = { readonly orderId: string } | { readonly paymentId: string }

const SOON_SEC = 3
const LATER_SEC = 15

/** The state of a payment. An open page only brings the question to the channel forward. */
export const makeInquire = (deps: PaymentsDeps) =>
  async function inquire(
    asked: Asked,
    { owner }: Payer,
  ): Promise<Answer<ResultOf<typeof inquireTransaction>>> {
    const { db, clock } = deps
    const payments = makePaymentStore(db)
    const named = 'paymentId' in asked ? await payments.find(asked.paymentId) : null
    const orderId = 'orderId' in asked ? asked.orderId : named?.orderId
    const order = orderId === undefined ? null : await makeOrderStore(db).find(orderId)
    if (!order || order.owner !== owner) return refused('NOT_FOUND')
    const tries = await payments.ofOrder(order.id)
    const now = clock.now()
    const payment = named ?? shownOf(tries)
    if (payment && LIVE.includes(payment.state)) await makeAskingStore(db).bringForward(payment.id, now)
    return ok({
      order: orderView(order, kindOf(deps, order.type), tries, now),
      payment: payment && paymentView(payment, now),
      pollAfterSec: pollAfter(order, payment),
    })
  }

/** The paid one, otherwise the latest. */
const shownOf = (tries: readonly PaymentTry[]): PaymentTry | null =>
  tries.find(({ paidKyat }) => paidKyat !== null) ?? tries[0] ?? null

function pollAfter({ state, type }: PlacedOrder, payment: PaymentTry | null): number | null {
  // A new fibre line is delivered by people, which takes days.
  if (state === 'PAID' && type !== 'FTTH_NEW') return SOON_SEC
  if (payment?.state === 'HELD' || payment?.state === 'REFUND_PENDING') return LATER_SEC
  if (payment && LIVE.includes(payment.state)) return payment.state === 'UNKNOWN' ? LATER_SEC : SOON_SEC
  return null
}
