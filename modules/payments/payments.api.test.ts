import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt } from '#apps/api/test-pay.ts'
import { qrOf } from '#apps/api/test-pdf.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { fakeChannel } from './channel.fake.ts'

describe.each(WAYS)('paying, with a core that is %s', (way) => {
  const fake = fakeChannel()
  const second = fakeChannel({ name: 'second' })
  let site: ValueApp
  const at = payingAt(
    () => site,
    () => fake,
  )
  beforeAll(async () => {
    site = await valueApp({}, { way, channels: [fake.channel, second.channel] })
  })

  it('S-326 S-229 all calls of payments want a bearer', async () => {
    const ann = await site.person(0)
    const key = site.newKey()
    for (const [method, path, payload] of [
      ['GET', '/fbb/paymentChannel?orderType=TOPUP', undefined],
      [
        'POST',
        '/fbb/createOrder',
        { type: 'TOPUP', target: ann.number, faceValue: 1_000, expectedTotal: 1_000 },
      ],
      ['POST', '/fbb/makePayment', { orderId: key, channelCode: 'FAKE', returnPath: '/#/' }],
      ['POST', '/fbb/inquiry/transaction', { orderId: key }],
      ['POST', '/fbb/cancelOrder', { orderId: key }],
    ] as const) {
      const asked = { key, ...(payload && { payload }) }
      expect(await site.inject(method, path, asked)).toMatchObject({ status: 401 })
      const answer = await site.inject(method, path, { ...asked, token: ann.token })
      expect([path, answer.status === 401 || answer.status === 403]).toEqual([path, false])
    }
  })

  it('S-284 S-285 S-286 S-287 S-301 a line is topped up: ordered, paid, told, asked, credited once', async () => {
    const ann = await site.person(100)
    const channels = await site.inject('GET', '/fbb/paymentChannel?orderType=TOPUP&amount=10000', {
      token: ann.token,
    })
    expect(channels.result).toMatchObject([{ channelCode: 'FAKE', status: 'UP' }, { channelCode: 'SECOND' }])
    const order = await at.placed(ann)
    expect(order).toMatchObject({
      status: 'AWAITING_PAYMENT',
      total: 10_000,
      orderNo: expect.stringMatching(/^T-\d+-\d$/),
    })
    expect(order.lines).toMatchObject([
      { kind: 'TOPUP', amount: 9_523 },
      { kind: 'TAX', amount: 477 },
    ])
    const payment = await at.begun(ann, order.orderId)
    expect(payment).toMatchObject({
      status: 'PENDING_USER',
      action: { kind: 'REDIRECT', url: `https://pay.example/${payment.reference}` },
    })
    fake.pay(payment.reference)
    const told = await at.tell(fake.notice(payment.reference))
    expect([told.statusCode, told.body]).toEqual([200, 'success'])
    expect(await site.balance(ann.number)).toEqual({ MMK: 100 })
    await at.settle()
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_623 })
    for (let again = 0; again < 3; again += 1) await at.tell(fake.notice(payment.reference))
    await at.settle()
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_623 })
    const end = await at.inquire(ann, order.orderId)
    expect(end).toMatchObject({
      order: { status: 'COMPLETED' },
      payment: { status: 'SUCCEEDED' },
      pollAfterSec: null,
    })
    expect(await at.steps(order.orderId)).toEqual([
      'AWAITING_PAYMENT ORDERED',
      'AWAITING_PAYMENT > PAID PAID',
      'WAITING PAID',
      'WAITING > DOING PAID',
      'DOING > DONE CORE',
      'PAID > COMPLETED DELIVERED',
    ])
    expect(await at.steps(payment.paymentId)).toEqual([
      'CREATED CHOSEN',
      'CREATED > PENDING_USER STARTED',
      'PENDING_USER > SUCCEEDED ASKED',
    ])
    expect(site.inbox.at(-1)).toMatchObject({
      to: ann.number,
      template: 'topupDone',
      slots: { amount: '9,523' },
    })
    const history = await site.inject('GET', '/gw/me/transactions?type=TOPUP', { token: ann.token })
    expect(history.result).toMatchObject([{ type: 'TOPUP', deltas: [{ unit: 'MMK', value: 9_523 }] }])
  })

  it('a payment has a receipt for who paid, and a check for whoever holds it', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const order = await at.placed(ann, bob.number)
    const payment = await at.begun(ann, order.orderId)
    fake.pay(payment.reference)
    site.clock.forward(31_000)
    await at.settle()
    const { payment: paid } = await at.inquire(ann, order.orderId)
    const number = paid?.receiptNo ?? ''
    const pdf = (token: string) =>
      site.app.inject({ url: `/gw/me/receipts/${number}.pdf`, headers: { authorization: `Bearer ${token}` } })
    const drawn = await pdf(ann.token)
    expect([drawn.statusCode, qrOf(drawn.rawPayload)]).toEqual([
      200,
      `http://localhost:8080/#/receipt/${number}`,
    ])
    expect((await pdf(bob.token)).statusCode).toBe(404)
    const shown = await site.inject('GET', `/gw/receipts/${number}`, {})
    expect(shown.result).toMatchObject({
      kind: 'payment',
      amount: 10_000,
      state: 'COMPLETED',
      line: maskMsisdn(ann.number),
    })
    expect(site.inbox.findLast(({ to }) => to === bob.number)).toMatchObject({ template: 'topupReceived' })
  })

  it('a guest pays for a line, up to 30,000 kyat a day, and nobody else sees it', async () => {
    const [bob, eve] = [await site.person(0), await site.person(0)]
    const guest = await at.guest('959771234567')
    const order = await at.placed(guest, bob.number, 20_000)
    expect(order.target).toBe(maskMsisdn(bob.number))
    const payment = await at.begun(guest, order.orderId)
    fake.pay(payment.reference)
    await at.tell(fake.notice(payment.reference))
    await at.settle()
    expect(await site.balance(bob.number)).toEqual({ MMK: 19_047 })
    expect(await at.order(guest, bob.number, 10_500)).toMatchObject({
      code: 'DAILY_AMOUNT_LIMIT',
      facts: { n: 10_000 },
    })
    expect(await at.order(guest, bob.number, 10_000)).toMatchObject({ code: 'SUCCESS' })
    expect(await at.inquire(eve, order.orderId)).toBeNull()
    expect(await at.pay(eve, order.orderId)).toMatchObject({ code: 'NOT_FOUND' })
    const { payment: paid } = await at.inquire(guest, order.orderId)
    const headers = { authorization: `Bearer ${guest.token}` }
    const pdf = await site.app.inject({ url: `/gw/me/receipts/${paid?.receiptNo}.pdf`, headers })
    expect(pdf.statusCode).toBe(200)
  })

  it('the same key again is the same order and payment; another body or person is refused', async () => {
    const [ann, eve] = [await site.person(0), await site.person(0)]
    const key = site.newKey()
    const first = await at.order(ann, ann.number, 5_000, key)
    expect((await at.order(ann, ann.number, 5_000, key)).result).toEqual(first.result)
    expect(await at.order(ann, ann.number, 3_000, key)).toMatchObject({
      status: 422,
      code: 'DUPLICATE_REQUEST',
    })
    expect(await at.order(eve, ann.number, 5_000, key)).toMatchObject({
      status: 422,
      code: 'DUPLICATE_REQUEST',
    })
    const payKey = site.newKey()
    const paid = await at.pay(ann, key, 'FAKE', payKey)
    const starts = fake.calls.start
    expect((await at.pay(ann, key, 'FAKE', payKey)).result).toEqual(paid.result)
    expect(await at.pay(ann, key, 'SECOND', payKey)).toMatchObject({ status: 422, code: 'DUPLICATE_REQUEST' })
    expect(await at.pay(eve, key, 'FAKE', payKey)).toMatchObject({ status: 422, code: 'DUPLICATE_REQUEST' })
    expect(fake.calls.start).toBe(starts)
    for (const wrong of [
      '',
      'x',
      '0192f000-0000-4000-8000-000000000001',
      '0092f000-0000-7000-8000-000000000001',
    ])
      expect(await at.order(ann, ann.number, 5_000, wrong)).toMatchObject({ status: 400 })
  })

  it('twenty at once with one key are one order and one payment', async () => {
    const ann = await site.person(0)
    const [key, payKey] = [site.newKey(), site.newKey()]
    const orders = await Promise.all(Array.from({ length: 20 }, () => at.order(ann, ann.number, 1_000, key)))
    for (const answer of orders) expect(answer).toMatchObject({ status: 200, result: orders[0]?.result })
    const starts = fake.calls.start
    const paid = await Promise.all(Array.from({ length: 20 }, () => at.pay(ann, key, 'FAKE', payKey)))
    for (const answer of paid) expect(answer.status).toBe(200)
    expect(fake.calls.start - starts).toBe(1)
  })

  it('more who order for others than there are connections do not wait for each other', async () => {
    const [ann, ...others] = [
      await site.person(0),
      ...(await Promise.all(Array.from({ length: 12 }, () => site.stranger()))),
    ]
    const payers = await Promise.all(others.map((number) => at.guest(number)))
    const answers = await Promise.all(payers.map((payer) => at.order(payer, ann.number, 1_000)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'SUCCESS'))
  })

  it('amounts, prices and limits are rules, and hold at once for two who come together', async () => {
    const ann = await site.person(0)
    expect(await at.order(ann, ann.number, 1_200)).toMatchObject({ code: 'AMOUNT_NOT_ALLOWED' })
    expect(await at.order(ann, ann.number, 100_500)).toMatchObject({ code: 'AMOUNT_NOT_ALLOWED' })
    expect(await at.order(ann, '09771234567', 1_000)).toMatchObject({ code: 'NUMBER_NOT_ONNET' })
    expect(await at.order(ann, ann.number, 1_000, site.newKey(), { expectedTotal: 999 })).toMatchObject({
      code: 'PRICE_CHANGED',
      facts: { n: 1_000 },
    })
    const both = await Promise.all(Array.from({ length: 10 }, () => at.order(ann, ann.number, 30_000)))
    expect(both.filter(({ code }) => code === 'SUCCESS')).toHaveLength(3)
    expect(both.filter(({ code }) => code === 'DAILY_AMOUNT_LIMIT')).toHaveLength(7)
    const others = await Promise.all(Array.from({ length: 4 }, () => site.stranger()))
    const each = []
    for (const other of others) each.push(await at.order(ann, other, 70_000))
    expect(each.filter(({ code }) => code === 'SUCCESS')).toHaveLength(3)
  })

  it('a lost notice: the ladder asks, and it is credited once', async () => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    const { reference } = await at.begun(ann, order.orderId)
    site.clock.forward(31_000)
    await at.settle()
    expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
    fake.pay(reference)
    site.clock.forward(31_000)
    await at.settle()
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_523 })
  })

  it('an open page brings the question forward, once in three seconds', async () => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    const { reference } = await at.begun(ann, order.orderId)
    fake.pay(reference)
    const asks = fake.calls.ask
    for (let look = 0; look < 5; look += 1) await at.inquire(ann, order.orderId)
    await at.settle()
    expect(fake.calls.ask - asks).toBe(1)
    expect(await at.inquire(ann, order.orderId)).toMatchObject({ order: { status: 'COMPLETED' } })
  })

  it('nobody who says so makes it paid: neither a notice, nor the way back', async () => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    const payment = await at.begun(ann, order.orderId)
    await at.tell(fake.notice(payment.reference))
    await at.settle()
    fake.set(payment.reference, 'REFUSED')
    for (let look = 0; look < 4; look += 1) {
      await at.inquire(ann, order.orderId)
      site.clock.forward(4_000)
      await at.settle()
    }
    expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
    expect(await at.state('payment', payment.paymentId)).toBe('UNKNOWN')
    expect(
      site.logged.some(({ level, paymentId }) => level === 'error' && paymentId === payment.paymentId),
    ).toBe(true)
  })

  it.each([
    ['another amount', { amountKyat: 9_000 }],
    ['another currency', { currency: 'USD' }],
    ['another merchant', { merchant: 'somebody' }],
  ])('paid with %s is held, never credited, and ended by staff', async (_, other) => {
    const ann = await site.person(0)
    const order = await at.placed(ann)
    const payment = await at.begun(ann, order.orderId)
    fake.pay(payment.reference, other)
    await at.tell(fake.notice(payment.reference))
    await at.settle()
    expect(await at.state('payment', payment.paymentId)).toBe('HELD')
    expect(await site.balance(ann.number)).toEqual({ MMK: 0 })
    expect(await at.inquire(ann, order.orderId)).toMatchObject({
      payment: { status: 'PROCESSING', receiptNo: null },
    })
    expect(await at.pay(ann, order.orderId, 'SECOND')).toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
    const end = {
      record: 'PAYMENT',
      id: payment.paymentId,
      who: 'Daw Mya',
      why: 'seen',
      evidence: 'mail',
      proposalId: null,
    } as const
    expect(await site.payments.endByStaff({ ...end, as: 'SUCCEEDED' })).toMatchObject({ ok: true })
    await at.settle()
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_523 })
    expect(await site.payments.endByStaff({ ...end, as: 'SUCCEEDED' })).toMatchObject({ code: 'CONFLICT' })
  })
})
