import type { Look } from '#modules/proposals/index.ts'
import { isRefundable, isTakenByKind, takesBackKyat } from '#modules/payments/index.ts'
import { cameBackWhole, mayEndByHand, takenTooMuch } from '#modules/value/index.ts'
import type { StoredMove } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeLookStore, type MoveStanding, type PaymentStanding } from './look-store.ts'

/** What a line can spend now; null when the core does not answer. */
export type Free = (line: string) => Promise<{ readonly kyat: number; readonly points: number } | null>

const held = ({ state, amount_kyat, paid_kyat, refund_kyat }: PaymentStanding) => ({
  state,
  amountKyat: amount_kyat,
  paidKyat: paid_kyat,
  refundKyat: refund_kyat,
})

export const refundLook = (free: Free): Look<'REFUND'> => ({
  thing: ({ paymentId }) => `payment:${paymentId}`,
  async look(tx, { paymentId, kyat }) {
    const found = await makeLookStore(tx).payment(paymentId)
    if (!found) return refused('NOT_FOUND')
    const { state, paid_kyat: paidKyat, refund_kyat: refundKyat, order_state: orderState } = found
    const payment = { state: state as 'SUCCEEDED', paidKyat, refundKyat }
    if (!isRefundable(payment, { state: orderState as 'COMPLETED' }, kyat)) return refused('NOT_REFUNDABLE')
    if (found.is_adjusted) return refused('NOT_REFUNDABLE')
    const { type, goods, total_kyat: totalKyat, payer, receiver } = found
    const backKyat = takesBackKyat({ type, goods, totalKyat }, refundKyat, kyat)
    if (backKyat === null) return refused('NOT_REFUNDABLE')
    if (found.goods_left) return refused('VALUE_SPENT')
    const left = isTakenByKind(type) ? null : await free(receiver)
    if (left !== null && left.kyat < backKyat) return refused('VALUE_SPENT')
    const seen = { state, orderState, paidKyat, refundKyat, takesBackKyat: backKyat }
    return ok({ seen, amountKyat: kyat, line: payer })
  },
})

export const releaseLook: Look<'PAYMENT_RELEASE'> = {
  thing: ({ paymentId }) => `payment:${paymentId}`,
  async look(tx, { paymentId }) {
    const found = await makeLookStore(tx).payment(paymentId)
    if (!found) return refused('NOT_FOUND')
    if (found.state !== 'HELD') return refused('NOT_WAITING_FOR_STAFF')
    return ok({ seen: held(found), amountKyat: found.amount_kyat, line: found.payer })
  },
}

export const returnLook: Look<'PAYMENT_RETURN'> = {
  thing: ({ paymentId }) => `payment:${paymentId}`,
  async look(tx, { paymentId, kyat }) {
    const found = await makeLookStore(tx).payment(paymentId)
    if (!found) return refused('NOT_FOUND')
    if (found.state !== 'HELD') return refused('NOT_WAITING_FOR_STAFF')
    if (found.is_adjusted) return refused('NOT_REFUNDABLE')
    // An unknown amount is found out by staff; a known one cannot be exceeded.
    if (found.paid_kyat !== null && kyat > found.paid_kyat - found.refund_kyat)
      return refused('NOT_REFUNDABLE')
    return ok({ seen: held(found), amountKyat: kyat, line: found.payer })
  },
}

export const refundEndLook: Look<'REFUND_END'> = {
  thing: ({ refundId }) => `refund:${refundId}`,
  async look(tx, { refundId }) {
    const found = await makeLookStore(tx).refund(refundId)
    if (!found) return refused('NOT_FOUND')
    const { state, amount_kyat: amountKyat, failures, payer } = found
    if (state !== 'STAFF') return refused('NOT_WAITING_FOR_STAFF')
    return ok({ seen: { state, amountKyat, failures }, amountKyat, line: payer })
  },
}

export const moveEndLook: Look<'MOVE_END'> = {
  thing: ({ moveId }) => `move:${moveId}`,
  async look(tx, { moveId, takenKyat }, now) {
    const found = await makeLookStore(tx).move(moveId)
    if (!found) return refused('NOT_FOUND')
    const { state, kind, line, amount_kyat: amountKyat, created_at: createdAt } = found
    if (!mayEndByHand({ state: state as 'HELD', createdAt }, now)) return refused('NOT_WAITING_FOR_STAFF')
    return ok({ seen: { state, kind, amountKyat }, amountKyat: takenKyat, line })
  },
}

/** What may still be returned for a move that staff ended. */
export const adjustableKyat = ({
  state,
  ended_as: as,
  taken_kyat: taken,
  adjusted_kyat,
  is_refunded: isRefunded,
  holder_left: hasLeft,
  plan,
}: MoveStanding): number =>
  as === null || taken === null || cameBackWhole({ state, plan } as StoredMove) || isRefunded || hasLeft
    ? 0
    : Math.max(0, takenTooMuch({ plan } as StoredMove, as, taken) - adjusted_kyat)

export const adjustLook: Look<'ADJUST'> = {
  thing: ({ moveId }) => `adjust:${moveId}`,
  async look(tx, { moveId, kyat }) {
    const found = await makeLookStore(tx).move(moveId)
    if (!found) return refused('NOT_FOUND')
    const mostKyat = adjustableKyat(found)
    if (kyat > mostKyat) return refused('NOT_REFUNDABLE')
    const seen = { endedAs: found.ended_as, takenKyat: found.taken_kyat, mostKyat }
    return ok({ seen, amountKyat: kyat, line: found.line })
  },
}
