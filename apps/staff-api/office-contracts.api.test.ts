import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt } from '#apps/api/test-fibre-lines.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import type { Order } from '#contracts/payments.ts'
import { searchAudit } from '#contracts/staff/audit.ts'
import { linkFibreContract, openFibreContract } from '#contracts/staff/fibre-desk.ts'
import { getOfficePayment, proposeRefund } from '#contracts/staff/payments.ts'
import { getProposal } from '#contracts/staff/proposals.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'

const fake = aChannel()
let site: ValueApp
let office: Office
const { at, pay, paid } = linesAt(() => site, fake)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
})
const why = 'agreed on the telephone'

describe('a contract whose phone changed hands', () => {
  it('is given to its owner by staff alone, with what was seen; one whose phone did not is not', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const [lead, agent] = [await office.colleague('CARE_LEAD'), await office.colleague('CARE_AGENT')]
    const contractNo = await at.contract(1, { line: bob.number })
    const link = (by: Colleague, rest: object = {}) =>
      office.ask(by, linkFibreContract, {
        body: { contractNo, number: ann.number, why, evidence: 'NRC seen at the shop', ...rest },
      })
    expect((await link(lead)).code).toBe('NOT_WAITING_FOR_STAFF')
    expect((await at.own(bob)).contracts).toMatchObject([{ contractNo }])
    await sql`update fibre.contract set line_changed_hands = true where contract_no = ${contractNo}`.execute(
      site.db,
    )
    const seen = await office.ask(agent, openFibreContract, { body: { contractNo, why } })
    expect(seen.result.phoneChangedHands).toBe(true)
    expect((await at.own(bob)).contracts).toEqual([])
    expect((await link(agent)).code).toBe('FORBIDDEN')
    expect((await link(lead, { number: '959691999999' })).code).toBe('NOT_FOUND')
    expect((await link(lead, { contractNo: 'NONE-1' })).code).toBe('NOT_FOUND')
    expect((await link(lead)).code).toBe('SUCCESS')
    expect((await at.own(ann)).contracts).toMatchObject([{ contractNo, linked: true }])
    expect((await at.own(bob)).contracts).toEqual([])
    const auditor = await office.colleague('AUDITOR')
    const rows = (await office.ask(auditor, searchAudit, { body: { thing: `contract:${contractNo}` } }))
      .result.rows
    expect(JSON.stringify(rows)).toContain('NRC seen at the shop')
    expect(JSON.stringify(rows)).not.toContain(ann.number)
  })
})

describe('money back for a bill', () => {
  const owed = async (contractNo: string) => {
    const [contract] = await sql<{
      due: string
    }>`select coalesce(sum(b.total_kyat - (select coalesce(sum(kyat), 0)
      from fibre.posting where bill_no = b.bill_no)), 0) as due from fibre.bill b
      join fibre.contract c on c.id = b.contract_id where c.contract_no = ${contractNo}`
      .execute(site.db)
      .then(({ rows }) => rows)
    return Number(contract?.due)
  }
  const billPaid = async (months: number, wish: object) => {
    const ann = await site.person(0)
    const contractNo = await at.contract(months, { line: ann.number })
    const { orderId } = at.as<Order>(await at.order(ann, { contractNo, ...wish }))
    return { contractNo, paymentId: await paid(ann, orderId) }
  }
  const refund = async (paymentId: string, kyat: number) => {
    const finance = await office.colleague('FINANCE')
    const made = await office.ask(finance, proposeRefund, { params: { paymentId }, body: { kyat, why } })
    await site.runProposals()
    await pay.settle()
    return made.code === 'SUCCESS'
      ? (await office.ask(finance, getProposal, { params: { proposalId: made.result.proposalId } })).result
      : made
  }
  const stateOf = async (paymentId: string) =>
    (await site.db.selectFrom('payment').select('state').where('id', '=', paymentId).executeTakeFirst())
      ?.state

  const pointsOf = async (paymentId: string) => {
    const { rows } = await sql<{
      state: string
    }>`select e.state from points_earn e join payment p on p.order_id = e.move_id
      where p.id = ${paymentId}`.execute(site.db)
    return rows[0]?.state
  }

  it('is first entered against the bill, which is open again, and can be paid again', async () => {
    const { contractNo, paymentId } = await billPaid(2, { type: 'FTTH_BILL', expectedTotal: 96_600 })
    expect(await owed(contractNo)).toBe(0)
    expect(await pointsOf(paymentId)).toBe('HELD')
    const finance = await office.colleague('FINANCE')
    const seen = await office.ask(finance, getOfficePayment, { params: { paymentId } })
    expect(seen.result).toMatchObject({ refundableKyat: 96_600, takesBackKyat: 96_600 })
    expect(await refund(paymentId, 50_000)).toMatchObject({ code: 'NOT_REFUNDABLE' })
    expect(await refund(paymentId, 96_600)).toMatchObject({ state: 'DONE', failure: null })
    expect(await owed(contractNo)).toBe(96_600)
    expect(await stateOf(paymentId)).toBe('REFUNDED')
    expect(await pointsOf(paymentId)).toBe('DROPPED')
    site.clock.forward(1_000)
    const bob = await site.person(0)
    const { lookupId } = await at.found(bob, contractNo)
    const wish = { type: 'FTTH_BILL', contractNo, lookupId, expectedTotal: 96_600 }
    await paid(bob, at.as<Order>(await at.order(bob, wish)).orderId)
    expect(await owed(contractNo)).toBe(0)
  })

  it('waits for a book that says nothing, and then has one effect', async () => {
    const { contractNo, paymentId } = await billPaid(1, { type: 'FTTH_BILL', expectedTotal: 48_300 })
    site.bookGoesWrong('SILENT_AFTER_EFFECT')
    expect(await refund(paymentId, 48_300)).toMatchObject({ state: 'APPROVED' })
    expect(await stateOf(paymentId)).toBe('SUCCEEDED')
    site.clock.forward(60 * 60_000)
    await site.runProposals()
    await pay.settle()
    expect(await stateOf(paymentId)).toBe('REFUNDED')
    expect(await owed(contractNo)).toBe(48_300)
  })

  it('is refused when its months have begun: nobody has both', async () => {
    const { contractNo, paymentId } = await billPaid(1, {
      type: 'FTTH_PREPAY',
      months: 1,
      expectedTotal: 48_300,
    })
    await sql`update fibre.contract set next_bill_on = next_bill_on + 40 where contract_no = ${contractNo}`.execute(
      site.db,
    )
    expect(await refund(paymentId, 48_300)).toMatchObject({ state: 'FAILED', failure: 'VALUE_SPENT' })
    expect(await stateOf(paymentId)).toBe('SUCCEEDED')
  })
})
