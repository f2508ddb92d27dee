import { inTransaction } from '#platform/db/in-transaction.ts'
import { isDuplicate } from '#platform/db/is-duplicate.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Paid } from './channel.ts'
import { endUnpaid } from './expire-order.ts'
import { makeFulfilmentStore } from './fulfilment-store.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import type { PaymentTry } from './payment.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'
import { requestRefund } from './request-refund.ts'
import { mayGo, type OrderState, type PaymentState } from './states.ts'
import { takeStep } from './step-store.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'kinds'>

/** TAKEN: the order's own kind continues. */
export type Arrived = 'FULFIL' | 'TAKEN' | 'GOES_BACK' | 'USED_TWICE' | 'OVERTAKEN'

type Money = Pick<Paid, 'providerRef' | 'amountKyat' | 'evidence'>

/**
 * The only way to "paid". It checks the order's present state: the order becomes paid, or, if it was already paid, cancelled or
 * delivered, stays as it is and this money is refunded.
 */
export function makeMoneyArrived(deps: Deps) {
  const { db, clock } = deps

  /** A late payment reopens the order if its goods are still sold for that price. */
  const mayBePaid = (order: PlacedOrder, now: Date): boolean =>
    order.state === 'AWAITING_PAYMENT' ||
    (order.state === 'EXPIRED' && kindOf(deps, order.type).stillHolds(order, now))

  async function goesBack(tx: Tx, payment: PaymentTry, why: string, now: Date): Promise<Arrived> {
    await requestRefund(tx, {
      payment: { ...payment, state: 'SUCCEEDED' },
      kyat: payment.amountKyat,
      why,
      now,
    })
    return 'GOES_BACK'
  }

  async function forOrder(tx: Tx, order: PlacedOrder, payment: PaymentTry, now: Date): Promise<Arrived> {
    if (!mayBePaid(order, now)) return goesBack(tx, payment, whyBack(order.state), now)
    const { own, noRoom } = kindOf(deps, order.type)
    const why = (await noRoom?.(tx, order, now)) ?? null
    if (why !== null) {
      await endUnpaid(tx, deps, order, { why, now })
      return goesBack(tx, payment, why, now)
    }
    if (own) {
      await own.arrived(tx, order, now)
      return 'TAKEN'
    }
    const set = { due_at: null }
    const from = order.state as 'AWAITING_PAYMENT' | 'EXPIRED'
    await takeStep(tx, 'ORDER', { id: order.id, from, to: 'PAID', why: 'PAID', at: now, set })
    await makeFulfilmentStore(tx).begin(order.id, payment.id, now)
    return 'FULFIL'
  }

  return async function moneyArrived(
    payment: PaymentTry,
    money: Money,
    why: string,
    /** Written in the same transaction as the step. */
    beside?: (tx: Tx) => Promise<void>,
  ): Promise<Arrived> {
    const now = clock.now()
    try {
      return await inTransaction(db, async (tx) => {
        const order = await makeOrderStore(tx).lock(payment.orderId)
        if (!order) throw new Error('a payment has no order')
        const set = {
          provider_ref: money.providerRef,
          paid_kyat: money.amountKyat,
          settled_at: now,
          due_at: null,
          page_hash: null,
          page_form: null,
        }
        const step = { id: payment.id, why, evidence: money.evidence, at: now }
        const from = await nearest(tx, payment, now)
        if (!(await takeStep(tx, 'PAYMENT', { ...step, from, to: 'SUCCEEDED', set }))) return 'OVERTAKEN'
        await beside?.(tx)
        return forOrder(tx, order, { ...payment, paidKyat: money.amountKyat }, now)
      })
    } catch (error) {
      if (isDuplicate(error, 'payment_provider_idx')) return 'USED_TWICE'
      throw error
    }
  }
}

/** A payment without an answer becomes UNKNOWN first: the table has no step from CREATED to the end. */
async function nearest(tx: Tx, { id, state }: PaymentTry, now: Date): Promise<PaymentState> {
  if (mayGo('PAYMENT', state, 'SUCCEEDED')) return state
  await takeStep(tx, 'PAYMENT', { id, from: 'CREATED', to: 'UNKNOWN', why: 'LEFT_BEHIND', at: now })
  return 'UNKNOWN'
}

const whyBack = (state: OrderState): string => (state === 'EXPIRED' ? 'PRICE_CHANGED' : `ORDER_${state}`)
