import { randomUUID } from 'node:crypto'
import { formatInteger } from '#language/formats.ts'
import type { QueueSms, SmsTemplate } from '#modules/notify/index.ts'
import {
  makePaymentStore,
  requestRefund,
  takeStep,
  type LineOrderState,
  type PlacedOrder,
} from '#modules/payments/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { visitOf, type LineRow } from './line-order.ts'
import { makeLineVisitStore } from './line-visit-store.ts'
import { makeSlotStore } from './slot-store.ts'
import { visitText } from './visit-times.ts'

const DAY_MS = 86_400_000
/** An SMS about an order's state of two days ago is no longer useful. */
const SMS_LIVES_MS = 2 * DAY_MS
/** How long after a failed order the applicant's data is kept. */
export const FORGET_AFTER_MS = 90 * DAY_MS

type Told = Extract<SmsTemplate, `line${string}`>

export type LineStep = {
  readonly order: PlacedOrder
  readonly row: LineRow
  readonly to: LineOrderState
  readonly why: string
  readonly sms: Told
  readonly now: Date
  /** The member of staff and what they wrote. */
  readonly evidence?: object
  readonly set?: Readonly<Record<string, unknown>>
}

export type WalkLine = ReturnType<typeof makeWalkLine>

/** One step of a new line under the order's lock, in one transaction with its timeline row and SMS. */
export function makeWalkLine({ queueSms }: { readonly queueSms: QueueSms }) {
  async function tell(tx: Tx, { order, row, sms, now }: LineStep): Promise<void> {
    const visit = visitOf(row)
    const slots = {
      order: order.orderNo,
      date: visit ? visitText(visit) : '',
      amount: formatInteger(order.totalKyat),
      contract: row.contractNo ?? '',
    }
    await queueSms(tx, {
      id: randomUUID(),
      to: row.line,
      lang: order.lang,
      template: sms,
      slots,
      priority: 'notice',
      validUntil: new Date(now.getTime() + SMS_LIVES_MS),
    })
  }

  async function step(tx: Tx, one: LineStep): Promise<boolean> {
    const { order, to, why, now: at, evidence = {}, set = {} } = one
    const from = order.state as LineOrderState
    if (!(await takeStep(tx, 'LINE_ORDER', { id: order.id, from, to, why, at, evidence, set }))) return false
    await tell(tx, one)
    return true
  }

  return {
    step,

    /** The customer gave up before paying: the payments engine has already taken the step. */
    async afterGivenUp(tx: Tx, one: Pick<LineStep, 'order' | 'row' | 'now'>): Promise<void> {
      await tell(tx, { ...one, to: 'CANCELLED', why: 'GIVEN_UP', sms: 'lineCancelled' })
      await letGo(tx, one.row, one.now)
    },

    /** Ends an order without a line: its visit becomes free, payments are refunded, and personal data is scheduled for deletion. */
    async end(tx: Tx, one: LineStep & { readonly refund: boolean }): Promise<boolean> {
      const { order, row, now, refund } = one
      const ended = { ...one, set: { ...one.set, due_at: null, ended_at: now } }
      if (!(await step(tx, ended))) return false
      await letGo(tx, row, now)
      if (refund) await giveMoneyBack(tx, order.id, `LINE_${one.to}`, now)
      return true
    },
  }
}

/** Frees the visit and schedules the deletion of personal data. */
async function letGo(tx: Tx, row: LineRow, now: Date): Promise<void> {
  const visit = visitOf(row)
  if (visit) await makeSlotStore(tx).giveBack(row.township, visit)
  await makeLineVisitStore(tx).forgetLater(row.orderId, new Date(now.getTime() + FORGET_AFTER_MS))
}

/** Refunds everything that was received. */
async function giveMoneyBack(tx: Tx, orderId: string, why: string, now: Date): Promise<void> {
  for (const payment of await makePaymentStore(tx).ofOrder(orderId)) {
    if (payment.state !== 'SUCCEEDED') continue
    const kyat = payment.paidKyat ?? payment.amountKyat
    await requestRefund(tx, { payment: { ...payment, state: 'SUCCEEDED' }, kyat, why, now })
  }
}
