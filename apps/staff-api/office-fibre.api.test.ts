import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt, type Who } from '#apps/api/test-fibre-lines.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { searchAudit } from '#contracts/staff/audit.ts'
import { getDesk } from '#contracts/staff/desk.ts'
import { openFibreContract } from '#contracts/staff/fibre-desk.ts'
import {
  dispatchLine,
  getLine,
  getVisitDay,
  listLines,
  setCapacity,
  showApplicant,
} from '#contracts/staff/fibre-lines.ts'
import { officeAt, type Colleague, type Office } from './test-office.ts'

const fake = aChannel()
let site: ValueApp
let office: Office
let win: Colleague
const { at, pay, placed, paid } = linesAt(() => site, fake)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
  win = await office.colleague('FTTH_DISPATCH')
})

/** Requests a task, runs the worker, and returns its result. */
async function dispatch(orderId: string, body: object): Promise<string | null> {
  const params = { orderId }
  site.clock.forward(1_000)
  const asked = await office.ask(win, dispatchLine, { params, body })
  if (asked.code !== 'SUCCESS') return asked.code
  expect(asked.result).toMatchObject({ task: expect.any(String), can: [] })
  await pay.settle()
  return (await office.ask(win, getLine, { params })).result.tasks.at(-1)?.outcome ?? null
}
const all = async (orderId: string, ...bodies: object[]) => {
  for (const body of bodies) expect(await dispatch(orderId, body)).toBe('DONE')
}
const line = async (orderId: string) => (await office.ask(win, getLine, { params: { orderId } })).result
const why = 'agreed on the telephone'

async function bought(who: Who, rest: object = {}) {
  const { orderId } = await placed(who, rest)
  return { orderId, paymentId: await paid(who, orderId) }
}

describe('a line on the board', () => {
  it('from paid to installed, each step asked for by the office and done by the worker', async () => {
    const ann = await site.person(0)
    const visit = { day: at.day(4), slot: 'AM' }
    const { orderId } = await bought(ann, { visit })
    const rows = (await office.ask(win, listLines, { body: { township: 'sanchaung' } })).result.rows
    const row = rows.find((one) => one.orderId === orderId)
    expect(row).toMatchObject({
      state: 'PAID',
      applicant: 'Daw K••• K•••',
      phone: '•••002',
      visit,
      task: null,
    })
    expect(row?.visitCode).toMatch(/^\d{3}$/)
    expect(JSON.stringify(rows)).not.toMatch(/Khin|779000|123456/)
    expect((await line(orderId)).can).toEqual(['SURVEY'])
    await all(
      orderId,
      { task: 'SURVEY' },
      { task: 'SCHEDULE' },
      { task: 'ENGINEER', name: 'U Kyaw', phone: '09 691 230 001' },
      { task: 'BEGIN' },
      { task: 'INSTALLED' },
    )
    await pay.settle()
    const end = await line(orderId)
    expect(end).toMatchObject({
      state: 'COMPLETED',
      engineer: 'U Kyaw',
      engineerPhone: '09691230001',
      can: [],
    })
    expect(end.contractNo).not.toBeNull()
    expect(end.tasks.map(({ by }) => by)).toEqual(Array.from({ length: 5 }, () => win.name))
    const { rows: left } = await sql<{
      given: object
    }>`select given from line_task where order_id = ${orderId}
      and given <> '{}'`.execute(site.db)
    expect(left).toEqual([])
    const auditor = await office.colleague('AUDITOR')
    const body = { staffId: win.staffId, size: 100 }
    const written = (await office.ask(auditor, searchAudit, { body })).result.rows
    expect(
      written.filter((one) => one.call === 'dispatchLine' && one.thing === `line:${orderId}`),
    ).toHaveLength(5)
  })

  it('one thing at a time, only from where it may go, and what went wrong is said', async () => {
    const ann = await site.person(0)
    const { orderId } = await bought(ann, { visit: { day: at.day(5), slot: 'AM' } })
    const params = { orderId }
    expect(await dispatch(orderId, { task: 'BEGIN' })).toBe('CONFLICT')
    expect(await dispatch(orderId, { task: 'CANCEL', why })).toBe('CONFLICT')
    const both = await Promise.all(
      [1, 2].map(() => office.ask(win, dispatchLine, { params, body: { task: 'SURVEY' } })),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'SUCCESS'])
    await pay.settle()
    const visit = { day: at.day(6), slot: 'EVE' }
    const set = (capacity: number) =>
      office.ask(win, setCapacity, { body: { township: 'sanchaung', visit, capacity, why } })
    expect((await set(0)).result).toEqual({ slot: 'EVE', capacity: 0, taken: 0 })
    expect(await dispatch(orderId, { task: 'SCHEDULE', visit })).toBe('SLOT_TAKEN')
    expect(await dispatch(orderId, { task: 'SCHEDULE', visit: { ...visit, day: at.day(-1) } })).toBe(
      'VALIDATION',
    )
    // Somebody else took the last place before the worker ran.
    await set(1)
    site.clock.forward(1_000)
    await office.ask(win, dispatchLine, { params, body: { task: 'SCHEDULE', visit } })
    await sql`update install_slot set taken = capacity where day = ${visit.day} and slot = 'EVE'`.execute(
      site.db,
    )
    await pay.settle()
    expect(await line(orderId)).toMatchObject({ state: 'SURVEY', can: ['SCHEDULE', 'REJECT'] })
    expect((await line(orderId)).tasks.at(-1)).toMatchObject({ task: 'SCHEDULE', outcome: 'SLOT_TAKEN' })
    expect((await set(0)).code).toBe('CONFLICT')
    await sql`update install_slot set taken = 0 where day = ${visit.day} and slot = 'EVE'`.execute(site.db)
  })

  it('missed and moved visits have another time, and the place of before is free', async () => {
    const ann = await site.person(0)
    const visit = { day: at.day(7), slot: 'PM' }
    const { orderId } = await bought(ann, { visit })
    await all(orderId, { task: 'SURVEY' }, { task: 'SCHEDULE' })
    const moved = { day: at.day(8), slot: 'EVE' }
    await all(orderId, { task: 'MOVE', visit: moved, why })
    expect(await line(orderId)).toMatchObject({ state: 'SCHEDULED', visit: moved, moves: 0 })
    expect(site.inbox.at(-1)).toMatchObject({ template: 'lineMoved' })
    const missed = { day: at.day(9), slot: 'AM' }
    await all(orderId, { task: 'BEGIN' }, { task: 'MISSED', visit: missed, why: 'nobody was at home' })
    expect(await line(orderId)).toMatchObject({ state: 'SCHEDULED', visit: missed })
    const board = async (day: string) =>
      (await office.ask(win, getVisitDay, { body: { day, township: 'sanchaung' } })).result.boards[0]
    expect((await board(missed.day))?.lines.map((one) => one.orderId)).toContain(orderId)
    expect((await board(moved.day))?.lines.map((one) => one.orderId)).not.toContain(orderId)
    expect((await board(moved.day))?.slots.find(({ slot }) => slot === 'EVE')).toMatchObject({ taken: 0 })
  })

  it('the whole number is shown for a reason, and that is written down', async () => {
    const ann = await site.person(0)
    const { orderId } = await placed(ann)
    const params = { orderId }
    expect((await office.ask(win, showApplicant, { params, body: {} })).code).toBe('VALIDATION')
    expect((await office.ask(win, showApplicant, { params, body: { why } })).result).toEqual({
      name: 'Daw Khin Khin',
      phone: '09779000002',
      secondPhone: null,
    })
    const agent = await office.colleague('CARE_AGENT')
    expect((await office.ask(agent, getLine, { params })).code).toBe('SUCCESS')
    expect((await office.ask(agent, showApplicant, { params, body: { why } })).code).toBe('FORBIDDEN')
    expect((await office.ask(agent, dispatchLine, { params, body: { task: 'SURVEY' } })).code).toBe(
      'FORBIDDEN',
    )
  })

  it('the role that serves the office reads no identity number and moves no order', async () => {
    const no = (statement: string) =>
      expect(sql.raw(statement).execute(office.db)).rejects.toThrow(/permission/)
    await no('select id_sealed from line_order')
    await no('select id_tag from line_order')
    await no("update payment_order set state = 'COMPLETED'")
    await no("update line_order set contract_no = 'X'")
    await no('update install_slot set taken = 0')
    await no("update line_task set outcome = 'DONE'")
    await sql.raw('select full_name from line_order limit 1').execute(office.db)
  })
})

describe('money of a line', () => {
  const back = async (paymentId: string) => {
    site.clock.forward(61_000)
    await pay.settle()
    const { rows } = await sql<{ state: string; paid: number; refund: number; n: number }>`
      select p.state, p.paid_kyat as paid, p.refund_kyat as refund,
        (select count(*) from payment_refund r where r.payment_id = p.id and r.state = 'DONE')::int as n
      from payment p where p.id = ${paymentId}`.execute(site.db)
    return rows[0]
  }
  const WHOLE = { state: 'REFUNDED', paid: 269_514, refund: 269_514, n: 1 }

  it('no port: rejected, and all of it goes back once', async () => {
    const ann = await site.person(0)
    const { orderId, paymentId } = await bought(ann)
    await all(orderId, { task: 'SURVEY' }, { task: 'REJECT', why: 'no free port in the street' })
    expect(await back(paymentId)).toEqual(WHOLE)
    expect(await line(orderId)).toMatchObject({ state: 'REJECTED', payments: [{ refundKyat: 269_514 }] })
    expect(await at.track(ann, orderId)).toMatchObject({ status: 'REJECTED', refund: 'DONE' })
    expect(await dispatch(orderId, { task: 'REJECT', why })).toBe('CONFLICT')
    expect(await back(paymentId)).toEqual(WHOLE)
  })

  it.each(['PAID', 'SURVEY', 'SCHEDULED'])(
    'cancelled from %s: all of it goes back; kept: nothing',
    async (state) => {
      const ann = await site.person(0)
      const { orderId, paymentId } = await bought(ann)
      if (state !== 'PAID') await all(orderId, { task: 'SURVEY' })
      if (state === 'SCHEDULED') await all(orderId, { task: 'SCHEDULE' })
      const cancel = () => at.post(ann, '/fbb/order/cancel', { orderId, reason: 'CHANGED_MIND' })
      await cancel()
      await all(orderId, { task: 'KEEP', why })
      expect(await line(orderId)).toMatchObject({ state: 'SCHEDULED' })
      expect(await back(paymentId)).toMatchObject({ state: 'SUCCEEDED', refund: 0 })
      await cancel()
      await all(orderId, { task: 'CANCEL', why })
      expect(await back(paymentId)).toEqual(WHOLE)
      expect(await at.track(ann, orderId)).toMatchObject({ status: 'CANCELLED', refund: 'DONE' })
    },
  )

  it('money that comes after it was given up goes back too', async () => {
    const ann = await site.person(0)
    const { orderId } = await placed(ann)
    const begun = await pay.begun(ann, orderId)
    await at.post(ann, '/fbb/order/cancel', { orderId, reason: 'OTHER' })
    expect((await line(orderId)).state).toBe('CANCELLED')
    fake.set(begun.reference, 'PAID')
    site.clock.forward(5_000)
    await pay.tell(fake.notice(begun.reference))
    await pay.settle()
    expect(await back(begun.paymentId)).toEqual(WHOLE)
    expect((await line(orderId)).state).toBe('CANCELLED')
  })

  it('paid at the door: installed only with the number of its receipt, which counts once', async () => {
    const receiptNo = `R-${randomUUID().slice(0, 8)}`
    const atTheDoor = async () => {
      const ann = await site.person(0)
      const { orderId } = await placed(ann, { payOnSite: true, visit: { day: at.day(10), slot: 'PM' } })
      await all(orderId, { task: 'SURVEY' }, { task: 'SCHEDULE' }, { task: 'BEGIN' })
      return orderId
    }
    const orderId = await atTheDoor()
    expect(await dispatch(orderId, { task: 'INSTALLED' })).toBe('VALIDATION')
    await all(orderId, { task: 'INSTALLED', receiptNo })
    await pay.settle()
    expect(await line(orderId)).toMatchObject({
      state: 'COMPLETED',
      payments: [{ channel: 'cash', state: 'SUCCEEDED', amountKyat: 269_514 }],
    })
    const second = await atTheDoor()
    expect(await dispatch(second, { task: 'INSTALLED', receiptNo })).toBe('DUPLICATE_REQUEST')
    expect(await line(second)).toMatchObject({ state: 'IN_PROGRESS', payments: [] })
  })

  it('a book that is silent: it stays, nothing else can be done, and it ends when the book answers', async () => {
    const ann = await site.person(0)
    const { orderId } = await bought(ann)
    await all(orderId, { task: 'SURVEY' }, { task: 'SCHEDULE' }, { task: 'BEGIN' })
    site.bookGoesWrong('SILENT_AFTER_EFFECT')
    await all(orderId, { task: 'INSTALLED' })
    await pay.settle()
    expect(await line(orderId)).toMatchObject({ state: 'IN_PROGRESS', opening: true, can: [] })
    expect(await dispatch(orderId, { task: 'MISSED', visit: { day: at.day(9), slot: 'AM' }, why })).toBe(
      'CONFLICT',
    )
    site.clock.forward(61_000)
    await pay.settle()
    expect(await line(orderId)).toMatchObject({ state: 'COMPLETED', opening: false })
  })
})

describe('bills of a contract', () => {
  it('are shown for a reason, masked, with what paid them', async () => {
    const contractNo = await at.contract(2)
    const ann = await site.person(0)
    const { lookupId } = await at.found(ann, contractNo)
    const order = { type: 'FTTH_BILL', contractNo, lookupId, expectedTotal: 96_600 }
    const { orderId, orderNo } = at.as<{ orderId: string; orderNo: string }>(await at.order(ann, order))
    const paymentId = await paid(ann, orderId)
    const agent = await office.colleague('CARE_AGENT')
    const ask = (body: object) => office.ask(agent, openFibreContract, { body })
    expect((await ask({ contractNo })).code).toBe('VALIDATION')
    expect((await ask({ contractNo: 'NONE-1', why })).code).toBe('NOT_FOUND')
    const { result } = await ask({ contractNo: contractNo.toLowerCase(), why })
    expect(result.contract).toMatchObject({ ownerName: 'Daw K••• K•••', phone: '•••001', due: 0 })
    expect(result.bills.map(({ paid: kyat }) => kyat)).toEqual([48_300, 48_300, 0])
    expect(result.postings).toMatchObject([
      { kyat: 48_300, orderNo, paymentId },
      { kyat: 48_300, orderNo, paymentId },
    ])
    expect(JSON.stringify(result)).not.toMatch(/Khin|779000|Baho/)
  })
})

describe('the desk of dispatch', () => {
  it('counts lines and call-backs', async () => {
    const { queues } = (await office.ask(win, getDesk)).result
    expect(queues.map(({ queue }) => queue)).toEqual(['INBOX', 'LINES', 'CALL_BACKS'])
    expect(queues.find(({ queue }) => queue === 'LINES')?.count).toBeGreaterThan(0)
  })
})
