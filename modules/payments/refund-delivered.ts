import type { OperatorCore, Value } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { PlacedOrder } from './order.ts'
import type { TakesBack } from './order-kind.ts'
import { makeOrderStore } from './order-store.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { requestRefund } from './request-refund.ts'
import type { HandOver, TakeBackKind } from './take-back-kind.ts'
import { isTakenByKind, takesBackKyat } from './takes-back.ts'
import { tellPayer } from './tell-payer.ts'

/** Ends the proposal it runs for, in the given transaction. */
export type EndRefund = (tx: Tx, proposalId: string, failure: string | null, now: Date) => Promise<void>

/** Whether money of this payment can still be refunded. */
export const isRefundable = (
  payment: Pick<PaymentTry, 'state' | 'paidKyat' | 'refundKyat'>,
  order: Pick<PlacedOrder, 'state'>,
  kyat: number,
): boolean =>
  payment.state === 'SUCCEEDED' &&
  order.state === 'COMPLETED' &&
  payment.paidKyat !== null &&
  kyat <= payment.paidKyat - payment.refundKyat

/** The goods have been taken back: the refund is requested and the proposal ends in the same transaction. */
export const makeHandOver =
  (endRefund: EndRefund): HandOver =>
  async (tx, { proposalId, paymentId, kyat }, now) => {
    const found = await makePaymentStore(tx).find(paymentId)
    if (found) await makeOrderStore(tx).lock(found.orderId)
    const payment = await makePaymentStore(tx).find(paymentId)
    const refundId =
      payment?.state === 'SUCCEEDED'
        ? await requestRefund(tx, { payment: { ...payment, state: 'SUCCEEDED' }, kyat, why: 'STAFF', now })
        : null
    // A bank reversed the payment meanwhile: the payer has the money already.
    await endRefund(tx, proposalId, refundId === null ? 'PAYMENT_CHANGED' : null, now)
  }

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'queueSms'> & {
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly core: Pick<OperatorCore, 'abandon'>
  readonly takeBack: TakeBackKind
  readonly handOver: HandOver
  /** Kinds that take back their own deliveries. */
  readonly kinds: readonly TakesBack[]
  /** Reports in the refund's transaction that a completed order is void, to everybody who was told of its completion. */
  readonly reversed?: (tx: Tx, orderId: string, now: Date) => Promise<void>
}

export type RefundAsked = {
  readonly proposalId: string
  readonly paymentId: string
  readonly kyat: number
  /** Chosen once, before anything is asked. */
  readonly moveId: string
}

export type Refunded = 'HANDED_OVER' | 'LATER' | { readonly failed: string }

/** Refunds a delivered order: first what was given is taken back, and only then the money is returned. */
export function makeRefundDelivered(deps: Deps) {
  const { db, clock, queueSms, value, core, takeBack, handOver, kinds, reversed } = deps

  /** Refused before it started: the core promises that no slower request can take effect after that. */
  async function neverBegun(moveId: string, code: string): Promise<Refunded> {
    try {
      return (await core.abandon(moveId)).outcome === 'REFUSED' ? { failed: code } : 'LATER'
    } catch (error) {
      if (error instanceof NoAnswer) return 'LATER'
      throw error
    }
  }

  async function take(asked: RefundAsked, order: PlacedOrder, netKyat: number): Promise<Refunded> {
    const { moveId: id, ...data } = asked
    const { receiver: line, lang } = order
    const answer = await value.start(takeBack, { id, subject: null, line, lang, input: { ...data, netKyat } })
    const move = await value.findAny(id)
    const code = answer.ok || answer.code === 'INSUFFICIENT_BALANCE' ? 'VALUE_SPENT' : answer.code
    if (!move) return neverBegun(id, code)
    if (move.state === 'COMPLETED') return 'HANDED_OVER'
    return move.state === 'FAILED' ? { failed: code } : 'LATER'
  }

  const handOverNow = (
    { proposalId, paymentId, kyat }: RefundAsked,
    { id }: PlacedOrder,
  ): Promise<Refunded> =>
    inTransaction(db, async (tx): Promise<Refunded> => {
      await reversed?.(tx, id, clock.now())
      await handOver(tx, { proposalId, paymentId, kyat }, clock.now())
      return 'HANDED_OVER'
    })

  /** Taken back by the kind that delivered it, under one id until it is answered. */
  async function takeByKind(asked: RefundAsked, order: PlacedOrder): Promise<Refunded> {
    const kind = kinds.find(({ type }) => type === order.type)
    const came = kind?.takeBack ? await kind.takeBack(order, asked.moveId) : 'FAILED'
    if (came === 'DONE') return handOverNow(asked, order)
    return came === 'FAILED' ? { failed: 'VALUE_SPENT' } : 'LATER'
  }

  function takeFirst(asked: RefundAsked, order: PlacedOrder, netKyat: number): Promise<Refunded> {
    if (netKyat === 0) return handOverNow(asked, order)
    return isTakenByKind(order.type) ? takeByKind(asked, order) : take(asked, order, netKyat)
  }

  return async function refundDelivered(asked: RefundAsked): Promise<Refunded> {
    const before = await value.findAny(asked.moveId)
    const payment = await makePaymentStore(db).find(asked.paymentId)
    const order = payment && (await makeOrderStore(db).find(payment.orderId))
    if (!payment || !order) return { failed: 'NOT_FOUND' }
    if (!before && !isRefundable(payment, order, asked.kyat)) return { failed: 'PAYMENT_CHANGED' }
    const netKyat = takesBackKyat(order, payment.refundKyat, asked.kyat)
    if (netKyat === null) return { failed: 'NOT_REFUNDABLE' }
    const came = await takeFirst(asked, order, netKyat)
    if (came === 'HANDED_OVER' && !before)
      await tellPayer({ db, clock, queueSms }, { ...payment, amountKyat: asked.kyat }, 'refundAgreed')
    return came
  }
}
