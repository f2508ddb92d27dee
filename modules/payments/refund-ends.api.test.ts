import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { fakeChannel, unableChannel, type FakeChannel } from './channel.fake.ts'
import { makePaymentStore } from './payment-store.ts'
import { requestRefund } from './request-refund.ts'

const fake = fakeChannel()
const unable = unableChannel()
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel, unable.channel] })
})

async function toppedUp(by: FakeChannel = fake, code = 'FAKE') {
  const ann = await site.person(0)
  const order = await at.placed(ann)
  const { paymentId, reference } = await at.begun(ann, order.orderId, code)
  by.pay(reference)
  await at.tell(by.notice(reference), by.channel.name)
  await at.settle()
  return { ann, order, paymentId, reference }
}

const refunded = (paymentId: string, kyat: number): Promise<string> =>
  inTransaction(site.db, async (tx) => {
    const payment = await makePaymentStore(tx).find(paymentId)
    if (!payment) throw new Error('no payment')
    const paid = { ...payment, state: 'SUCCEEDED' } as const
    const id = await requestRefund(tx, { payment: paid, kyat, why: 'STAFF', now: site.clock.now() })
    return id ?? ''
  })

const GROUNDS = { who: 'U Ba', why: 'by hand', evidence: 'slip', proposalId: null }
const endRefund = (id: string, as: 'DONE' | 'AGAIN') =>
  site.payments.endByStaff({ record: 'REFUND', id, as, ...GROUNDS })

const DAY_MS = 86_400_000

it('a part that staff gave back by hand leaves the rest paid', async () => {
  const { paymentId } = await toppedUp(unable, 'UNABLE')
  const part = await refunded(paymentId, 3_000)
  await at.settle()
  expect(await at.state('payment_refund', part)).toBe('STAFF')
  expect(await endRefund(part, 'DONE')).toMatchObject({ ok: true })
  expect(await at.state('payment', paymentId)).toBe('SUCCEEDED')
  const rest = await refunded(paymentId, 7_000)
  await at.settle()
  await endRefund(rest, 'DONE')
  expect(await at.state('payment', paymentId)).toBe('REFUNDED')
})

it('a refund nobody answered about for a week is ended by staff: asked about again, never sent again, or done', async () => {
  const { paymentId } = await toppedUp()
  const id = await refunded(paymentId, 10_000)
  fake.goWrong('DOWN')
  for (let day = 0; day < 9; day += 1) {
    await at.settle()
    site.clock.forward(DAY_MS)
  }
  expect(await at.state('payment_refund', id)).toBe('STAFF')
  const sent = fake.calls.refund
  expect(await endRefund(id, 'AGAIN')).toEqual({ ok: true, value: 'UNKNOWN' })
  await at.settle()
  expect(await at.state('payment_refund', id)).toBe('STAFF')
  expect(fake.calls.refund).toBe(sent)
  expect(await endRefund(id, 'DONE')).toMatchObject({ ok: true })
  fake.goWrong('NONE')
  site.logged.length = 0
  expect(await at.state('payment', paymentId)).toBe('REFUNDED')
})

describe('a payment of which too much came', () => {
  async function partReturned() {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    const { paymentId, reference } = await at.begun(ann, order.orderId)
    fake.pay(reference, { amountKyat: 12_000 })
    await at.tell(fake.notice(reference))
    await at.settle()
    site.logged.length = 0
    expect(await endPayment(paymentId, 'REFUNDED', 2_000)).toMatchObject({ ok: true })
    await at.settle()
    expect(await at.state('payment', paymentId)).toBe('HELD')
    return { ann, order, paymentId }
  }
  const endPayment = (id: string, as: 'REFUNDED' | 'SUCCEEDED', kyat?: number) =>
    site.payments.endByStaff({ record: 'PAYMENT', id, as, kyat, ...GROUNDS })

  it('is delivered when it is released after the excess went back', async () => {
    const { ann, order, paymentId } = await partReturned()
    expect(await endPayment(paymentId, 'SUCCEEDED')).toEqual({ ok: true, value: 'FULFIL' })
    expect(await at.state('payment_order', order.orderId)).toBe('COMPLETED')
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_523 })
    await refunded(paymentId, 10_000)
    await at.settle()
    expect(await at.state('payment', paymentId)).toBe('REFUNDED')
  })

  it('or all the rest of it goes back, and no more than that', async () => {
    const { ann, paymentId } = await partReturned()
    expect(await endPayment(paymentId, 'REFUNDED', 10_001)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await endPayment(paymentId, 'REFUNDED')).toMatchObject({ ok: true })
    await at.settle()
    expect(await at.state('payment', paymentId)).toBe('REFUNDED')
    expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
  })
})
