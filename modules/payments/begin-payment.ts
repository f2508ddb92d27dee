import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_MS } from './ask-ladder.ts'
import type { Channel, WayToPay } from './channel.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import type { Payer } from './owner.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { promisedBy } from './promised-by.ts'
import { newReference } from './references.ts'
import { LIVE } from './states.ts'

export type PaymentRequest = {
  readonly id: string
  readonly payer: Payer
  readonly orderId: string
  readonly channelCode: string
  readonly returnPath: string
}

export type PaidOrder = { readonly order: PlacedOrder; readonly payment: PaymentTry }

type Wanted = {
  readonly request: PaymentRequest
  readonly bodyHash: Buffer
  readonly channel: Channel
  readonly way: WayToPay
}

/** Under the order's lock: returns the new payment, or the live one that prevents it. */
export const makeBeginPayment =
  ({ db, clock, rules }: Pick<PaymentsDeps, 'db' | 'clock' | 'rules'>) =>
  ({ request, bodyHash, channel, way }: Wanted) =>
    inTransaction(db, async (tx): Promise<Answer<PaidOrder | { readonly live: PaymentTry }>> => {
      const now = clock.now()
      const order = await makeOrderStore(tx).lock(request.orderId)
      if (!order || order.owner !== request.payer.owner) return refused('NOT_FOUND')
      const closed = orderRefusal(order, now)
      if (closed) return closed
      if (way.for && !way.for.includes(order.type)) return refused('CHANNEL_UNAVAILABLE')
      if (order.totalKyat < way.minKyat || order.totalKyat > way.maxKyat)
        return refused('CHANNEL_UNAVAILABLE')
      const store = makePaymentStore(tx)
      const tries = await store.ofOrder(order.id)
      const held = tries.find(({ state }) => state === 'HELD')
      if (held) return underWay(held)
      const live = tries.find(({ state }) => LIVE.includes(state))
      if (live) return ok({ live })
      const { paymentMinutes } = rules.at('payment.times', now)
      const payment = await store.begin({
        id: request.id,
        orderId: order.id,
        channel: channel.name,
        way: way.code,
        reference: newReference(),
        amountKyat: order.totalKyat,
        bodyHash,
        createdAt: now,
        expiresAt: new Date(now.getTime() + paymentMinutes * 60_000),
        dueAt: new Date(now.getTime() + LEFT_BEHIND_MS),
      })
      return ok({ order, payment })
    })

const ALREADY_PAID: readonly PlacedOrder['state'][] = [
  'PAID',
  'COMPLETED',
  'SLOT_NEEDED',
  'SURVEY',
  'SCHEDULED',
  'IN_PROGRESS',
  'CANCEL_REQUESTED',
]

function orderRefusal({ state, expiresAt }: PlacedOrder, now: Date): Refused | null {
  if (ALREADY_PAID.includes(state)) return refused('ORDER_ALREADY_PAID')
  return state !== 'AWAITING_PAYMENT' || expiresAt <= now ? refused('ORDER_EXPIRED') : null
}

/** Nobody is asked to pay again while an earlier payment may still succeed. */
export function underWay(payment: PaymentTry): Refused {
  const time = promisedBy(payment)
  return refused('PAYMENT_UNDER_WAY', { slots: { time }, facts: { time, paymentId: payment.id } })
}
