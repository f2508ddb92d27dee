import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt, type Who } from '#apps/api/test-fibre-lines.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import type { Order } from '#contracts/payments.ts'

const fake = aChannel()
let site: ValueApp
const { at, pay, paid: payFor } = linesAt(() => site, fake)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

/** Paid, and how it stands then. */
async function paid(who: Who, { orderId }: Order) {
  await payFor(who, orderId)
  return pay.inquire(who, orderId)
}

describe('finding a contract', () => {
  it('S-283 by its number, behind a human check, masked, with what can be paid', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(2, { waivedKyat: 50_000 })
    const { contracts, options, lookupId } = await at.found(ann, contractNo)
    expect(lookupId).toMatch(/^[0-9a-f-]{36}$/)
    expect(contracts).toMatchObject([
      {
        contractNo,
        ownerName: 'Daw K••• K•••',
        phone: '•••001',
        township: 'sanchaung',
        due: 96_600,
        status: 'ACTIVE',
        linked: false,
      },
    ])
    expect(JSON.stringify(contracts)).not.toMatch(/Khin|779000|Baho/)
    expect(options.map(({ type, months, total }) => [type, months, total])).toEqual([
      ['FTTH_BILL', 0, 96_600],
      ['FTTH_PREPAY', 1, 48_300],
      ['FTTH_PREPAY', 3, 140_553],
      ['FTTH_PREPAY', 6, 269_514],
      ['FTTH_PREPAY', 12, 492_660],
    ])
  })

  it('S-229 S-326 wants a bearer, and a token of the human check that works once', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(1)
    const body = { accountNo: contractNo, idType: 'CONTRACT_NO', captchaToken: 'x' }
    expect((await at.post(null, '/fbb/inquiry/account', body)).status).toBe(401)
    expect((await at.get({ token: 'none' }, '/fbb/contracts')).status).toBe(401)
    const token = at.humanToken('FTTH_ACCOUNT')
    expect((await at.inquire(ann, contractNo, 'CONTRACT_NO', token)).code).toBe('SUCCESS')
    expect((await at.inquire(ann, contractNo, 'CONTRACT_NO', token)).code).toBe('CAPTCHA_INVALID')
    expect((await at.inquire(ann, contractNo, 'CONTRACT_NO', at.humanToken('LEAD'))).code).toBe(
      'CAPTCHA_INVALID',
    )
  })

  it('wrong and forbidden are one answer: a phone answers only to who has proven it', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const contractNo = await at.contract(1, { line: bob.number })
    const forbidden = await at.inquire(ann, bob.number, 'PHONE')
    const wrong = await at.inquire(ann, 'FB000000000')
    expect([forbidden.status, forbidden.code, forbidden.result]).toEqual([
      wrong.status,
      wrong.code,
      wrong.result,
    ])
    expect(wrong.code).toBe('FTTH_ACCOUNT_NOT_FOUND')
    const own = at.as<{ contracts: object[] }>(await at.inquire(bob, bob.number, 'PHONE'))
    expect(own.contracts).toMatchObject([{ contractNo, linked: true }])
  })

  it('five in an hour and twenty in a day, failures too, counted in the database', async () => {
    const ann = await site.person(0)
    const tries = async (count: number) => {
      const codes = []
      for (let at20 = 0; at20 < count; at20 += 1) codes.push((await at.inquire(ann, 'FB1')).code)
      return codes.filter((code) => code !== 'FTTH_LOOKUPS_LIMIT').length
    }
    let answered = await tries(7)
    expect(answered).toBe(5)
    for (let hour = 0; hour < 5; hour += 1) {
      site.clock.forward(61 * 60_000)
      answered += await tries(6)
    }
    expect(answered).toBe(20)
    const { rows } = await sql<{ count: number }>`select count(*) as count from fibre_lookup l
      join account a on a.id = l.account_id where a.number = ${ann.number}`.execute(site.db)
    expect(Number(rows[0]?.count)).toBe(20)
  })
})

describe('one’s own contracts', () => {
  it('S-325 whoever signs in with the phone of a contract finds it, its bills and why they changed', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(3, { line: ann.number, waivedKyat: 50_000 })
    const { contracts, options } = await at.own(ann)
    expect(contracts).toMatchObject([{ contractNo, linked: true, due: 144_900 }])
    expect(options.map(({ type }) => type)).toContain('SETTLEMENT')
    const { bills, next } = await at.bills(ann, contractNo)
    expect([bills.length, next]).toEqual([4, null])
    expect(bills[2]).toMatchObject({
      total: 48_300,
      before: { total: 0 },
      why: [{ reason: 'PAID_AHEAD', amount: 48_300 }],
    })
    expect(bills[0]?.why).toEqual([])
  })

  it('a bill is a paper too, in both languages, for its own alone', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    const contractNo = await at.contract(1, { line: ann.number })
    const [bill] = (await at.bills(ann, contractNo)).bills
    const pdf = (token: string, lang: string) =>
      site.app.inject({
        url: `/fbb/bills/${bill?.billNo}.pdf`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
      })
    for (const lang of ['en', 'my']) {
      const drawn = await pdf(ann.token, lang)
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'application/pdf'])
    }
    expect((await pdf(bob.token, 'en')).statusCode).toBe(404)
  })

  it('is linked with a code to its phone, of whatever network, and unlinked again', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(1, { line: '959779000077' })
    const ask = (lookupId: string) => at.post(ann, '/fbb/contracts/link/code', { lookupId, contractNo })
    expect((await ask('01936f5e-7c00-7d3a-9b1e-2f6a4c8d0e11')).code).toBe('FTTH_ACCOUNT_NOT_FOUND')
    const { lookupId } = await at.found(ann, contractNo)
    expect((await at.bills(ann, contractNo)).code).toBe('FTTH_ACCOUNT_NOT_FOUND')
    const asked = at.as<{ challengeId: string; maskedPhone: string }>(await ask(lookupId))
    expect(asked.maskedPhone).toBe('•••077')
    const link = (otp: string) =>
      at.post(ann, '/fbb/contracts/link', { contractNo, challengeId: asked.challengeId, otp })
    expect((await link('000000')).code).toBe('OTP_INVALID')
    expect((await link(at.lastCode('959779000077'))).result).toMatchObject({ contractNo, linked: true })
    expect((await at.own(ann)).contracts).toHaveLength(1)
    expect((await at.bills(ann, contractNo)).bills).toHaveLength(2)
    await site.inject('DELETE', `/fbb/contracts/${contractNo}/link`, { token: ann.token })
    expect((await at.own(ann)).contracts).toEqual([])
  })

  it('a phone that changed hands proves nothing: staff link then', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(1, { line: ann.number })
    const { lookupId } = await at.found(ann, contractNo)
    await sql`update fibre.contract set line_changed_hands = true where contract_no = ${contractNo}`.execute(
      site.db,
    )
    expect((await at.own(ann)).contracts).toEqual([])
    expect((await at.post(ann, '/fbb/contracts/link/code', { lookupId, contractNo })).code).toBe('FORBIDDEN')
  })
})

describe('paying', () => {
  it('S-010 a bill of somebody else, looked up before; posted once, told, and done', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(2)
    const body = { type: 'FTTH_BILL', contractNo, expectedTotal: 96_600 }
    expect((await at.order(ann, body)).code).toBe('FTTH_ACCOUNT_NOT_FOUND')
    const { lookupId } = await at.found(ann, contractNo)
    expect((await at.order(ann, { ...body, lookupId, expectedTotal: 1 })).code).toBe('PRICE_CHANGED')
    const order = at.as<Order>(await at.order(ann, { ...body, lookupId }))
    expect(order).toMatchObject({ status: 'AWAITING_PAYMENT', target: contractNo, lines: [{ kind: 'DEBT' }] })
    expect(order.orderNo).toMatch(/^B-/)
    expect(await paid(ann, order)).toMatchObject({ order: { status: 'COMPLETED' } })
    expect(await site.book.contract(contractNo)).toMatchObject({ dueKyat: 0 })
    expect(site.inbox.at(-1)).toMatchObject({
      to: ann.number,
      template: 'billPaid',
      slots: { amount: '96,600' },
    })
    expect((await at.order(ann, { ...body, lookupId })).code).toBe('FTTH_NOTHING_TO_PAY')
  })

  it('twelve months ahead', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(0, { line: ann.number })
    const before = (await site.book.contract(contractNo))?.paidUntil ?? ''
    const order = await at.order(ann, { type: 'FTTH_PREPAY', contractNo, months: 12, expectedTotal: 492_660 })
    expect((await paid(ann, at.as<Order>(order))).order.status).toBe('COMPLETED')
    const after = (await site.book.contract(contractNo))?.paidUntil ?? ''
    expect(Number(after.slice(0, 4)) - Number(before.slice(0, 4))).toBe(1)
  })

  it('a silent book is asked what became of it; nothing is posted twice, nothing goes back', async () => {
    const ann = await site.person(0)
    for (const fault of ['SILENT_BEFORE_EFFECT', 'SILENT_AFTER_EFFECT', 'WRONG_AMOUNT'] as const) {
      const contractNo = await at.contract(1, { line: ann.number })
      const order = at.as<Order>(
        await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: 48_300 }),
      )
      site.bookGoesWrong(fault)
      expect((await paid(ann, order)).order.status).toBe('PAID')
      site.clock.forward(61_000)
      site.logged.length = 0
      await pay.settle()
      expect((await pay.inquire(ann, order.orderId)).order).toMatchObject({
        status: 'COMPLETED',
        refund: 'NONE',
      })
      const [bill] = (await at.bills(ann, contractNo)).bills
      expect([bill?.paid, bill?.due]).toEqual([48_300, 0])
      await sql`update fibre.contract set line = 'past' where contract_no = ${contractNo}`.execute(site.db)
    }
  })

  it('money goes back after a definite no of the book, and only then', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(1, { line: ann.number })
    const order = at.as<Order>(
      await at.order(ann, { type: 'FTTH_PREPAY', contractNo, months: 1, expectedTotal: 48_300 }),
    )
    const to = { status: 'TERMINATED' } as const
    await site.book.change({ reference: site.newKey(), contractNo, to })
    await paid(ann, order)
    for (let round = 0; round < 4; round += 1) {
      site.clock.forward(11 * 60_000)
      site.logged.length = 0
      await pay.settle()
    }
    expect((await pay.inquire(ann, order.orderId)).order).toMatchObject({
      status: 'REFUNDED',
      refund: 'DONE',
    })
  })

  it('settles and ends a contract of one’s own, with a code to its phone', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(2, { line: ann.number, waivedKyat: 60_000 })
    const total = 96_600 + 50_000
    const body = { type: 'FTTH_BILL', contractNo, settle: true, expectedTotal: total }
    expect((await at.order(ann, body)).code).toBe('OTP_REQUIRED')
    const path = `/fbb/contracts/${contractNo}/settlement/code`
    expect((await at.post(ann, path, { expectedTotal: 5 })).code).toBe('PRICE_CHANGED')
    const { challengeId } = at.as<{ challengeId: string }>(await at.post(ann, path, { expectedTotal: total }))
    expect((await at.order(ann, { ...body, challengeId, otp: '000000' })).code).toBe('OTP_INVALID')
    const otp = at.lastCode(ann.number)
    const order = at.as<Order>(await at.order(ann, { ...body, challengeId, otp }))
    expect(order.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['DEBT', 96_600],
      ['LEAVING', 50_000],
    ])
    expect((await paid(ann, order)).order.status).toBe('COMPLETED')
    expect(await site.book.contract(contractNo)).toMatchObject({ status: 'TERMINATED', dueKyat: 0 })
    expect(site.inbox.at(-1)).toMatchObject({ template: 'contractEnded' })
  })

  it('nobody settles what is not theirs, and a guest pays for no contract', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(1)
    const { lookupId } = await at.found(ann, contractNo)
    const body = { type: 'FTTH_BILL', contractNo, lookupId, expectedTotal: 48_300 }
    expect((await at.order(ann, { ...body, settle: true })).code).toBe('FTTH_ACCOUNT_NOT_FOUND')
    const guest = await pay.guest('959779000099')
    expect((await at.order(guest, body)).code).toBe('FORBIDDEN')
  })
})

describe('paying out of the balance', () => {
  const channelsOf = async (who: Who, type: string) =>
    at
      .as<{ channelCode: string }[]>(await at.get(who, `/fbb/paymentChannel?orderType=${type}`))
      .map(({ channelCode }) => channelCode)

  it('is offered for fibre and for nothing else', async () => {
    const ann = await site.person(0)
    expect(await channelsOf(ann, 'FTTH_BILL')).toEqual(['FAKE', 'BALANCE'])
    expect(await channelsOf(ann, 'TOPUP')).toEqual(['FAKE'])
  })

  it('takes the kyat once, with a code above the free sum, and gives them back as a whole', async () => {
    const ann = await site.person(100_000)
    const contractNo = await at.contract(1, { line: ann.number })
    const order = at.as<Order>(await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: 48_300 }))
    const begun = await pay.begun(ann, order.orderId, 'BALANCE')
    expect(begun.action).toMatchObject({ kind: 'CODE', otp: { codeLength: 6 } })
    const confirm = (otp: string) => at.post(ann, '/fbb/confirmPayment', { paymentId: begun.paymentId, otp })
    expect((await confirm('000000')).code).toBe('OTP_INVALID')
    expect((await confirm(at.lastCode(ann.number))).code).toBe('SUCCESS')
    site.clock.forward(31_000)
    await pay.settle()
    expect((await pay.inquire(ann, order.orderId)).order.status).toBe('COMPLETED')
    expect(await site.balance(ann.number)).toEqual({ MMK: 51_700 })
    const history = await at.get(ann, '/gw/me/transactions?type=FTTH_PAYMENT')
    expect(history.result).toMatchObject([
      { type: 'FTTH_PAYMENT', deltas: [{ unit: 'MMK', value: -48_300 }] },
    ])
  })

  it('takes nothing by a code that comes after its try was closed', async () => {
    const ann = await site.person(100_000)
    const contractNo = await at.contract(1, { line: ann.number })
    const order = at.as<Order>(await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: 48_300 }))
    const { paymentId } = await pay.begun(ann, order.orderId, 'BALANCE')
    await sql`update payment set closed_at = platform.now() where id = ${paymentId}`.execute(site.db)
    const confirmed = await at.post(ann, '/fbb/confirmPayment', { paymentId, otp: at.lastCode(ann.number) })
    expect(confirmed).toMatchObject({ code: 'CONFLICT' })
    expect(await site.balance(ann.number)).toEqual({ MMK: 100_000 })
  })

  it('too little is said, and nothing is taken', async () => {
    const ann = await site.person(1_000)
    const contractNo = await at.contract(1, { line: ann.number })
    const order = at.as<Order>(await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: 48_300 }))
    const begun = await pay.begun(ann, order.orderId, 'BALANCE')
    expect(begun.status).toBe('FAILED')
    expect(await site.balance(ann.number)).toEqual({ MMK: 1_000 })
  })

  it('goes back to the balance when the book says no', async () => {
    const ann = await site.person(100_000)
    const contractNo = await at.contract(1, { line: ann.number })
    const order = at.as<Order>(
      await at.order(ann, { type: 'FTTH_PREPAY', contractNo, months: 1, expectedTotal: 48_300 }),
    )
    await site.book.change({ reference: site.newKey(), contractNo, to: { status: 'TERMINATED' } })
    const begun = await pay.begun(ann, order.orderId, 'BALANCE')
    await at.post(ann, '/fbb/confirmPayment', { paymentId: begun.paymentId, otp: at.lastCode(ann.number) })
    for (let round = 0; round < 5; round += 1) {
      site.clock.forward(11 * 60_000)
      site.logged.length = 0
      await pay.settle()
    }
    expect((await pay.inquire(ann, order.orderId)).order).toMatchObject({
      status: 'REFUNDED',
      refund: 'DONE',
    })
    expect(await site.balance(ann.number)).toEqual({ MMK: 100_000 })
  })
})
