import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { changes, collector } from '#apps/api/test-collector.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import { getRecordPoints, proposePoints } from '#contracts/staff/points.ts'
import { approveProposal, getProposal, listProposals } from '#contracts/staff/proposals.ts'
import { getRecordPayments, lookUp, openRecord } from '#contracts/staff/record.ts'
import { yangonMonthStart } from '#language/yangon-day.ts'

const why = 'points of a campaign were missing'

describe.each(WAYS)('points by hand, %s', (way) => {
  let site: ValueApp
  let office: Office
  beforeAll(async () => {
    site = await valueApp({}, { way })
    office = await officeAt(site)
  })

  async function opened(who: Colleague, number: string) {
    const [found] = (await office.ask(who, lookUp, { body: { text: number } })).result
    const params = { recordId: found?.recordId ?? '' }
    const open = await office.ask(who, openRecord, { params, body: { reason: 'CALL', reference: 'call 12' } })
    expect(open.code).toBe('SUCCESS')
    return params
  }
  const adjust = async (who: Colleague, number: string, points: number) =>
    office.ask(who, proposePoints, { params: await opened(who, number), body: { points, why } })
  const approve = async (who: Colleague, proposalId: string) => {
    const { hash } = (await office.ask(who, getProposal, { params: { proposalId } })).result
    return office.ask(who, approveProposal, { params: { proposalId }, body: { hash } })
  }
  const points = async (number: string) => (await site.balance(number))['POINT'] ?? 0
  const stateOf = async (who: Colleague, proposalId: string) =>
    (await office.ask(who, getProposal, { params: { proposalId } })).result

  it('S-311 up to 1,000 are added by one person, end like earned ones, and the history adds up', async () => {
    const [desk, ann] = [await office.colleague('LOYALTY'), await collector(site, [200, 60])]
    const made = await adjust(desk, ann.number, 1_000)
    expect(made.result).toMatchObject({ state: 'APPROVED', second: null })
    await site.runProposals()
    await site.runProposals()
    expect(await points(ann.number)).toBe(1_200)
    expect(await stateOf(desk, made.result.proposalId)).toMatchObject({ state: 'DONE', alone: true })
    const buckets = (await site.core.line(ann.number))?.buckets ?? []
    const lot = buckets.find(({ unit, balance }) => unit === 'POINT' && balance === 1_000)
    expect(new Date(lot?.validTo ?? '')).toEqual(yangonMonthStart(site.clock.now(), 13))
    const [newest, earned] = (await changes(site, ann)).result
    expect(newest).toMatchObject({
      kind: 'ADJUST',
      points: 1_000,
      balanceAfter: 1_200,
      why: { key: 'pointsGiven' },
    })
    expect(earned).toMatchObject({ points: 200, balanceAfter: 200 })
  })

  it('above 1,000 a second person decides, never whoever proposed it', async () => {
    const [desk, other] = [await office.colleague('LOYALTY'), await office.colleague('CARE_LEAD')]
    const ann = await collector(site, [200, 60])
    const made = await adjust(desk, ann.number, 1_001)
    const { proposalId } = made.result
    expect(made.result).toMatchObject({ state: 'PROPOSED', second: 'AMOUNT' })
    await site.runProposals()
    expect(await points(ann.number)).toBe(200)
    expect((await approve(desk, proposalId)).code).toBe('OWN_PROPOSAL')
    const inbox = (await office.ask(other, listProposals, { body: { size: 100 } })).result.rows
    expect(inbox.map((row) => row.proposalId)).toContain(proposalId)
    expect(JSON.stringify(inbox)).not.toContain(ann.number.slice(2))
    expect((await approve(other, proposalId)).code).toBe('SUCCESS')
    await site.runProposals()
    expect(await points(ann.number)).toBe(1_201)
    expect((await stateOf(other, proposalId)).state).toBe('DONE')
  })

  it('are taken from what ends first; more than there are cannot be taken, before and after it was agreed', async () => {
    const [desk, other] = [await office.colleague('LOYALTY'), await office.colleague('LOYALTY')]
    const ann = await collector(site, [300, 10], [1_500, 60])
    expect(await adjust(desk, ann.number, -1_801)).toMatchObject({
      code: 'POINTS_TOO_FEW',
      facts: { n: 1_800 },
    })
    expect((await adjust(desk, ann.number, -400)).result.second).toBeNull()
    await site.runProposals()
    const lots = ((await site.core.line(ann.number))?.buckets ?? []).filter(({ unit }) => unit === 'POINT')
    expect(lots.map(({ balance }) => balance).filter((n) => n > 0)).toEqual([1_400])
    expect((await changes(site, ann)).result[0]).toMatchObject({
      kind: 'ADJUST',
      points: -400,
      balanceAfter: 1_400,
    })
    const { proposalId } = (await adjust(desk, ann.number, -1_400)).result
    expect((await approve(other, proposalId)).code).toBe('SUCCESS')
    const spent = { unit: 'POINT', amount: 100 } as const
    const charge = {
      payer: ann.number,
      receiver: ann.number,
      taxKyat: 0,
      product: 'X',
      grants: [],
      replaces: false,
    }
    await site.books.charge({ ...charge, id: site.newKey(), price: spent, hold: null })
    await site.runProposals()
    expect(await points(ann.number)).toBe(1_300)
    expect(await stateOf(other, proposalId)).toMatchObject({
      state: 'FAILED',
      failure: 'POINTS_INSUFFICIENT',
    })
  })

  it('one person moves 3,000 in a day alone, whatever the sign and whoever gets them', async () => {
    const desk = await office.colleague('LOYALTY')
    const [ann, ben, cho] = [
      await collector(site, [2_000, 60]),
      await collector(site, [2_000, 60]),
      await collector(site, [2_000, 60]),
    ]
    expect((await adjust(desk, ann.number, 1_000)).result.second).toBeNull()
    expect((await adjust(desk, ben.number, -1_000)).result.second).toBeNull()
    const left = await office.ask(desk, getRecordPoints, { params: await opened(desk, cho.number) })
    expect(left.result.alonePoints).toBe(1_000)
    expect((await adjust(desk, cho.number, 999)).result.second).toBeNull()
    const dan = await collector(site, [10, 60])
    expect((await adjust(desk, dan.number, 2)).result.second).toBe('DAY_OF_STAFF')
    const next = await office.colleague('LOYALTY')
    site.clock.forward(24 * 3_600_000)
    expect((await adjust(next, ann.number, 500)).code).toBe('PROPOSAL_OPEN')
    await site.runProposals()
    expect((await adjust(next, ann.number, 500)).result.second).toBeNull()
  })

  it('one is open for a customer, and none outlives its customer', async () => {
    const [desk, other] = [await office.colleague('LOYALTY'), await office.colleague('LOYALTY')]
    const ann = await collector(site, [200, 60])
    const { proposalId } = (await adjust(desk, ann.number, 5_000)).result
    expect(await adjust(other, ann.number, 10)).toMatchObject({
      code: 'PROPOSAL_OPEN',
      facts: { proposalId },
    })
    const mark = await office.ask(other, getRecordPoints, { params: await opened(other, ann.number) })
    expect(mark.result.proposal).toMatchObject({ proposalId, kind: 'POINTS' })
    await handsOf(() => site).reassign(ann.number)
    expect((await approve(other, proposalId)).code).toBe('PROPOSAL_CHANGED')
  })

  it('the record shows points, tier, what is on hold and what a refund could not take back', async () => {
    const [desk, ann] = [await office.colleague('LOYALTY'), await collector(site, [250, 60])]
    const at = site.clock.now()
    const earned = async (state: string, spend: number, returned: number | null) =>
      sql`insert into points_earn (move_id, line, net_kyat, spend, rank, limited, state, earned_at, due_at, returned) values
        (gen_random_uuid(), ${ann.number}, 0, ${spend}, 0, true, ${state}, ${at}, ${state === 'HELD' ? at : null}, ${returned})`.execute(
        site.db,
      )
    await earned('HELD', 40, null)
    await earned('RETURNED', 90, 60)
    await earned('RETURNED', 50, 50)
    const seen = await office.ask(desk, getRecordPoints, { params: await opened(desk, ann.number) })
    expect(seen.result).toMatchObject({
      spendable: 250,
      member: null,
      held: [{ points: 40, at: at.toISOString() }],
      missing: [{ earned: 90, missing: 30 }],
      proposal: null,
    })
  })

  it('whoever only corrects points sees no payments, and whoever meets customers corrects no points', async () => {
    const [desk, care] = [await office.colleague('LOYALTY'), await office.colleague('CARE_LEAD')]
    const ann = await collector(site, [250, 60])
    const params = await opened(desk, ann.number)
    expect((await office.ask(desk, getRecordPayments, { params, body: {} })).code).toBe('FORBIDDEN')
    expect((await adjust(care, ann.number, 10)).code).toBe('FORBIDDEN')
    expect((await office.ask(desk, proposePoints, { params, body: { points: 0, why } })).code).toBe(
      'VALIDATION',
    )
  })
})
