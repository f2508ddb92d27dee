import type { ResultOf } from '#contracts/call.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { listRefunds, PaymentRow } from '#contracts/staff/payments.ts'
import { markOf } from './move-view.ts'
import type { PaymentFound, RefundFound } from './payments-read-model.ts'

type RefundRow = ResultOf<typeof listRefunds>['rows'][number]

export const paymentRow = (row: PaymentFound): PaymentRow => ({
  paymentId: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  type: row.type,
  orderState: row.order_state,
  channel: row.channel,
  way: row.way,
  reference: row.reference,
  state: row.state as PaymentRow['state'],
  amountKyat: row.amount_kyat,
  paidKyat: row.paid_kyat,
  refundKyat: row.refund_kyat,
  payer: maskMsisdn(row.payer),
  receiver: maskMsisdn(row.receiver),
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  proposal: markOf(row),
})

export const refundRow = (row: RefundFound): RefundRow => ({
  refundId: row.id,
  paymentId: row.payment_id,
  number: row.number,
  amountKyat: row.amount_kyat,
  state: row.state as RefundRow['state'],
  why: row.why,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  proposal: markOf(row),
})
