import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import type { Payer } from './owner.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import { underWay } from './begin-payment.ts'
import { endUnpaid } from './expire-order.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { LIVE } from './states.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'kinds'> & {
  readonly replace: (payment: PaymentTry) => Promise<Refused | null>
}

/** The payer cancels. An open payment is closed and asked about first; money that still arrives is refunded automatically. */
export const makeCancelOrder = ({ db, clock, kinds, replace }: Deps) =>
  async function cancelOrder(orderId: string, { owner }: Payer): Promise<Answer<PlacedOrder>> {
    const orders = makeOrderStore(db)
    const order = await orders.find(orderId)
    if (!order || order.owner !== owner) return refused('NOT_FOUND')
    if (order.state === 'PAID' || order.state === 'COMPLETED') return refused('ORDER_ALREADY_PAID')
    if (order.state !== 'AWAITING_PAYMENT') return ok(order)
    const tries = await makePaymentStore(db).ofOrder(orderId)
    const held = tries.find(({ state }) => state === 'HELD')
    if (held) return underWay(held)
    const live = tries.find(({ state }) => LIVE.includes(state))
    const refusal = live ? await replace(live) : null
    if (refusal) return refusal
    const end = { why: 'GIVEN_UP', now: clock.now() }
    const isGivenUp = await inTransaction(db, (tx) => endUnpaid(tx, { kinds }, order, end))
    const after = (await orders.find(orderId)) ?? order
    return isGivenUp || after.state !== 'PAID' ? ok(after) : refused('ORDER_ALREADY_PAID')
  }
