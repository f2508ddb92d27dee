import { beforeAll, describe, expect, it } from 'vitest'
import { collector } from '#apps/api/test-collector.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { proposePoints } from '#contracts/staff/points.ts'
import { approveProposal, getProposal } from '#contracts/staff/proposals.ts'
import { lookUp, openRecord } from '#contracts/staff/record.ts'
import { getOfficeMove, proposeAdjust } from '#contracts/staff/without-answer.ts'
import { makeHistoryStore } from '#modules/value/index.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'

const GROUNDS = { why: 'the core took 1,100', evidence: 'core ticket 4712' }
const ENDED = { as: 'COMPLETED', takenKyat: 1_100, who: 'ma.thida', proposalId: null, ...GROUNDS } as const
let site: ValueApp
let office: Office
let [lead, finance]: Colleague[] = []
const shop = shopOf(() => site)
const hands = handsOf(() => site)
beforeAll(async () => {
  site = await valueApp()
  office = await officeAt(site)
  lead = await office.colleague('CARE_LEAD')
  finance = await office.colleague('FINANCE')
})

const ask: Office['ask'] = (who, call, input) => office.ask(who, call, input)
const kyat = async ({ number }: Person) => (await site.balance(number))['MMK'] ?? 0

/** A purchase for which staff know that 100 kyat too much were taken. */
async function takenTooMuch(who: Person): Promise<string> {
  const id = site.newKey()
  site.goWrong('WRONG_PRICE')
  expect(await shop.buy(who, 'WEEK', {}, id)).toMatchObject({ code: 'RESULT_UNKNOWN' })
  expect(await site.endByHand({ moveId: id, ...ENDED })).toMatchObject({ ok: true })
  return id
}

const propose = (moveId: string) =>
  ask(lead ?? null, proposeAdjust, { params: { moveId }, body: { kyat: 100, ...GROUNDS } })
const adjustable = async (moveId: string) =>
  (await ask(lead ?? null, getOfficeMove, { params: { moveId } })).result.adjustableKyat
const proposalOf = async (proposalId: string, who = finance ?? null) =>
  (await ask(who, getProposal, { params: { proposalId } })).result
async function approve(proposalId: string) {
  const { hash } = await proposalOf(proposalId)
  return ask(finance ?? null, approveProposal, { params: { proposalId }, body: { hash } })
}

describe('what staff return of a move that took too much', () => {
  it('does not go to whoever has the number next', async () => {
    const ann = await site.person(9_000)
    const id = await takenTooMuch(ann)
    const agreed = await propose(id)
    expect((await approve(agreed.result.proposalId)).code).toBe('SUCCESS')
    const bob = await hands.reassign(ann.number)
    expect(await site.runProposals()).toBe(1)
    expect(await proposalOf(agreed.result.proposalId)).toMatchObject({ state: 'FAILED', failure: 'CONFLICT' })
    expect(await kyat(bob)).toBe(0)
    expect(await adjustable(id)).toBe(0)
    expect(await propose(id)).toMatchObject({ code: 'NOT_REFUNDABLE' })
  })

  it('is not approved any more once the number has another holder', async () => {
    const ann = await site.person(9_000)
    const agreed = await propose(await takenTooMuch(ann))
    await hands.reassign(ann.number)
    expect(await approve(agreed.result.proposalId)).toMatchObject({ code: 'PROPOSAL_CHANGED' })
  })

  it('nor when the operator told of the change after the move', async () => {
    const ann = await site.person(9_000)
    const at = site.clock.now()
    site.clock.forward(60_000)
    const id = await takenTooMuch(ann)
    site.clock.forward(1_000)
    await hands.tell(ann.number, 'REASSIGNED', { at })
    await hands.finish()
    expect(await adjustable(id)).toBe(0)
    expect(await propose(id)).toMatchObject({ code: 'NOT_REFUNDABLE' })
  })

  it('goes to the new holder for what was taken from them, also when their account ended since', async () => {
    const ann = await site.person(9_000)
    const bob = await hands.reassign(ann.number, 9_000)
    const id = await takenTooMuch(bob)
    site.clock.forward(1_000)
    await makeHistoryStore(site.db).startAt(bob.number, site.clock.now())
    const before = await kyat(bob)
    const agreed = await propose(id)
    await approve(agreed.result.proposalId)
    await site.runProposals()
    expect(await proposalOf(agreed.result.proposalId)).toMatchObject({ state: 'DONE' })
    expect(await kyat(bob)).toBe(before + 100)
  })
})

describe('points that staff give a customer', () => {
  it('do not go to whoever has the number next', async () => {
    const desk = await office.colleague('LOYALTY')
    const { number } = await collector(site, [200, 60])
    const [found] = (await ask(desk, lookUp, { body: { text: number } })).result
    const params = { recordId: found?.recordId ?? '' }
    await ask(desk, openRecord, { params, body: { reason: 'CALL', reference: 'call 12' } })
    const body = { points: 500, why: 'points of a campaign were missing' }
    const made = await ask(desk, proposePoints, { params, body })
    expect(made.result).toMatchObject({ state: 'APPROVED' })
    await hands.reassign(number)
    await site.runProposals()
    const { state, failure } = await proposalOf(made.result.proposalId, desk)
    expect({ state, failure }).toEqual({ state: 'FAILED', failure: 'CONFLICT' })
    expect((await site.balance(number))['POINT'] ?? 0).toBe(0)
  })
})
