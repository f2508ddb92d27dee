import { beforeAll, describe, expect, it } from 'vitest'
import { idOf, sharingOf } from '#apps/api/test-sharing.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import { approveProposal, getProposal } from '#contracts/staff/proposals.ts'
import { getOfficeMove, proposeAdjust } from '#contracts/staff/without-answer.ts'

const GROUNDS = { why: 'the core took 175', evidence: 'core ticket 4714' }
let site: ValueApp
let office: Office
let [lead, finance]: Colleague[] = []
beforeAll(async () => {
  site = await valueApp()
  office = await officeAt(site)
  lead = await office.colleague('CARE_LEAD')
  finance = await office.colleague('FINANCE')
})

/** A share of 500 MB with a fee of 75, for which staff know that 175 were taken. */
async function overpaidShare() {
  const people = sharingOf(site)
  const [ann, bob] = [await people.aGiver(), await site.stranger()]
  site.clock.forward(1_000)
  const moveId = idOf(await people.ask(ann, bob))
  site.goWrong('WRONG_PRICE')
  expect(await people.share(ann, moveId, people.codeOf(ann.number))).toMatchObject({ code: 'RESULT_UNKNOWN' })
  const end = {
    moveId,
    as: 'COMPLETED',
    takenKyat: 175,
    who: 'ma.thida',
    proposalId: null,
    ...GROUNDS,
  } as const
  expect(await site.endByHand(end)).toMatchObject({ ok: true })
  site.clock.forward(1_000)
  return { ann, moveId, balance: () => site.balance(ann.number) }
}

describe('a share for which too much was taken', () => {
  it('costs its fee when it comes back as a whole, and what was too much is returned once', async () => {
    const { ann, moveId, balance } = await overpaidShare()
    const recall = `/gw/me/shares/${moveId}/recall`
    expect((await site.inject('POST', recall, { token: ann.token, payload: {} })).code).toBe('SUCCESS')
    expect(await site.answerRecalls()).toBe(1)
    expect(await site.value.findAny(moveId)).toMatchObject({ state: 'REVERSED' })
    const before = await balance()
    const params = { moveId }
    const adjustable = async () =>
      (await office.ask(lead ?? null, getOfficeMove, { params })).result.adjustableKyat
    const propose = (kyat: number) =>
      office.ask(lead ?? null, proposeAdjust, { params, body: { kyat, ...GROUNDS } })

    expect(await adjustable()).toBe(100)
    expect(await propose(101)).toMatchObject({ code: 'NOT_REFUNDABLE' })
    const { proposalId } = (await propose(100)).result
    const { hash } = (await office.ask(finance ?? null, getProposal, { params: { proposalId } })).result
    await office.ask(finance ?? null, approveProposal, { params: { proposalId }, body: { hash } })
    await site.runProposals()

    expect(await balance()).toEqual({ ...before, MMK: (before['MMK'] ?? 0) + 100 })
    expect(await adjustable()).toBe(0)
    expect(await propose(1)).toMatchObject({ code: 'NOT_REFUNDABLE' })
  })
})
