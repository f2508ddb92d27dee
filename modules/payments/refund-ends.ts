import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { nextRefundAskAt, REFUND_LADDER_MS } from './ask-ladder.ts'
import { cameBack } from './came-back.ts'
import type { RefundAnswer } from './channel.ts'
import { makeOrderStore } from './order-store.ts'
import type { PaymentTry } from './payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { newRefundNumber } from './references.ts'
import { makeRefundStore, type Refund } from './refund-store.ts'
import { takeStep } from './step-store.ts'
import { tellPayer } from './tell-payer.ts'

const MOST_FAILURES = 3
const AGAIN_MS = 60_000

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'log' | 'spread' | 'queueSms'>

/** The channel refused: tried again with another number, and after the third time by staff. */
export const makeFailRefund = ({ db, clock, log }: Deps) =>
  async function failRefund(refund: Refund, why: string, evidence: object): Promise<void> {
    const { id, state: from } = refund
    if (from !== 'SENT' && from !== 'UNKNOWN') return
    const at = clock.now()
    const failures = refund.failures + 1
    const isForStaff = failures >= MOST_FAILURES || why === 'CANNOT'
    const isFirst = await inTransaction(db, async (tx) => {
      const step = { id, from, to: 'FAILED', why, evidence, at, set: { failures } } as const
      if (!(await takeStep(tx, 'REFUND', step))) return false
      if (isForStaff)
        return takeStep(tx, 'REFUND', { id, from: 'FAILED', to: 'STAFF', why, at, set: { due_at: null } })
      const number = newRefundNumber()
      const set = { number, due_at: new Date(at.getTime() + AGAIN_MS), sent_at: null }
      const again = {
        id,
        from: 'FAILED',
        to: 'REQUESTED',
        why: 'AGAIN',
        evidence: { number },
        at,
        set,
      } as const
      return takeStep(tx, 'REFUND', again)
    })
    if (isFirst && isForStaff)
      log.error({ refundId: id, why }, 'money could not be given back: staff must do it')
  }

/** The refund is done: the payment is refunded, and so is an order that had failed. */
export function makeRefundDone(deps: Deps) {
  const { db, clock, log } = deps

  async function keep(tx: Tx, refund: Refund, payment: PaymentTry, answer: RefundAnswer): Promise<boolean> {
    const at = clock.now()
    const { id, state: from } = refund
    if (from !== 'SENT' && from !== 'UNKNOWN') return false
    const order = await makeOrderStore(tx).lock(payment.orderId)
    const set = {
      due_at: null,
      ended_at: at,
      ...(answer.providerRef && { provider_ref: answer.providerRef }),
    }
    const step = { id, from, to: 'DONE', why: 'CHANNEL', evidence: answer.evidence, at, set } as const
    if (!(await takeStep(tx, 'REFUND', step))) return false
    await cameBack(tx, { order, payment, why: 'REFUNDED', now: at })
    return true
  }

  /** Another amount was refunded than asked for. */
  async function holdForStaff(
    refund: Refund,
    payment: PaymentTry,
    { evidence }: RefundAnswer,
  ): Promise<void> {
    const step = {
      id: payment.id,
      from: 'REFUND_PENDING',
      to: 'HELD',
      why: 'refund amount',
      evidence,
    } as const
    await inTransaction(db, async (tx) => {
      await makeRefundStore(tx).setDue(refund, null)
      await takeStep(tx, 'PAYMENT', { ...step, at: clock.now() })
    })
    log.error({ refundId: refund.id, paymentId: payment.id }, 'another amount went back than was asked for')
  }

  return async function refundDone(refund: Refund, payment: PaymentTry, answer: RefundAnswer): Promise<void> {
    if (answer.amountKyat !== undefined && answer.amountKyat !== refund.amountKyat)
      return holdForStaff(refund, payment, answer)
    const isFirst = await inTransaction(db, (tx) => keep(tx, refund, payment, answer))
    if (isFirst) await tellPayer(deps, { ...payment, amountKyat: refund.amountKyat }, 'refundDone')
  }
}

/** Under way or unknown: asked about for a week, then ended by staff. */
export const makeAwaitRefund = ({ db, clock, log, spread }: Deps) =>
  async function awaitRefund(refund: Refund, why: 'SILENT' | 'ON_ITS_WAY', evidence: object): Promise<void> {
    const { id, state } = refund
    const now = clock.now()
    const sentAt = refund.sentAt ?? now
    if (state !== 'SENT' && state !== 'UNKNOWN') return
    if (now.getTime() - sentAt.getTime() >= REFUND_LADDER_MS) {
      const step = { id, from: state, to: 'STAFF', why, evidence, at: now, set: { due_at: null } } as const
      if (await takeStep(db, 'REFUND', step))
        log.error({ refundId: id, why }, 'a refund has no end after a week: staff must look')
      return
    }
    const due = nextRefundAskAt(sentAt, now, spread)
    const step = { id, from: 'SENT', to: 'UNKNOWN', why, evidence, at: now, set: { due_at: due } } as const
    if (why === 'SILENT' && state === 'SENT') await takeStep(db, 'REFUND', step)
    else await makeRefundStore(db).setDue(refund, due)
  }
