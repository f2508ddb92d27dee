import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import * as staff from '#contracts/staff/applications.ts'
import { applicationDesk } from '#apps/api/test-application-desk.ts'
import { aChannel } from '#apps/api/test-fibre.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

const fake = aChannel()
let site: ValueApp
let office: Office
let agent: Colleague
const { at, on, seen, act, take, fibreOf, payFee } = applicationDesk(() => ({ site, office, agent }), fake)

beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
  agent = await office.colleague('CARE_AGENT')
})

describe('a fibre change', () => {
  const changes = [
    ['FTTH_SPEED_CHANGE', { packageCode: 'F60' }],
    ['FTTH_SUSPEND', { status: 'SUSPENDED_REQUEST' }],
    ['STATIC_IP', { addOnIds: ['static-ip'] }],
    ['FTTH_TERMINATE', { status: 'TERMINATED' }],
    ['FTTH_RELOCATE', { placeId: 'sanchaung' }],
  ] as const
  it.each(changes)('%s is DONE when the book has answered, not by the click', async (code, expected) => {
    const ann = await site.person(0)
    const contractNo = await fibreOf(ann)
    const { made } = await on.apply(ann, { code, contractNo })
    const { reference } = made
    if (made.fee > 0) await payFee(ann, reference, made.fee)
    await take(reference)
    site.bookGoesWrong('SILENT_AFTER_EFFECT')
    expect((await act(staff.doneApplication, reference)).result).toMatchObject({
      state: 'CHECKING',
      isAsked: true,
    })
    expect((await act(staff.refuseApplication, reference, { words: 'We changed our mind.' })).code).toBe(
      'MESSAGE_CHANGED',
    )
    await site.payDue()
    expect((await on.read(ann.token, reference)).application.state).toBe('CHECKING')
    site.clock.forward(31_000)
    await site.payDue()
    site.logged.length = 0
    expect((await on.read(ann.token, reference)).application.state).toBe('DONE')
    expect(await site.book.contract(contractNo)).toMatchObject(expected)
    const { rows } = await sql`select from fibre.deed d join fibre.contract c on c.id = d.contract_id
      where c.contract_no = ${contractNo} and d.deed = 'CHANGE'`.execute(site.db)
    expect(rows).toHaveLength(1)
  })

  it('of the owner leaves the one before with nothing: neither link nor phone', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const contractNo = await fibreOf(ann)
    await sql`insert into fibre_link (account_id, contract_no, linked_at, linked_by)
      values ((select id from account where number = ${ann.number}), ${contractNo}, now(), 'CODE')`.execute(
      site.db,
    )
    const answers = { ...(await on.answers(ann, 'FTTH_OWNER_CHANGE')), newPhone: bob.number }
    const { made } = await on.apply(ann, { code: 'FTTH_OWNER_CHANGE', contractNo }, { answers })
    await take(made.reference)
    await act(staff.doneApplication, made.reference)
    await site.payDue()
    expect((await on.read(ann.token, made.reference)).application.state).toBe('DONE')
    expect((await at.own(ann)).contracts).toHaveLength(0)
    expect((await at.own(bob)).contracts.map((one) => one.contractNo)).toEqual([contractNo])
  })

  it('that the book refuses is not done, and staff read why', async () => {
    const ann = await site.person(0)
    const contractNo = await fibreOf(ann)
    const { made } = await on.apply(ann, { code: 'STATIC_IP', contractNo })
    await take(made.reference)
    await sql`update fibre.contract set status = 'TERMINATED' where contract_no = ${contractNo}`.execute(
      site.db,
    )
    await act(staff.doneApplication, made.reference)
    await site.payDue()
    expect(await seen(await on.idOf(made.reference))).toMatchObject({
      state: 'CHECKING',
      isAsked: false,
      deedWhy: 'NOT_POSSIBLE',
    })
  })

  it('does not lift a debt, and with open bills nobody ends or hands on a contract', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(2, { line: ann.number })
    for (const code of ['FTTH_TERMINATE', 'FTTH_OWNER_CHANGE']) {
      expect((await on.apply(ann, { code, contractNo })).code).toBe('APPLICATION_NOT_POSSIBLE')
      site.clock.forward(61_000)
    }
    await sql`update fibre.contract set status = 'SUSPENDED_DEBT' where contract_no = ${contractNo}`.execute(
      site.db,
    )
    const lift = { reference: randomUUID(), contractNo, to: { status: 'ACTIVE' } } as const
    expect(await site.book.change(lift)).toMatchObject({ said: 'REFUSED', why: 'NOT_POSSIBLE' })
  })
})
