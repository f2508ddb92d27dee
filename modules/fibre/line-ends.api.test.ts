import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel, fibreAt, guestToken } from '#apps/api/test-fibre.ts'
import { linesAt, type Who } from '#apps/api/test-fibre-lines.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import type { Order } from '#contracts/payments.ts'

const fake = aChannel()
let site: ValueApp
const { at, pay, placed, paid } = linesAt(() => site, fake)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

const by = { who: 'Ma Thida' }
const earnedBy = async (line: string) =>
  (await sql`select spend from points_earn where line = ${line}`.execute(site.db)).rows
const DAY_MS = 86_400_000

describe('paying at the door', () => {
  it('completed only with the cash and its receipt number, which counts once', async () => {
    const ann = await site.person(0)
    const { dispatch } = site.fibre
    const onSite = async (who: Who) => {
      const { orderId } = await placed(who, { payOnSite: true, visit: { day: at.day(3), slot: 'PM' } })
      await dispatch.survey(orderId, by)
      await dispatch.schedule(orderId, by)
      await dispatch.begin(orderId, by)
      return orderId
    }
    const orderId = await onSite(ann)
    expect(await dispatch.installed(orderId, by)).toMatchObject({ ok: false, code: 'CONFLICT' })
    const receiptNo = randomUUID()
    expect(await dispatch.installed(orderId, by, { receiptNo })).toMatchObject({ value: 'COMPLETED' })
    const { rows } = await sql<{
      channel: string
      paid: number
    }>`select channel, paid_kyat as paid from payment
      where order_id = ${orderId}`.execute(site.db)
    expect(rows).toEqual([{ channel: 'cash', paid: 269_514 }])
    const second = await onSite(await site.person(0))
    expect(await dispatch.installed(second, by, { receiptNo })).toMatchObject({ code: 'DUPLICATE_REQUEST' })
  })

  it('nobody came in fourteen days: it is over, and the place is free', async () => {
    const own = await valueApp({}, { channels: [fake.channel] })
    const there = fibreAt(() => own)
    const ann = await own.person(0)
    const { orderId } = there.as<Order>(await there.order(ann, there.line({ payOnSite: true })))
    own.clock.forward(14 * DAY_MS + 60_000)
    await own.payDue()
    const { rows } = await sql<{ state: string; taken: number }>`select state,
      (select sum(taken) from install_slot)::int as taken from payment_order where id = ${orderId}`.execute(
      own.db,
    )
    expect(rows).toEqual([{ state: 'EXPIRED', taken: 0 }])
  })
})

describe('a book that says nothing', () => {
  it.each(['SILENT_BEFORE_EFFECT', 'SILENT_AFTER_EFFECT', 'WRONG_AMOUNT'] as const)(
    '%s: the line waits IN_PROGRESS, and has one contract in the end',
    async (fault) => {
      const ann = await site.person(0)
      const phone =
        '09779' + String(Math.floor(site.clock.now().getTime() / 1000) % 1_000_000).padStart(6, '0')
      const { orderId } = await placed(ann, {}, { contactPhone: phone })
      await paid(ann, orderId)
      const { dispatch } = site.fibre
      await dispatch.survey(orderId, by)
      await dispatch.schedule(orderId, by)
      await dispatch.begin(orderId, by)
      site.bookGoesWrong(fault)
      expect(await dispatch.installed(orderId, by)).toMatchObject({ value: 'IN_PROGRESS' })
      site.clock.forward(61_000)
      site.logged.length = 0
      await pay.settle()
      expect((await at.track(ann, orderId)).status).toBe('COMPLETED')
      expect(await site.book.find('PHONE', `95${phone.slice(1)}`)).toHaveLength(1)
    },
  )
})

describe('whose order it is', () => {
  it('its owner, or a guest who proved its phone and sees less', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const order = await placed(ann, {}, { contactPhone: '09779000055' })
    const track = async (token: string, body: object) => at.post({ token }, '/fbb/order/track', body)
    const guest = (number: string, purpose: string) => guestToken(site, number, purpose)
    const { orderNo, orderId } = order
    expect((await track(bob.token, { orderId })).code).toBe('NOT_FOUND')
    expect((await track(await guest('959779000056', 'TRACK'), { orderNo })).code).toBe('NOT_FOUND')
    expect((await track(await guest('959779000055', 'TOPUP'), { orderNo })).code).toBe('FORBIDDEN')
    const seen = at.as<LineOrder>(await track(await guest('959779000055', 'TRACK'), { orderNo }))
    expect(seen).toMatchObject({
      orderNo,
      applicant: { address: null, idNumber: null },
      can: { cancel: false },
    })
    expect((await at.get(ann, '/fbb/orders')).result).toMatchObject([{ orderNo }])
    expect((await at.get(bob, '/fbb/orders')).result).toEqual([])
  })
})

it('a bill posted after its payer’s number changed hands tells the next holder nothing, and earns them no points', async () => {
  const ann = await site.person(0)
  const contractNo = await at.contract(2, { line: ann.number })
  const order = at.as<Order>(await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: 96_600 }))
  const { reference } = await pay.begun(ann, order.orderId)
  fake.pay(reference)
  await pay.tell(fake.notice(reference))
  site.bookGoesWrong('SILENT_BEFORE_EFFECT')
  await pay.settle()
  expect(await pay.state('payment_order', order.orderId)).toBe('PAID')
  await handsOf(() => site).reassign(ann.number)
  const before = site.inbox.length
  site.clock.forward(2 * 60_000)
  await pay.settle()
  expect(await pay.state('payment_order', order.orderId)).toBe('COMPLETED')
  expect(site.inbox.slice(before)).toEqual([])
  expect(await earnedBy(ann.number)).toEqual([])
})

it('a line installed after its payer’s number changed hands earns the next holder no points', async () => {
  const ann = await site.person(0)
  const { orderId } = await placed(ann, {}, { contactPhone: '09779000771' })
  await paid(ann, orderId)
  const heir = await handsOf(() => site).reassign(ann.number)
  const { dispatch } = site.fibre
  await dispatch.survey(orderId, by)
  await dispatch.schedule(orderId, by)
  await dispatch.begin(orderId, by)
  expect(await dispatch.installed(orderId, by)).toMatchObject({ value: 'COMPLETED' })
  expect(await earnedBy(heir.number)).toEqual([])
})

describe('a call-back', () => {
  const wish = (rest: object = {}) => ({
    fullName: 'U Ba',
    contactPhone: '09779000088',
    placeId: 'dagon',
    consent: true,
    captchaToken: at.humanToken('LEAD'),
    ...rest,
  })

  it('S-279 is kept once for a number, a place and a day, behind a human check', async () => {
    const ask = (rest: object = {}) => at.post(null, '/gw/ftth/customer/create', wish(rest))
    const first = await ask()
    expect(first.result).toMatchObject({ coverage: 'PARTIAL', nextStep: 'CALL_BACK' })
    expect(at.as<{ reference: string }>(first).reference).toMatch(/^C-\d+-\d$/)
    expect((await ask()).result).toEqual(first.result)
    expect((await ask({ captchaToken: 'x' })).code).toBe('CAPTCHA_INVALID')
    expect((await ask({ placeId: 'nowhere' })).code).toBe('NOT_FOUND')
    expect((await ask({ placeId: 'sanchaung' })).result).toMatchObject({ nextStep: 'ORDER_ONLINE' })
    const { rows } = await sql<{ count: number }>`select count(*) as count from fibre_call_back`.execute(
      site.db,
    )
    expect(Number(rows[0]?.count)).toBe(2)
  })
})

describe('what is kept of who applied', () => {
  it('the identity number stands sealed, and ninety days after the end nothing of anybody', async () => {
    const own = await valueApp({}, { channels: [fake.channel] })
    const there = fibreAt(() => own)
    const ann = await own.person(0)
    const { orderId } = there.as<Order>(await there.order(ann, there.line()))
    const dump = await sql<{ row: string }>`select l::text as row from line_order l
      union all select o::text from payment_order o`.execute(own.db)
    expect(JSON.stringify(dump.rows)).not.toMatch(/OUKAMA\(N\)123456|123456/)
    await there.post(ann, '/fbb/order/cancel', { orderId, reason: 'OTHER' })
    const file = await own.inject('POST', '/gw/me/export', { token: ann.token, payload: {} })
    expect(file.code).toBe('PROOF_REQUIRED')
    const { makeFibreForgetStore } = await import('./forget-store.ts')
    const forget = makeFibreForgetStore(own.db)
    own.clock.forward(89 * DAY_MS)
    expect(await forget.applicants(own.clock.now())).toBe(0)
    own.clock.forward(2 * DAY_MS)
    expect(await forget.applicants(own.clock.now())).toBe(1)
    const { rows } = await sql<{ row: string }>`select row_to_json(l)::text as row from line_order l`.execute(
      own.db,
    )
    expect(rows[0]?.row).not.toMatch(/Khin|Baho|779000|OUKAMA/)
  })
})
