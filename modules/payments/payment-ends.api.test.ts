import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt, type Payer } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { fakeChannel, unableChannel } from './channel.fake.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const fake = fakeChannel()
const second = fakeChannel({ name: 'second' })
const unable = unableChannel()
const posted = fakeChannel({
  name: 'posted',
  action: { kind: 'FORM', form: { url: 'https://pay.example/go', fields: { a: '"><script>1</script>' } } },
})
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  const channels = [fake, second, unable, posted].map(({ channel }) => channel)
  site = await valueApp({}, { channels })
})

const begun = async (who: Payer, code = 'FAKE') => {
  const order = await at.placed(who)
  return { order, payment: await at.begun(who, order.orderId, code) }
}
const refundsOf = async (paymentId: string) => {
  const { rows } = await sql<{ id: string; state: string; amount: number; number: string }>`select id, state,
    amount_kyat as amount, number from payment_refund where payment_id = ${paymentId}`.execute(site.db)
  return rows
}
const kyat = async (who: Payer) => (await site.balance(who.number))['MMK']

describe('another way', () => {
  it('were both paid, the later goes back by itself and the order stays as it is', async () => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    const first = await at.begun(ann, order.orderId, 'UNABLE')
    const next = await at.begun(ann, order.orderId, 'SECOND')
    second.pay(next.reference)
    await at.tell(second.notice(next.reference), 'second')
    await at.settle()
    unable.pay(first.reference)
    site.clock.forward(4_000)
    await at.tell(unable.notice(first.reference), 'unable')
    await at.settle()
    expect(await kyat(ann)).toBe(9_523)
    expect(await at.state('payment_order', order.orderId)).toBe('COMPLETED')
    expect(await at.state('payment', first.paymentId)).toBe('REFUND_PENDING')
    // This channel offers no refunds.
    const [refund] = await refundsOf(first.paymentId)
    expect(refund).toMatchObject({ state: 'STAFF', amount: 10_000 })
    const end = {
      record: 'REFUND',
      id: refund?.id ?? '',
      who: 'U Ba',
      why: 'by hand',
      evidence: 'slip 4',
      proposalId: null,
    } as const
    expect(await site.payments.endByStaff({ ...end, as: 'DONE' })).toMatchObject({ ok: true })
    expect(await at.state('payment', first.paymentId)).toBe('REFUNDED')
  })

  it('control: the database itself has one live try for an order', async () => {
    const ann = await site.person(0)
    const { payment } = await begun(ann)
    const copy = sql`insert into payment (id, order_id, channel, way, reference, amount_kyat, state, body_hash, created_at,
        expires_at) select gen_random_uuid(), order_id, channel, way, 'P9999999999999Z', amount_kyat, 'CREATED', body_hash,
        created_at, expires_at from payment where id = ${payment.paymentId}`
    await expect(copy.execute(site.db)).rejects.toThrow(/payment_live_idx/)
  })
})

describe('late and twice', () => {
  it('nobody paid: closed at its end, asked once more after a day, and that is the end', async () => {
    const ann = await site.person(0)
    const { order, payment } = await begun(ann)
    site.clock.forward(15 * MINUTE_MS)
    await at.settle()
    expect(await at.state('payment', payment.paymentId)).toBe('EXPIRED')
    expect(fake.deals.get(payment.reference)?.state).toBe('CLOSED')
    site.clock.forward(15 * MINUTE_MS)
    await at.settle()
    expect(await at.state('payment_order', order.orderId)).toBe('EXPIRED')
    expect(await at.pay(ann, order.orderId)).toMatchObject({ code: 'ORDER_EXPIRED' })
    const asks = fake.asked.get(payment.reference) ?? 0
    for (const waitMs of [DAY_MS, 7 * DAY_MS]) {
      site.clock.forward(waitMs)
      await at.settle()
      expect(fake.asked.get(payment.reference)).toBe(asks + 1)
    }
  })

  it('late money opens the order again when the price still holds, and goes back when it does not', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const [one, two] = [await begun(ann, 'UNABLE'), await begun(bob)]
    site.clock.forward(31 * MINUTE_MS)
    await at.settle()
    expect(await at.state('payment_order', one.order.orderId)).toBe('EXPIRED')
    unable.pay(one.payment.reference)
    site.clock.forward(4_000)
    await at.tell(unable.notice(one.payment.reference), 'unable')
    await at.settle()
    expect(await kyat(ann)).toBe(9_523)
    const before = site.rules.at('tax.telecom', site.clock.now())
    await site.setRule('tax.telecom', new Date(site.clock.now().getTime() + 1), { pct: 7 })
    site.clock.forward(2)
    fake.set(two.payment.reference, 'PAID')
    await at.tell(fake.notice(two.payment.reference))
    await at.settle()
    expect(await kyat(bob)).toBe(0)
    expect(await at.state('payment_order', two.order.orderId)).toBe('EXPIRED')
    expect(await at.state('payment', two.payment.paymentId)).toBe('REFUNDED')
    expect(site.inbox.findLast(({ to }) => to === bob.number)).toMatchObject({ template: 'refundDone' })
    await site.setRule('tax.telecom', new Date(site.clock.now().getTime() + 1), before)
    site.clock.forward(2)
  })

  it('money on an order that was cancelled goes back, and leaves it cancelled', async () => {
    const ann = await site.person(0)
    const { order, payment } = await begun(ann)
    await site.payments.cancelOrders(ann.number, 'TEST')
    fake.pay(payment.reference)
    await at.tell(fake.notice(payment.reference))
    await at.settle()
    expect(await kyat(ann)).toBe(0)
    expect(await at.state('payment_order', order.orderId)).toBe('CANCELLED')
    expect(await at.state('payment', payment.paymentId)).toBe('REFUNDED')
  })

  it('what a channel calls a payment counts once for ever: used again, it is held', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const [one, two] = [await begun(ann), await begun(bob)]
    fake.pay(one.payment.reference, { providerRef: 'same' })
    fake.pay(two.payment.reference, { providerRef: 'same' })
    site.clock.forward(31_000)
    await at.settle()
    const states = [
      await at.state('payment', one.payment.paymentId),
      await at.state('payment', two.payment.paymentId),
    ]
    expect(states.toSorted()).toEqual(['HELD', 'SUCCEEDED'])
    expect(((await kyat(ann)) ?? 0) + ((await kyat(bob)) ?? 0)).toBe(9_523)
  })

  it('told that it was paid by a channel that is silent since: nobody is led to pay again', async () => {
    const ann = await site.person(0)
    const { order, payment } = await begun(ann)
    fake.pay(payment.reference)
    fake.goWrong('DOWN')
    await at.tell(fake.notice(payment.reference))
    await at.settle()
    expect(await at.inquire(ann, order.orderId)).toMatchObject({
      payment: { status: 'PROCESSING', action: { kind: 'NONE' } },
      pollAfterSec: expect.any(Number),
    })
    fake.goWrong('NONE')
    site.clock.forward(2 * MINUTE_MS)
    await at.settle()
    expect(await kyat(ann)).toBe(9_523)
  })

  it('a channel that is silent at the end: not known, asked on, and paid when it says so', async () => {
    const ann = await site.person(0)
    const { order, payment } = await begun(ann)
    fake.pay(payment.reference)
    fake.goWrong('DOWN')
    site.clock.forward(16 * MINUTE_MS)
    await at.settle()
    expect(await at.inquire(ann, order.orderId)).toMatchObject({
      payment: { status: 'UNKNOWN', action: { kind: 'NONE' } },
    })
    fake.goWrong('NONE')
    site.clock.forward(15 * MINUTE_MS)
    await at.settle()
    expect(await kyat(ann)).toBe(9_523)
  })
})

describe('paid and not delivered', () => {
  const paid = async (who: Payer) => {
    const one = await begun(who)
    fake.pay(one.payment.reference)
    await at.tell(fake.notice(one.payment.reference))
    return one
  }
  const fulfilment = async (orderId: string) => {
    const { rows } = await sql<{ state: string; refund: string | null }>`select state, refund_id as refund
      from payment_fulfilment where order_id = ${orderId}`.execute(site.db)
    return rows[0]
  }

  it('after three definite noes the money goes back, and its payer hears of it', async () => {
    const ann = await site.person(0)
    const one = await begun(ann)
    // The line no longer exists in the core.
    await sql`update ledger.bucket set owner = 'past:' || owner where owner = ${ann.number}`.execute(site.db)
    fake.pay(one.payment.reference)
    await at.tell(fake.notice(one.payment.reference))
    await at.settle()
    expect(await fulfilment(one.order.orderId)).toMatchObject({ state: 'FAILED', refund: null })
    site.clock.forward(2 * MINUTE_MS)
    await at.settle()
    site.clock.forward(11 * MINUTE_MS)
    await at.settle()
    expect(await at.state('payment_order', one.order.orderId)).toBe('REFUNDED')
    expect(await at.state('payment', one.payment.paymentId)).toBe('REFUNDED')
    expect(site.inbox.filter(({ to }) => to === ann.number).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['refundSent', 'refundDone']),
    )
    await sql`update ledger.bucket set owner = substr(owner, 6) where owner = ${`past:${ann.number}`}`.execute(
      site.db,
    )
    site.clock.forward(DAY_MS)
    await at.settle()
    expect(await kyat(ann)).toBe(0)
  })

  it.each(['SILENT_BEFORE_EFFECT', 'SILENT_AFTER_EFFECT'] as const)(
    'a core that is %s for a day: nothing goes back before it answered, and never both',
    async (fault) => {
      const ann = await site.person(0)
      site.goWrong(fault)
      const { order, payment } = await paid(ann)
      await at.settle()
      site.setDown(true)
      for (let hour = 0; hour < 25; hour += 1) {
        site.clock.forward(60 * MINUTE_MS)
        await site.reconcile()
        await at.settle()
        expect((await fulfilment(order.orderId))?.state).toBe('UNKNOWN')
      }
      expect(await refundsOf(payment.paymentId)).toEqual([])
      site.setDown(false)
      for (let look = 0; look < 4; look += 1) {
        site.clock.forward(61 * MINUTE_MS)
        await site.reconcile()
        await at.settle()
      }
      const back = await refundsOf(payment.paymentId)
      const isCredited = (await kyat(ann)) === 9_523
      expect([isCredited, back.length]).toEqual(fault === 'SILENT_AFTER_EFFECT' ? [true, 0] : [false, 1])
    },
  )
})

describe('giving back', () => {
  const goesBack = async (who: Payer) => {
    const one = await begun(who)
    await site.payments.cancelOrders(who.number, 'TEST')
    fake.pay(one.payment.reference)
    await at.tell(fake.notice(one.payment.reference))
    return one
  }

  it('never more than was paid: a constraint', async () => {
    const ann = await site.person(0)
    const { payment } = await goesBack(ann)
    await at.settle()
    const more = sql`update payment set refund_kyat = refund_kyat + 1 where id = ${payment.paymentId}`
    await expect(more.execute(site.db)).rejects.toThrow(/check/)
  })

  it('silent while it is sent: asked about and never sent again; refused: tried with another number, then staff', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const one = await goesBack(ann)
    for (let step = 0; step < 2; step += 1) await site.payDue()
    const sent = fake.calls.refund
    expect(await refundsOf(one.payment.paymentId)).toMatchObject([{ state: 'DONE' }])
    const two = await begun(bob)
    await site.payments.cancelOrders(bob.number, 'TEST')
    fake.pay(two.payment.reference)
    site.clock.forward(31_000)
    await site.payDue()
    const [before] = await refundsOf(two.payment.paymentId)
    fake.goWrong('SILENT_AFTER')
    await at.settle(2)
    fake.goWrong('NONE')
    site.clock.forward(2 * MINUTE_MS)
    await at.settle()
    expect(await refundsOf(two.payment.paymentId)).toMatchObject([{ state: 'DONE', number: before?.number }])
    expect(fake.calls.refund - sent).toBeLessThanOrEqual(1)
  })
})

describe('what channels tell', () => {
  it('is kept sealed, answered as they want, and refused when it is not theirs', async () => {
    const ann = await site.person(0)
    const { payment } = await begun(ann)
    const raw = fake.notice(payment.reference)
    expect((await at.tell(raw, 'nobody')).statusCode).toBe(404)
    for (const body of ['', 'x', '{"a":1,"a":2}', `{"a":${'1'.repeat(70_000)}}`])
      expect((await at.tell({ ...raw, body: Buffer.from(body) })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await at.tell({ contentType: 'text/xml', body: Buffer.from('<a/>') })).statusCode).toBe(415)
    const asks = fake.calls.ask
    await at.tell({ ...raw, body: Buffer.from(raw.body.toString().replace('PAID', 'paid')) })
    await at.tell(second.notice(payment.reference))
    await at.settle()
    expect(fake.calls.ask).toBe(asks)
    const { rows } = await sql<{ sealed: Buffer }>`select body_sealed as sealed from payment_notice`.execute(
      site.db,
    )
    expect(rows.some(({ sealed }) => sealed.includes(payment.reference))).toBe(false)
  })

  it('one that comes before its payment can be seen is looked at again', async () => {
    const ann = await site.person(0)
    const { payment } = await begun(ann)
    fake.pay(payment.reference)
    await sql`update payment set reference = 'P0000000000000Z' where id = ${payment.paymentId}`.execute(
      site.db,
    )
    await at.tell(fake.notice(payment.reference))
    await at.settle()
    await sql`update payment set reference = ${payment.reference} where id = ${payment.paymentId}`.execute(
      site.db,
    )
    expect(await kyat(ann)).toBe(0)
    await sql`update payment set due_at = due_at + interval '1 day' where id = ${payment.paymentId}`.execute(
      site.db,
    )
    site.clock.forward(2 * MINUTE_MS)
    await at.settle()
    expect(await kyat(ann)).toBe(9_523)
  })
})

describe('a channel that wants a posted form', () => {
  it('its payer leaves by a page of ours: once, with its key, to its hosts only', async () => {
    const ann = await site.person(0)
    const { payment } = await begun(ann, 'POSTED')
    const url = payment.action.url ?? ''
    expect(url).toMatch(new RegExp(`^/pay/${payment.paymentId}\\?k=[\\w-]{43}$`))
    expect((await site.app.inject({ url: `${url.slice(0, -2)}xx` })).statusCode).toBe(404)
    const page = await site.app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain('form-action https://pay.example')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toContain('<script>1</script>')
    expect((await site.app.inject({ url })).statusCode).toBe(404)
    const other = await begun(ann, 'POSTED')
    site.clock.forward(15 * MINUTE_MS)
    expect((await site.app.inject({ url: other.payment.action.url ?? '' })).statusCode).toBe(404)
  })
})
