import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { cameBack } from './came-back.ts'
import { makeMoneyArrived } from './money-arrived.ts'
import { makeOrderStore } from './order-store.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { makeRefundStore } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'
import { keepStaffEnd } from './staff-end-store.ts'
import { cameFrom, takeStep } from './step-store.ts'

export type StaffEnd = {
  readonly record: 'PAYMENT' | 'REFUND'
  readonly id: string
  /** A payment counts as paid after all, or is refunded; a refund was made by hand, or is tried again. */
  readonly as: 'SUCCEEDED' | 'REFUNDED' | 'DONE' | 'AGAIN'
  /** The amount that really arrived, for a refund. */
  readonly kyat?: number | undefined
  readonly who: string
  readonly why: string
  readonly evidence: string
  /** The proposal that two people agreed on. */
  readonly proposalId: string | null
  /** Written in the same transaction as the step. */
  readonly beside?: ((tx: Tx) => Promise<void>) | undefined
}

type Deps = PaymentsDeps & { readonly fulfil: (orderId: string) => Promise<unknown> }

/** Staff end what nothing else can: a HELD payment, or a refund the channel refused. Who, why and the evidence are kept. */
export function makeEndByStaff(deps: Deps) {
  const { db, clock } = deps
  const moneyArrived = makeMoneyArrived(deps)

  async function succeed(end: StaffEnd): Promise<Answer<string>> {
    const payment = await makePaymentStore(db).find(end.id)
    if (!payment) return refused('NOT_FOUND')
    if (payment.state !== 'HELD' || end.as !== 'SUCCEEDED') return refused('CONFLICT')
    const providerRef = payment.providerRef ?? `staff:${payment.id}`
    // What was returned of it before had arrived as well.
    const cameKyat = payment.amountKyat + payment.refundKyat
    const money = { providerRef, amountKyat: cameKyat, evidence: { staff: end.evidence } }
    const arrived = await moneyArrived(payment, money, 'STAFF', async (tx) => {
      await keepStaffEnd(tx, end, clock.now())
      await end.beside?.(tx)
    })
    if (arrived === 'FULFIL') await deps.fulfil(payment.orderId)
    return arrived === 'OVERTAKEN' || arrived === 'USED_TWICE' ? refused('CONFLICT') : ok(arrived)
  }

  const giveBack = (end: StaffEnd): Promise<Answer<string>> =>
    inTransaction(db, async (tx) => {
      const found = await makePaymentStore(tx).find(end.id)
      const order = found && (await makeOrderStore(tx).lock(found.orderId))
      const payment = order && (await makePaymentStore(tx).find(end.id))
      if (!payment) return refused('NOT_FOUND')
      if (payment.state !== 'HELD') return refused('CONFLICT')
      const leftKyat = (payment.paidKyat ?? end.kyat ?? payment.amountKyat) - payment.refundKyat
      const kyat = end.kyat ?? leftKyat
      if (kyat <= 0 || kyat > leftKyat) return refused('CONFLICT')
      // Stored as the amount that arrived, so that no more than that can be refunded.
      await makePaymentStore(tx).notePaid(payment.id, payment.paidKyat ?? kyat)
      const now = clock.now()
      const refundId = await requestRefund(tx, {
        payment: { ...payment, state: 'HELD' },
        kyat,
        why: 'STAFF',
        now,
      })
      if (refundId === null) return refused('CONFLICT')
      await keepStaffEnd(tx, end, now)
      await end.beside?.(tx)
      return ok('REFUND_PENDING')
    })

  const endRefund = (end: StaffEnd): Promise<Answer<string>> =>
    inTransaction(db, async (tx) => {
      const refund = await makeRefundStore(tx).find(end.id)
      const payment = refund && (await makePaymentStore(tx).find(refund.paymentId))
      const order = payment && (await makeOrderStore(tx).lock(payment.orderId))
      if (!refund || !payment || !order) return refused('NOT_FOUND')
      const now = clock.now()
      const evidence = { staff: end.evidence }
      const step = { id: refund.id, from: 'STAFF', why: 'STAFF', evidence, at: now } as const
      const isAgain = end.as === 'AGAIN'
      // What was sent and never answered may have gone back: it is asked about, and not sent again.
      const again = (await cameFrom(tx, 'REFUND', refund.id, 'STAFF')) === 'FAILED' ? 'REQUESTED' : 'UNKNOWN'
      const to = isAgain ? again : 'DONE'
      const set = isAgain ? { due_at: now, failures: 0 } : { due_at: null, ended_at: now }
      if (!(await takeStep(tx, 'REFUND', { ...step, to, set }))) return refused('CONFLICT')
      await keepStaffEnd(tx, end, now)
      await end.beside?.(tx)
      if (isAgain) return ok(to)
      await cameBack(tx, { order, payment, why: 'STAFF', now })
      return ok(to)
    })

  return function endByStaff(end: StaffEnd): Promise<Answer<string>> {
    if (end.record === 'REFUND') return endRefund(end)
    return end.as === 'REFUNDED' ? giveBack(end) : succeed(end)
  }
}
