import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { payingAt } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { proposeRefund } from '#contracts/staff/payments.ts'
import { getProposal } from '#contracts/staff/proposals.ts'
import { fakeChannel } from '#modules/payments/channel.fake.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'

const fake = fakeChannel()
let site: ValueApp
let office: Office
let lead: Colleague | null = null
const at = payingAt(
  () => site,
  () => fake,
)
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
const refund = (paymentId: string) =>
  office.ask(lead, proposeRefund, { params: { paymentId }, body: { kyat: 10_000, why: 'paid by mistake' } })
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
