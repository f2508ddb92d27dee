import { NoAnswer } from '#platform/errors/no-answer.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { nextRefundAskAt, REFUND_LOST_MS } from './ask-ladder.ts'
import type { Channel, RefundAnswer, RefundOrder } from './channel.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { makeAwaitRefund, makeFailRefund, makeRefundDone } from './refund-ends.ts'
import { makeRefundStore, type Refund } from './refund-store.ts'
import { takeStep } from './step-store.ts'

const HOUR_MS = 3_600_000

/** Null when nothing was answered. */
const answerOf = (work: Promise<RefundAnswer>): Promise<RefundAnswer | null> =>
  work.catch((error: unknown) => {
    if (error instanceof NoAnswer) return null
    throw error
  })

const orderOf = ({ id, number, amountKyat }: Refund, payment: PaymentTry): RefundOrder => ({
  id,
  number,
  reference: payment.reference,
  providerRef: payment.providerRef ?? '',
  paidKyat: payment.paidKyat ?? payment.amountKyat,
  amountKyat,
})

/** Refunds at the channel. Marked SENT before the request, so it is never sent twice: afterwards it is only asked about. */
export function makeRefunds(deps: PaymentsDeps) {
  const { db, clock, channels, log, spread, at = () => {} } = deps
  const [fail, done, wait] = [makeFailRefund(deps), makeRefundDone(deps), makeAwaitRefund(deps)]

  async function obey(refund: Refund, payment: PaymentTry, answer: RefundAnswer | null): Promise<void> {
    if (!answer) return wait(refund, 'SILENT', {})
    const { said, evidence } = answer
    if (said === 'DONE') return done(refund, payment, answer)
    if (said === 'REFUSED') return fail(refund, said, evidence)
    const now = clock.now()
    const isLost = now.getTime() - (refund.sentAt ?? now).getTime() >= REFUND_LOST_MS
    return said === 'NOT_FOUND' && isLost
      ? fail(refund, said, evidence)
      : wait(refund, 'ON_ITS_WAY', evidence)
  }

  async function send(channel: Channel, refund: Refund, payment: PaymentTry): Promise<void> {
    const now = clock.now()
    const { id, number } = refund
    const set = { sent_at: now, due_at: nextRefundAskAt(now, now, spread) }
    const step = {
      id,
      from: 'REQUESTED',
      to: 'SENT',
      why: 'SENT',
      evidence: { number },
      at: now,
      set,
    } as const
    if (!(await takeStep(db, 'REFUND', step))) return
    const sent: Refund = { ...refund, state: 'SENT', sentAt: now }
    const order = orderOf(refund, payment)
    const isPart = order.amountKyat < order.paidKyat
    if (!channel.can.refund || (isPart && !channel.can.partialRefund)) return fail(sent, 'CANNOT', {})
    await at('before-refund')
    const answer = await answerOf(channel.refund(order))
    await at('after-refund')
    await obey(sent, payment, answer)
  }

  return {
    /** Run by a worker when the row is due. */
    async refundDue(id: string): Promise<Outcome> {
      const refund = await makeRefundStore(db).find(id)
      if (!refund || !isTaken(refund.dueAt, clock.now())) return
      const payment = await makePaymentStore(db).find(refund.paymentId)
      const channel = payment && channels.named(payment.channel)
      if (!payment || !channel) {
        log.error({ refundId: id }, 'a refund is of a channel that is not set up')
        return makeRefundStore(db).setDue(refund, new Date(clock.now().getTime() + HOUR_MS))
      }
      if (refund.state === 'REQUESTED') return send(channel, refund, payment)
      if (refund.state !== 'SENT' && refund.state !== 'UNKNOWN') return
      if (!channel.can.askRefund) return wait(refund, 'ON_ITS_WAY', {})
      return obey(refund, payment, await answerOf(channel.askRefund(orderOf(refund, payment))))
    },
  }
}
