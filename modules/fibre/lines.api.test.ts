import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel, fibreAt } from '#apps/api/test-fibre.ts'
import { linesAt, type Who } from '#apps/api/test-fibre-lines.ts'
import { payingAt } from '#apps/api/test-pay.ts'
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
const DAY_MS = 86_400_000

const taken = async (day: string, slot = 'AM') => {
  const { rows } = await sql<{ taken: number }>`select taken from install_slot
    where township = 'sanchaung' and day = ${day} and slot = ${slot}`.execute(site.db)
  return rows[0]?.taken ?? 0
}

describe('ordering a line', () => {
  it('S-009 S-324 from paid to installed: survey, visit, engineer, contract', async () => {
    const ann = await site.person(0)
    const order = await placed(ann)
    expect(order).toMatchObject({ type: 'FTTH_NEW', status: 'AWAITING_PAYMENT', total: 269_514 })
    expect(order.orderNo).toMatch(/^F-/)
    await paid(ann, order.orderId)
    expect(site.inbox.at(-1)).toMatchObject({ to: '959779000002', template: 'linePaid' })
    const { dispatch } = site.fibre
    const { orderId } = order
    expect(await dispatch.survey(orderId, by)).toMatchObject({ ok: true, value: 'SURVEY' })
    expect(await dispatch.schedule(orderId, by)).toMatchObject({ value: 'SCHEDULED' })
    await dispatch.engineer(orderId, { name: 'U Kyaw', line: '959691230001' })
    expect((await at.track(ann, orderId)).visit).toMatchObject({ engineer: null, visitCode: null })
    expect((await dispatch.begin(orderId, by)).ok).toBe(true)
    expect(await dispatch.installed(orderId, by)).toMatchObject({ value: 'COMPLETED' })
    const end = await at.track(ann, orderId)
    expect(end.timeline.map(({ status }) => status)).toEqual([
      'AWAITING_PAYMENT',
      'PAID',
      'SURVEY',
      'SCHEDULED',
      'IN_PROGRESS',
      'COMPLETED',
    ])
    expect(end).toMatchObject({
      status: 'COMPLETED',
      applicant: { name: 'Daw K••• K•••', phone: '•••002', idNumber: '12/OUKAMA(N)•••456' },
      can: { pay: false, move: false, cancel: false },
    })
    const contract = await site.book.contract(end.contractNo ?? '')
    expect(contract).toMatchObject({ packageCode: 'F40', ownerName: 'Daw Khin Khin', waivedKyat: 50_000 })
    expect((await at.own(ann)).contracts).toMatchObject([{ contractNo: end.contractNo, linked: true }])
    expect(site.inbox.at(-1)).toMatchObject({ template: 'lineInstalled' })
  })

  it('the engineer, the phone and the code at the door are shown on the day, to who ordered', async () => {
    const own = await valueApp({}, { channels: [fake.channel] })
    const there = fibreAt(() => own)
    const paying = payingAt(
      () => own,
      () => fake,
    )
    const ann = await own.person(0)
    const body = there.line({ visit: { day: there.day(2), slot: 'PM' } })
    const { orderId } = there.as<Order>(await there.order(ann, body))
    const payment = await paying.begun(ann, orderId)
    fake.pay(payment.reference)
    own.clock.forward(31_000)
    await paying.settle()
    await own.fibre.dispatch.survey(orderId, by)
    await own.fibre.dispatch.schedule(orderId, by)
    await own.fibre.dispatch.engineer(orderId, { name: 'U Kyaw', line: '959691230001' })
    own.clock.forward(2 * DAY_MS)
    const { visit } = await there.track(ann, orderId)
    expect(visit).toMatchObject({ engineer: { name: 'U Kyaw', phone: '09691230001' } })
    expect(visit?.visitCode).toMatch(/^\d{3}$/)
  })

  it('says what is wrong: number, identity, place, plan, price, day', async () => {
    const ann = await site.person(0)
    const code = async (rest: object, applicant: object = {}) =>
      (await at.order(ann, at.line(rest, applicant))).code
    expect(await code({}, { contactPhone: '12345' })).toBe('NUMBER_INVALID')
    expect(await code({ idDocument: { kind: 'NRC', number: '15/XX(N)1' } })).toBe('ID_NUMBER_INVALID')
    expect(await code({}, { placeId: 'kawhmu' })).toBe('FTTH_NO_COVERAGE')
    expect(await code({ payOnSite: true }, { placeId: 'dagon' })).toBe('PAY_ON_SITE_NOT_POSSIBLE')
    expect(await code({ packageId: 'F9' })).toBe('PACKAGE_NOT_AVAILABLE')
    expect(await code({ addOnIds: ['none'] })).toBe('PACKAGE_NOT_AVAILABLE')
    expect(await code({ expectedTotal: 1 })).toBe('PRICE_CHANGED')
    expect(await code({ visit: { day: at.day(1), slot: 'AM' } })).toBe('SLOT_TAKEN')
    expect(await code({ visit: { day: at.day(15), slot: 'AM' } })).toBe('SLOT_TAKEN')
    expect(await code({ addOnIds: ['extra-wifi'], expectedTotal: 297_114 })).toBe('SUCCESS')
  })

  it('the same person, plan and address within half an hour have the open order', async () => {
    const ann = await site.person(0)
    const address = { address: 'No. 9, U Wisara Road' }
    const first = await placed(ann, {}, address)
    const again = await placed(
      ann,
      { visit: { day: at.day(5), slot: 'EVE' } },
      { address: 'no 9 u wisara road' },
    )
    expect(again.orderId).toBe(first.orderId)
    const twins = await Promise.all(
      [1, 2, 3, 4].map(() => at.order(ann, at.line({}, { address: 'No. 10, U Wisara Road' }))),
    )
    expect(new Set(twins.map((twin) => at.as<Order>(twin).orderId)).size).toBe(1)
  })

  it('two unpaid orders and one to pay on site are the most; one on site for an address', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    await placed(ann)
    await placed(ann)
    expect((await at.order(ann, at.line())).code).toBe('FTTH_ORDERS_LIMIT')
    const onSite = { payOnSite: true, visit: { day: at.day(6), slot: 'PM' } }
    const address = { address: 'No. 1, Pyay Road' }
    expect(await placed(ann, onSite, address)).toMatchObject({ status: 'PAY_ON_SITE' })
    expect((await at.order(ann, at.line(onSite))).code).toBe('FTTH_ORDERS_LIMIT')
    expect((await at.order(bob, at.line(onSite, address))).code).toBe('FTTH_ORDERS_LIMIT')
  })
})

describe('a place in the calendar', () => {
  it('is taken with the order, never twice; who comes too late is offered the next ones', async () => {
    const day = at.day(9)
    const visit = { day, slot: 'EVE' }
    const people = []
    for (let count = 0; count < 6; count += 1) people.push(await site.person(0))
    const answers = await Promise.all(people.map((who) => at.order(who, at.line({ visit }))))
    expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(2)
    const late = answers.find(({ code }) => code === 'SLOT_TAKEN')
    expect(late?.facts?.['next']).toMatch(/^\d{4}-\d{2}-\d{2} (AM|PM|EVE),/)
    const shown = at.as<{ day: string; slots: object[] }[]>(
      await site.inject('GET', '/gw/ftth/slot/all?placeId=sanchaung', {}),
    )
    expect([shown.length, shown[0]?.day]).toEqual([13, at.day(2)])
    expect(shown.find((one) => one.day === day)?.slots).toContainEqual({ slot: 'EVE', free: false })
  })

  it('is given back by expiry, and late money has it again, or must choose another', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const visit = { day: at.day(10), slot: 'EVE' }
    const [kept, lost] = [await placed(ann, { visit }), await placed(bob, { visit })]
    const tries = [await pay.begun(ann, kept.orderId), await pay.begun(bob, lost.orderId)]
    site.clock.forward(31 * 60_000)
    site.logged.length = 0
    await pay.settle()
    expect(await taken(visit.day, 'EVE')).toBe(0)
    expect((await at.track(ann, kept.orderId)).status).toBe('EXPIRED')
    fake.set(tries[0]?.reference ?? '', 'PAID')
    site.clock.forward(5_000)
    await pay.tell(fake.notice(tries[0]?.reference ?? ''))
    await pay.settle()
    expect((await at.track(ann, kept.orderId)).status).toBe('PAID')
    await sql`update install_slot set taken = capacity where day = ${visit.day} and slot = 'EVE'`.execute(
      site.db,
    )
    fake.set(tries[1]?.reference ?? '', 'PAID')
    site.clock.forward(5_000)
    await pay.tell(fake.notice(tries[1]?.reference ?? ''))
    await pay.settle()
    const waiting = await at.track(bob, lost.orderId)
    expect(waiting).toMatchObject({ status: 'SLOT_NEEDED', visit: null, can: { move: true } })
    expect(site.inbox.at(-1)).toMatchObject({ template: 'lineSlotNeeded' })
    const chosen = await at.post(bob, '/fbb/order/reschedule', {
      orderId: lost.orderId,
      visit: { day: at.day(11), slot: 'AM' },
    })
    expect(at.as<LineOrder>(chosen)).toMatchObject({ status: 'PAID', visit: { slot: 'AM' } })
  })

  it('who chooses none in 72 hours has the money back', async () => {
    const ann = await site.person(0)
    const visit = { day: at.day(12), slot: 'EVE' }
    const { orderId } = await placed(ann, { visit })
    const begun = await pay.begun(ann, orderId)
    site.clock.forward(31 * 60_000)
    await pay.settle()
    await sql`update install_slot set taken = capacity where day = ${visit.day} and slot = 'EVE'`.execute(
      site.db,
    )
    fake.set(begun.reference, 'PAID')
    site.clock.forward(5_000)
    await pay.tell(fake.notice(begun.reference))
    await pay.settle()
    expect(await pay.state('payment_order', orderId)).toBe('SLOT_NEEDED')
    site.clock.forward(3 * DAY_MS + 60_000)
    site.logged.length = 0
    await pay.settle()
    expect(await pay.state('payment_order', orderId)).toBe('CANCELLED')
    expect(await pay.state('payment', begun.paymentId)).toMatch(/REFUND/)
  })
})

/** An order that is paid, surveyed, and has a confirmed visit. */
async function scheduled(who: Who, visit: object) {
  const { orderId } = await placed(who, { visit })
  await paid(who, orderId)
  await site.fibre.dispatch.survey(orderId, by)
  await site.fibre.dispatch.schedule(orderId, by)
  return orderId
}

describe('changing one’s mind', () => {
  it('a visit is moved twice, until 18:00 of the day before', async () => {
    const ann = await site.person(0)
    const first = { day: at.day(5), slot: 'PM' }
    const orderId = await scheduled(ann, first)
    const before = await taken(first.day, 'PM')
    const move = async (visit: object) =>
      (await at.post(ann, '/fbb/order/reschedule', { orderId, visit })).code
    expect(await move({ day: at.day(1), slot: 'AM' })).toBe('SLOT_TAKEN')
    expect(await move({ day: at.day(6), slot: 'AM' })).toBe('SUCCESS')
    expect(await taken(first.day, 'PM')).toBe(before - 1)
    expect(site.inbox.at(-1)).toMatchObject({ template: 'lineMoved' })
    expect(await move({ day: at.day(7), slot: 'AM' })).toBe('SUCCESS')
    expect(await move({ day: at.day(8), slot: 'AM' })).toBe('VISIT_CANNOT_MOVE')
    const moved = await at.track(ann, orderId)
    expect(moved.timeline.filter(({ why }) => why === 'MOVED')).toHaveLength(2)
    const bob = await site.person(0)
    expect((await at.post(bob, '/fbb/order/reschedule', { orderId, visit: first })).code).toBe('NOT_FOUND')
  })

  it('cancelled before the work: asked for, decided by staff, the money goes back and the place is free', async () => {
    const ann = await site.person(0)
    const visit = { day: at.day(7), slot: 'PM' }
    const orderId = await scheduled(ann, visit)
    const before = await taken(visit.day, 'PM')
    const cancel = () => at.post(ann, '/fbb/order/cancel', { orderId, reason: 'CHANGED_MIND' })
    expect(at.as<LineOrder>(await cancel()).status).toBe('CANCEL_REQUESTED')
    expect(at.as<LineOrder>(await cancel()).status).toBe('CANCEL_REQUESTED')
    expect(await site.fibre.dispatch.decideCancel(orderId, by, true)).toMatchObject({ value: 'CANCELLED' })
    site.clock.forward(61_000)
    await pay.settle()
    expect(await taken(visit.day, 'PM')).toBe(before - 1)
    expect((await at.track(ann, orderId)).refund).toBe('DONE')
    expect((await site.fibre.dispatch.begin(orderId, by)).ok).toBe(false)
  })

  it('given up before it was paid: at once', async () => {
    const ann = await site.person(0)
    const visit = { day: at.day(8), slot: 'PM' }
    const { orderId } = await placed(ann, { visit })
    const before = await taken(visit.day, 'PM')
    const answer = await at.post(ann, '/fbb/order/cancel', { orderId, reason: 'OTHER' })
    expect(at.as<LineOrder>(answer)).toMatchObject({ status: 'CANCELLED', refund: 'NONE' })
    expect(await taken(visit.day, 'PM')).toBe(before - 1)
  })

  it('no port: rejected, with all of the money', async () => {
    const ann = await site.person(0)
    const { orderId } = await placed(ann)
    await paid(ann, orderId)
    await site.fibre.dispatch.survey(orderId, by)
    expect(await site.fibre.dispatch.reject(orderId, by)).toMatchObject({ value: 'REJECTED' })
    site.clock.forward(61_000)
    await pay.settle()
    expect(await at.track(ann, orderId)).toMatchObject({ status: 'REJECTED', refund: 'DONE' })
  })

  it('missed: another day', async () => {
    const ann = await site.person(0)
    const orderId = await scheduled(ann, { day: at.day(4), slot: 'PM' })
    const { dispatch } = site.fibre
    await dispatch.begin(orderId, by)
    const visit = { day: at.day(13), slot: 'PM' } as const
    expect(await dispatch.missed(orderId, by, visit)).toMatchObject({ value: 'SCHEDULED' })
    expect((await at.track(ann, orderId)).visit).toMatchObject(visit)
    expect(site.inbox.at(-1)).toMatchObject({ template: 'lineMissed' })
  })
})
