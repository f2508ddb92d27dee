import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt } from '#apps/api/test-fibre-lines.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import type { Order } from '#contracts/payments.ts'
import { proposeRefund } from '#contracts/staff/payments.ts'
import { getProposal } from '#contracts/staff/proposals.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'

const BILL = 48_300
const fake = aChannel()
let site: ValueApp
let office: Office
let lead: Colleague | null = null
const { at: fibre, pay: at } = linesAt(() => site, fake)
const hands = handsOf(() => site)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
  lead = await office.colleague('CARE_LEAD')
})

/** A top-up of 10,000, paid and delivered. */
async function toppedUp() {
  const ann = await site.person(0)
  const order = await at.placed(ann, ann.number, 10_000)
  const { paymentId, reference } = await at.begun(ann, order.orderId)
  fake.pay(reference)
  await at.tell(fake.notice(reference))
  await at.settle()
  return { ann, paymentId }
}
/** A bill, paid from the balance and posted. */
async function paidBill() {
  const ann = await site.person(100_000)
  const contractNo = await fibre.contract(1, { line: ann.number })
  const body = { type: 'FTTH_BILL', contractNo, expectedTotal: BILL }
  const { orderId } = fibre.as<Order>(await fibre.order(ann, body))
  const { paymentId } = await at.begun(ann, orderId, 'BALANCE')
  await fibre.post(ann, '/fbb/confirmPayment', { paymentId, otp: fibre.lastCode(ann.number) })
  await at.settle()
  expect(await at.state('payment_order', orderId)).toBe('COMPLETED')
  return { ann, paymentId }
}
const refund = (paymentId: string, all = 10_000) =>
  office.ask(lead, proposeRefund, { params: { paymentId }, body: { kyat: all, why: 'paid by mistake' } })
const kyat = async (number: string) => (await site.balance(number))['MMK']

describe('the refund of a top-up whose receiver left the number', () => {
  it('is not proposed: it would be taken from whoever has the number next', async () => {
    const { ann, paymentId } = await toppedUp()
    await hands.reassign(ann.number, 20_000)
    expect(await refund(paymentId)).toMatchObject({ code: 'VALUE_SPENT' })
  })

  it('is not done where it was agreed on before', async () => {
    const { ann, paymentId } = await toppedUp()
    const { proposalId } = (await refund(paymentId)).result
    await hands.reassign(ann.number, 20_000)
    await site.runProposals()
    await at.settle()
    expect(await kyat(ann.number)).toBe(20_000)
    const made = (await office.ask(lead, getProposal, { params: { proposalId } })).result
    expect(made).toMatchObject({ state: 'FAILED', failure: 'VALUE_SPENT' })
    expect(await at.state('payment', paymentId)).toBe('SUCCEEDED')
  })
})

describe('the refund of a fibre bill that was paid from the balance', () => {
  it('is not proposed once its payer left the number: it would reach nobody', async () => {
    const [stays, left] = [await paidBill(), await paidBill()]
    await hands.reassign(left.ann.number)
    expect(await refund(left.paymentId, BILL)).toMatchObject({ code: 'VALUE_SPENT' })
    expect(await refund(stays.paymentId, BILL)).toMatchObject({ code: 'SUCCESS' })
  })
})
