import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt } from '#apps/api/test-pay.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'
import {
  getOfficePayment,
  listRefunds,
  proposePaymentEnd,
  proposeRefund,
  searchPayments,
} from '#contracts/staff/payments.ts'
import {
  approveProposal,
  getProposal,
  listProposals,
  refuseProposal,
  withdrawProposal,
} from '#contracts/staff/proposals.ts'
import {
  getOfficeMove,
  listUnanswered,
  proposeAdjust,
  proposeMoveEnd,
  askNow,
} from '#contracts/staff/without-answer.ts'
import { fakeChannel } from '#modules/payments/channel.fake.ts'

const fake = fakeChannel()
const HOUR_MS = 3_600_000
let site: ValueApp
let office: Office
let [agent, lead, finance]: Colleague[] = []
const at = payingAt(
  () => site,
  () => fake,
)
const shop = shopOf(() => site)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
  agent = await office.colleague('CARE_AGENT')
  lead = await office.colleague('CARE_LEAD')
  finance = await office.colleague('FINANCE')
})

const who = (one: Colleague | undefined): Colleague => {
  if (!one) throw new Error('nobody is there yet')
  return one
}
const why = 'paid by mistake'

/** A paid and delivered top-up. */
async function toppedUp(kyat = 10_000) {
  const ann = await site.person(0)
  const order = await at.placed(ann, ann.number, kyat)
  const payment = await at.begun(ann, order.orderId)
  fake.pay(payment.reference)
  await at.tell(fake.notice(payment.reference))
  await at.settle()
  return { ann, order, payment }
}
const refund = (by: Colleague | undefined, paymentId: string, kyat: number) =>
  office.ask(who(by), proposeRefund, { params: { paymentId }, body: { kyat, why } })
const proposalOf = async (by: Colleague | undefined, proposalId: string) =>
  (await office.ask(who(by), getProposal, { params: { proposalId } })).result
const approve = async (by: Colleague | undefined, proposalId: string) => {
  const { hash } = await proposalOf(by, proposalId)
  return office.ask(who(by), approveProposal, { params: { proposalId }, body: { hash } })
}
const run = async () => {
  await site.runProposals()
  await at.settle()
}
const kyat = async (number: string) => (await site.balance(number))['MMK']
const states = async (paymentId: string) => {
  const { rows } = await sql<{ payment: string; refunds: number }>`select p.state as payment,
    (select count(*)::int from payment_refund r where r.payment_id = p.id) as refunds from payment p where id = ${paymentId}`.execute(
    site.db,
  )
  return rows[0]
}

describe('money back for a delivered order', () => {
  it('below the limit one person is enough: first what was given is taken, then the money goes', async () => {
    const { ann, payment } = await toppedUp()
    expect(await kyat(ann.number)).toBe(9_523)
    const seen = (await office.ask(who(lead), getOfficePayment, { params: { paymentId: payment.paymentId } }))
      .result
    expect(seen).toMatchObject({ refundableKyat: 10_000, takesBackKyat: 9_523, aloneKyat: 100_000 })
    const made = await refund(lead, payment.paymentId, 10_000)
    expect(made.result).toMatchObject({ state: 'APPROVED', second: null })
    await run()
    expect(await kyat(ann.number)).toBe(0)
    expect(await states(payment.paymentId)).toEqual({ payment: 'REFUNDED', refunds: 1 })
    expect(await proposalOf(lead, made.result.proposalId)).toMatchObject({ state: 'DONE', alone: true })
    const listed = (await office.ask(who(lead), listRefunds)).result.rows
    expect(listed[0]).toMatchObject({ paymentId: payment.paymentId, amountKyat: 10_000, state: 'DONE' })
  })

  it('what is spent is refused: nobody has both', async () => {
    const { ann, payment } = await toppedUp()
    const made = await refund(lead, payment.paymentId, 10_000)
    expect(made.code).toBe('SUCCESS')
    await shop.buy(ann, 'WEEK')
    await run()
    expect(await proposalOf(lead, made.result.proposalId)).toMatchObject({
      state: 'FAILED',
      failure: 'VALUE_SPENT',
    })
    expect(await states(payment.paymentId)).toEqual({ payment: 'SUCCEEDED', refunds: 0 })
    expect(await refund(lead, payment.paymentId, 10_000)).toMatchObject({ code: 'VALUE_SPENT' })
  })

  it('in parts takes back in parts, and never more than was given', async () => {
    const { ann, payment } = await toppedUp()
    for (const part of [3_333, 3_333, 3_334]) {
      expect((await refund(finance, payment.paymentId, part)).result).toMatchObject({ state: 'APPROVED' })
      await run()
    }
    expect(await kyat(ann.number)).toBe(0)
    expect(await states(payment.paymentId)).toEqual({ payment: 'REFUNDED', refunds: 3 })
    expect(await refund(finance, payment.paymentId, 1)).toMatchObject({ code: 'NOT_REFUNDABLE' })
  })

  it('an agent only proposes; whoever proposed cannot agree, whoever agrees does it once', async () => {
    const { ann, payment } = await toppedUp()
    const made = await refund(agent, payment.paymentId, 10_000)
    expect(made.result).toMatchObject({ state: 'PROPOSED', second: 'ROLE' })
    const { proposalId } = made.result
    expect(await refund(lead, payment.paymentId, 5_000)).toMatchObject({
      code: 'PROPOSAL_OPEN',
      facts: { proposalId },
    })
    const row = (await office.ask(who(lead), searchPayments, { body: { text: payment.reference } })).result
      .rows[0]
    expect(row?.proposal).toMatchObject({ proposalId, kind: 'REFUND', state: 'PROPOSED' })
    const inbox = (await office.ask(who(lead), listProposals)).result.rows
    expect(inbox.some((one) => one.proposalId === proposalId && one.canDecide)).toBe(true)
    expect((await approve(agent, proposalId)).code).toBe('FORBIDDEN')
    const both = await Promise.all([approve(lead, proposalId), approve(finance, proposalId)])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['PROPOSAL_DECIDED', 'SUCCESS'])
    await run()
    await run()
    expect(await kyat(ann.number)).toBe(0)
    expect(await states(payment.paymentId)).toEqual({ payment: 'REFUNDED', refunds: 1 })
  })

  it('ten just below the limit by one person: stopped at the sum of the day', async () => {
    const own = await office.colleague('FINANCE')
    const seconds: unknown[] = []
    for (let at100 = 0; at100 < 5; at100 += 1) {
      const { payment } = await toppedUp(99_500)
      seconds.push((await refund(own, payment.paymentId, 99_500)).result.second)
    }
    expect(seconds).toEqual([null, null, null, 'DAY_OF_STAFF', 'DAY_OF_STAFF'])
  })

  it('the sum of the day counts for the customer too, whoever gives', async () => {
    const ann = await site.person(0)
    const paid: string[] = []
    for (const day of [1, 1, 1, 2]) {
      if (day === 2) site.clock.forward(24 * HOUR_MS)
      const order = await at.placed(ann, (await site.person(0)).number, 90_000)
      const payment = await at.begun(ann, order.orderId)
      fake.pay(payment.reference)
      await at.tell(fake.notice(payment.reference))
      await at.settle()
      paid.push(payment.paymentId)
    }
    const seconds: unknown[] = []
    for (const paymentId of paid) {
      const giver = await office.colleague(seconds.length % 2 ? 'FINANCE' : 'CARE_LEAD')
      seconds.push((await refund(giver, paymentId, 90_000)).result?.second)
    }
    expect(seconds).toEqual([null, null, null, 'DAY_OF_CUSTOMER'])
  })

  it('above the limit a second person; refused, withdrawn and expired do nothing', async () => {
    const { payment } = await toppedUp(100_000)
    await sql`update payment set paid_kyat = 100001, amount_kyat = 100001 where id = ${payment.paymentId}`.execute(
      site.db,
    )
    const one = await refund(lead, payment.paymentId, 100_001)
    expect(one.result).toMatchObject({ state: 'PROPOSED', second: 'AMOUNT' })
    expect((await approve(lead, one.result.proposalId)).code).toBe('OWN_PROPOSAL')
    const params = { proposalId: one.result.proposalId }
    expect(
      (await office.ask(who(finance), refuseProposal, { params, body: { why: 'no evidence' } })).result.state,
    ).toBe('REFUSED')
    const two = await refund(lead, payment.paymentId, 100_001)
    const withdraw = { params: { proposalId: two.result.proposalId } }
    expect((await office.ask(who(finance), withdrawProposal, withdraw)).code).toBe('FORBIDDEN')
    expect((await office.ask(who(lead), withdrawProposal, withdraw)).result.state).toBe('WITHDRAWN')
    const three = await refund(lead, payment.paymentId, 100_001)
    site.clock.forward(72 * HOUR_MS + 1)
    expect((await approve(finance, three.result.proposalId)).code).toBe('PROPOSAL_DECIDED')
    await run()
    expect(await proposalOf(lead, three.result.proposalId)).toMatchObject({ state: 'EXPIRED' })
    expect(await states(payment.paymentId)).toEqual({ payment: 'SUCCEEDED', refunds: 0 })
  })

  it('a thing that changed since is not touched', async () => {
    const { payment } = await toppedUp()
    const made = await refund(agent, payment.paymentId, 10_000)
    await sql`update payment set state = 'CHARGED_BACK' where id = ${payment.paymentId}`.execute(site.db)
    expect((await approve(lead, made.result.proposalId)).code).toBe('PROPOSAL_CHANGED')
  })
})

describe('a payment that is HELD', () => {
  const held = async () => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    const payment = await at.begun(ann, order.orderId)
    fake.pay(payment.reference, { amountKyat: 9_000 })
    await at.tell(fake.notice(payment.reference))
    await at.settle()
    return { ann, payment }
  }
  const propose = (paymentId: string, body: object) =>
    office.ask(who(lead), proposePaymentEnd, {
      params: { paymentId },
      body: { why, evidence: 'mail of the channel', ...body },
    })

  it('is returned by two people, and its money goes back once', async () => {
    const { payment } = await held()
    const made = await propose(payment.paymentId, { as: 'RETURN', kyat: 9_000 })
    expect(made.result).toMatchObject({ state: 'PROPOSED', second: 'KIND' })
    expect((await approve(finance, made.result.proposalId)).code).toBe('SUCCESS')
    await run()
    expect(await states(payment.paymentId)).toMatchObject({ refunds: 1 })
    const { rows } = await sql<{
      who: string
      proposal_id: string
    }>`select who, proposal_id from payment_ended_by_staff
      where record_id = ${payment.paymentId}`.execute(site.db)
    expect(rows[0]).toEqual({
      who: `${lead?.name}, approved by ${finance?.name}`,
      proposal_id: made.result.proposalId,
    })
  })

  it('shows what came, and no more than that goes back', async () => {
    const { payment } = await held()
    const { result } = await office.ask(who(lead), getOfficePayment, {
      params: { paymentId: payment.paymentId },
    })
    expect(result.payment).toMatchObject({ amountKyat: 10_000, paidKyat: 9_000 })
    expect((await propose(payment.paymentId, { as: 'RETURN', kyat: 9_001 })).code).not.toBe('SUCCESS')
    const made = await propose(payment.paymentId, { as: 'RETURN' })
    expect((await approve(finance, made.result.proposalId)).code).toBe('SUCCESS')
    await run()
    const { rows } = await sql<{ kyat: number }>`select amount_kyat as kyat from payment_refund
      where payment_id = ${payment.paymentId}`.execute(site.db)
    expect(rows).toEqual([{ kyat: 9_000 }])
  })

  it('is released by two people, and delivered', async () => {
    const { ann, payment } = await held()
    const made = await propose(payment.paymentId, { as: 'RELEASE' })
    expect((await approve(finance, made.result.proposalId)).code).toBe('SUCCESS')
    await run()
    expect(await kyat(ann.number)).toBe(9_523)
    expect(await proposalOf(lead, made.result.proposalId)).toMatchObject({ state: 'DONE' })
  })
})

describe('a move with a wrong amount', () => {
  it('stands in the queue, is ended by two people, and what was too much goes back', async () => {
    const ann = await site.person(9_000)
    const id = site.newKey()
    site.goWrong('WRONG_PRICE')
    await shop.buy(ann, 'WEEK', {}, id)
    const listed = (await office.ask(who(agent), listUnanswered, { body: { kind: 'MOVE', size: 100 } }))
      .result.rows
    expect(listed.find((row) => row.id === id)).toMatchObject({ state: 'HELD', canEnd: true, canAsk: false })
    const params = { moveId: id }
    const grounds = { why: 'the core took 1,100', evidence: 'core ticket 4711' }
    const made = await office.ask(who(lead), proposeMoveEnd, {
      params,
      body: { as: 'COMPLETED', takenKyat: 1_100, ...grounds },
    })
    expect(made.result).toMatchObject({ state: 'PROPOSED' })
    await approve(finance, made.result.proposalId)
    await run()
    const move = (await office.ask(who(lead), getOfficeMove, { params })).result
    expect(move).toMatchObject({ state: 'COMPLETED', takenKyat: 1_100, amountKyat: 1_100 })
    const expected = move.asked.kyat ?? 0
    expect(move.adjustableKyat).toBe(1_100 - expected)
    const before = await kyat(ann.number)
    const adjust = (amount: number) =>
      office.ask(who(lead), proposeAdjust, { params, body: { kyat: amount, ...grounds } })
    expect(await adjust(1_101 - expected)).toMatchObject({ code: 'NOT_REFUNDABLE' })
    const credit = await adjust(1_100 - expected)
    await approve(finance, credit.result.proposalId)
    await run()
    expect(await kyat(ann.number)).toBe((before ?? 0) + 1_100 - expected)
    expect(await adjust(1)).toMatchObject({ code: 'NOT_REFUNDABLE' })
  })

  it('what is UNKNOWN is asked about now, and ended by hand only after a day without a promise', async () => {
    const ann = await site.person(9_000)
    const id = site.newKey()
    site.goWrong('SILENT_AFTER_EFFECT')
    await shop.buy(ann, 'WEEK', {}, id)
    const body = { as: 'FAILED', takenKyat: 0, why: 'never heard of', evidence: 'core log' }
    expect(await office.ask(who(lead), proposeMoveEnd, { params: { moveId: id }, body })).toMatchObject({
      code: 'NOT_WAITING_FOR_STAFF',
    })
    expect((await office.ask(who(agent), askNow, { body: { kind: 'MOVE', id } })).result).toEqual({
      asked: true,
    })
    site.clock.forward(25 * HOUR_MS)
    const made = await office.ask(who(lead), proposeMoveEnd, { params: { moveId: id }, body })
    expect(made.code).toBe('SUCCESS')
    await approve(finance, made.result.proposalId)
    // The core answers after all, which ends the move without staff.
    await run()
    expect(await proposalOf(lead, made.result.proposalId)).toMatchObject({
      state: 'FAILED',
      failure: 'NOT_WAITING_FOR_STAFF',
    })
    expect((await office.ask(who(lead), getOfficeMove, { params: { moveId: id } })).result.state).toBe(
      'COMPLETED',
    )
  })
})
