import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt } from '#apps/api/test-fibre-lines.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import type { Order } from '#contracts/payments.ts'
import { proposePaymentEnd } from '#contracts/staff/payments.ts'
import { approveProposal, getProposal } from '#contracts/staff/proposals.ts'
import { getOfficeMove, proposeAdjust, proposeMoveEnd } from '#contracts/staff/without-answer.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'

const PRICE = 48_300
const TAKEN = PRICE + 100
const GROUNDS = { why: 'the core took too much', evidence: 'core ticket 4713' }
const fake = aChannel()
let site: ValueApp
let office: Office
let [lead, finance]: Colleague[] = []
const { at, pay } = linesAt(() => site, fake)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
  lead = await office.colleague('CARE_LEAD')
  finance = await office.colleague('FINANCE')
})

async function approve(proposalId: string) {
  const params = { proposalId }
  const { hash } = (await office.ask(finance ?? null, getProposal, { params })).result
  return office.ask(finance ?? null, approveProposal, { params, body: { hash } })
}
async function run() {
  await site.runProposals()
  for (let round = 0; round < 5; round += 1) {
    site.clock.forward(61_000)
    site.logged.length = 0
    await pay.settle()
  }
}

/** A bill paid from the balance, for which staff agreed that 100 kyat too much were taken: a HELD payment. */
async function overpaid() {
  const ann = await site.person(100_000)
  const contractNo = await at.contract(1, { line: ann.number })
  const order = at.as<Order>(await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: PRICE }))
  const { paymentId } = await pay.begun(ann, order.orderId, 'BALANCE')
  site.goWrong('WRONG_PRICE')
  await at.post(ann, '/fbb/confirmPayment', { paymentId, otp: at.lastCode(ann.number) })
  const body = { as: 'COMPLETED', takenKyat: TAKEN, ...GROUNDS } as const
  const end = await office.ask(lead ?? null, proposeMoveEnd, { params: { moveId: paymentId }, body })
  await approve(end.result.proposalId)
  await run()
  expect(await pay.state('payment', paymentId)).toBe('HELD')
  const excess = () =>
    office.ask(lead ?? null, proposeAdjust, {
      params: { moveId: paymentId },
      body: { kyat: 100, ...GROUNDS },
    })
  const whole = () =>
    office.ask(lead ?? null, proposePaymentEnd, {
      params: { paymentId },
      body: { as: 'RETURN', kyat: TAKEN, ...GROUNDS },
    })
  return {
    excess: async () => (await excess()).result.proposalId,
    whole: async () => (await whole()).result.proposalId,
    adjustable: async () =>
      (await office.ask(lead ?? null, getOfficeMove, { params: { moveId: paymentId } })).result
        .adjustableKyat,
    state: () => pay.state('payment', paymentId),
    kyat: async () => (await site.balance(ann.number))['MMK'],
  }
}

describe('a payment from the balance that took too much', () => {
  it('is not given back as a whole where staff agreed to return the excess', async () => {
    const paid = await overpaid()
    const [excess, whole] = [await paid.excess(), await paid.whole()]
    expect((await approve(excess)).code).toBe('SUCCESS')
    expect(await approve(whole)).toMatchObject({ code: 'PROPOSAL_CHANGED' })
    await run()
    // The core of this test says that it took more, and took the price.
    expect(await paid.kyat()).toBe(100_000 - PRICE + 100)
  })

  it('has no excess to return where staff agreed to give it back as a whole', async () => {
    const paid = await overpaid()
    const [excess, whole] = [await paid.excess(), await paid.whole()]
    expect(await paid.adjustable()).toBe(100)
    expect((await approve(whole)).code).toBe('SUCCESS')
    await run()
    expect(await paid.state()).toBe('REFUNDED')
    expect(await approve(excess)).toMatchObject({ code: 'PROPOSAL_CHANGED' })
    expect(await paid.adjustable()).toBe(0)
    expect(await paid.kyat()).toBe(100_000)
  })

  it('comes back once where both were agreed on before either was done', async () => {
    const paid = await overpaid()
    const [excess, whole] = [await paid.excess(), await paid.whole()]
    const both = await Promise.all([approve(excess), approve(whole)])
    expect(both.map(({ code }) => code)).toContain('SUCCESS')
    await run()
    expect([100_000, 100_000 - PRICE + 100]).toContain(await paid.kyat())
  })
})
