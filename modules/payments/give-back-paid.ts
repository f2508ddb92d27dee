import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeFulfilmentStore, type Fulfilment } from './fulfilment-store.ts'
import { makeOrderStore } from './order-store.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { requestRefund } from './request-refund.ts'
import { takeStep } from './step-store.ts'
import { tellPayer } from './tell-payer.ts'

const DAY_MS = 24 * 3_600_000
const MOST_FAILURES = 3

/** Three definite refusals, or one after a day. A delivery without an answer is never given up. */
export const isGivenUp = ({ state, failures, createdAt, refundId }: Fulfilment, now: Date): boolean =>
  state === 'FAILED' &&
  refundId === null &&
  (failures >= MOST_FAILURES || now.getTime() - createdAt.getTime() >= DAY_MS)

/** The order has failed and is refunded: in one transaction, under the locks of order and delivery. */
export const makeGiveBackPaid = (deps: PaymentsDeps) =>
  async function giveBackPaid(orderId: string): Promise<void> {
    const { db, clock, log } = deps
    const back = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const order = await makeOrderStore(tx).lock(orderId)
      const row = await makeFulfilmentStore(tx).lock(orderId)
      if (!order || !row || !isGivenUp(row, now)) return null
      const payment = await makePaymentStore(tx).find(row.paymentId)
      if (payment?.state !== 'SUCCEEDED' && payment?.state !== 'CHARGED_BACK') return null
      const why = 'NOT_DELIVERED'
      await takeStep(tx, 'ORDER', { id: orderId, from: 'PAID', to: 'FAILED', why, at: now })
      if (payment.state === 'CHARGED_BACK') {
        // A bank has given it back already.
        await makeFulfilmentStore(tx).endWith(orderId, null, now)
        return null
      }
      const kyat = (payment.paidKyat ?? payment.amountKyat) - payment.refundKyat
      const refundId = await requestRefund(tx, {
        payment: { ...payment, state: 'SUCCEEDED' },
        kyat,
        why,
        now,
      })
      if (refundId === null) throw new Error('a payment that was just seen is not there')
      await makeFulfilmentStore(tx).endWith(orderId, refundId, now)
      return payment
    })
    if (!back) return
    log.error({ orderId, paymentId: back.id }, 'paid and not delivered: the money goes back')
    await tellPayer(deps, back, 'refundSent')
  }
