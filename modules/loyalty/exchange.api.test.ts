import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { changes, collector, DAY_MS } from '#apps/api/test-collector.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const redeem = (site: ValueApp, who: Person, wish: object, key = site.newKey()) =>
  site.inject('POST', '/loyalty-exchange/redeem', { token: who.token, key, payload: wish })
const request = (site: ValueApp, who: Person, wish: object, key = site.newKey()) =>
  site.inject('POST', '/loyalty-exchange/redeem/request', { token: who.token, key, payload: wish })

const DATA = { offerId: 'DATA-100', expectedPoints: 100 }
const MUCH = { offerId: 'DATA-700', expectedPoints: 500 }

describe.each(WAYS)('points are exchanged, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)

  it.each([
    ['S-319 data', DATA, { MB: 100 }],
    ['S-322 voice', { offerId: 'VOICE-25', expectedPoints: 100 }, { MIN: 25 }],
    ['S-321 sms', { offerId: 'SMS-100', expectedPoints: 50 }, { SMS: 100 }],
    ['S-320 super', { offerId: 'SUPER-7', expectedPoints: 300 }, { MB: 200, MIN: 30, SMS: 50 }],
  ])('S-312 %s: once for one key, first what ends first', async (_, wish, given) => {
    const ann = await collector(site, [400, 60], [20, 5])
    const key = site.newKey()
    const first = await redeem(site, ann, wish, key)
    const left = 420 - wish.expectedPoints
    expect(first).toMatchObject({ code: 'SUCCESS', result: { spendableAfter: left, to: null } })
    expect((await redeem(site, ann, wish, key)).result).toEqual(first.result)
    expect(await site.balance(ann.number)).toEqual({ MMK: 5_000, ...given, POINT: left })
    const { result } = await changes(site, ann)
    expect(result.map(({ kind, points, balanceAfter }) => [kind, points, balanceAfter])).toEqual([
      ['REDEEM', -wish.expectedPoints, left],
      ['EARN', 20, 420],
      ['EARN', 400, 400],
    ])
    const lots = (await site.books.line(ann.number))?.buckets.filter(({ unit }) => unit === 'POINT') ?? []
    expect(lots.map(({ balance }) => balance)).toEqual([left])
  })

  it('two at once with points for one: one has it, the other is told what is missing', async () => {
    const ann = await collector(site, [150, 60])
    const both = await Promise.all([
      redeem(site, ann, DATA),
      redeem(site, ann, { offerId: 'SMS-250', expectedPoints: 100 }),
    ])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['POINTS_INSUFFICIENT', 'SUCCESS'])
    expect(both.find(({ code }) => code !== 'SUCCESS')?.facts).toEqual({ n: 50 })
    expect((await site.balance(ann.number))['POINT']).toBe(50)
  })

  it('a price that was not shown, an offer that is none and a strange wish take nothing', async () => {
    const ann = await collector(site, [400, 60])
    expect(await redeem(site, ann, { ...DATA, expectedPoints: 90 })).toMatchObject({
      code: 'EXCHANGE_CHANGED',
      facts: { n: 100 },
    })
    expect(await redeem(site, ann, { ...DATA, offerId: 'NONE' })).toMatchObject({
      code: 'PACKAGE_NOT_AVAILABLE',
    })
    expect(await redeem(site, ann, { ...DATA, contractNo: 'X' })).toMatchObject({ code: 'VALIDATION' })
    expect(await site.inject('POST', '/loyalty-exchange/redeem', { payload: DATA })).toMatchObject({
      status: 401,
    })
    expect((await site.balance(ann.number))['POINT']).toBe(400)
  })

  it('S-201 S-312 from 500 points on it needs a code, bound to the offer; meanwhile the points are set aside', async () => {
    const ann = await collector(site, [600, 60])
    expect(await redeem(site, ann, MUCH)).toMatchObject({ code: 'OTP_REQUIRED' })
    const asked = await request(site, ann, MUCH)
    expect(asked).toMatchObject({ code: 'SUCCESS', result: { points: 500 } })
    expect((await site.balance(ann.number))['POINT']).toBe(100)
    const transferId = shop.transferOf(asked)
    const otp = shop.code()
    const other = { offerId: 'VOICE-160', expectedPoints: 500 }
    expect(await redeem(site, ann, { ...other, transferId, otp })).toMatchObject({ status: 404 })
    expect(await redeem(site, ann, { ...MUCH, transferId, otp: '000000' })).not.toMatchObject({
      code: 'SUCCESS',
    })
    const thief = await collector(site, [600, 60])
    expect(await redeem(site, thief, { ...MUCH, transferId, otp })).toMatchObject({ status: 404 })
    expect(await redeem(site, ann, { ...MUCH, transferId, otp })).toMatchObject({
      code: 'SUCCESS',
      result: { spendableAfter: 100 },
    })
    expect(await redeem(site, ann, { ...MUCH, transferId, otp })).toMatchObject({ code: 'SUCCESS' })
    expect(await site.balance(ann.number)).toEqual({ MMK: 5_000, MB: 700, POINT: 100 })
  })

  it('who gives it up has the points again', async () => {
    const ann = await collector(site, [600, 60])
    const transferId = shop.transferOf(await request(site, ann, MUCH))
    expect(await shop.cancel(ann, transferId)).toMatchObject({ code: 'SUCCESS' })
    expect((await site.balance(ann.number))['POINT']).toBe(600)
  })

  it('for another number with a code: they get it and a message, the payer’s points go', async () => {
    const ann = await collector(site, [100, 60])
    const bob = await site.person(0)
    const wish = { ...DATA, targetPhone: bob.number }
    expect(await redeem(site, ann, wish)).toMatchObject({ code: 'OTP_REQUIRED' })
    const transferId = shop.transferOf(await request(site, ann, wish))
    const otp = shop.code()
    const done = await redeem(site, ann, { ...wish, transferId, otp })
    expect(done).toMatchObject({ code: 'SUCCESS', result: { spendableAfter: 0 } })
    expect(await site.balance(bob.number)).toEqual({ MMK: 0, MB: 100 })
    expect(site.inbox.at(-1)).toMatchObject({ to: bob.number, template: 'giftReceived' })
    expect((await changes(site, bob)).result).toEqual([])
  })

  it('numbers that cannot receive are answered alike, and not for ever', async () => {
    const ann = await collector(site, [100, 60])
    const closed = await site.person(0)
    await site.inject('POST', '/gw/me/gift-policy', { token: closed.token, payload: { accept: 'NOBODY' } })
    const wish = (targetPhone: string) => request(site, ann, { ...DATA, targetPhone })
    const refusals = [await wish('09650000009'), await wish('09650000010')]
    expect(refusals.map(({ code }) => code)).toEqual(['RECIPIENT_INELIGIBLE', 'RECIPIENT_INELIGIBLE'])
    for (const n of [11, 12, 13]) await wish(`096500000${n}`)
    expect(await wish('09650000014')).toMatchObject({ code: 'RECIPIENTS_LIMIT' })
    expect((await site.balance(ann.number))['POINT']).toBe(100)
  })

  it('as often a month as the offer says, and what failed does not count', async () => {
    const ann = await collector(site, [5_000, 60])
    await sql`update exchange_offer set per_month = 2 where offer_id = 'SMS-100'`.execute(site.db)
    const wish = { offerId: 'SMS-100', expectedPoints: 50 }
    const [a, b] = [await redeem(site, ann, wish), await redeem(site, ann, wish)]
    expect([a.code, b.code]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await redeem(site, ann, wish)).toMatchObject({ code: 'EXCHANGE_LIMIT' })
    await sql`update exchange_offer set per_month = 10 where offer_id = 'SMS-100'`.execute(site.db)
  })

  it('an offer for a higher tier is not for everybody', async () => {
    const ann = await collector(site, [500, 60])
    await sql`update exchange_offer set min_tier = 'GOLD' where offer_id = 'VOICE-70'`.execute(site.db)
    const wish = { offerId: 'VOICE-70', expectedPoints: 250 }
    expect(await redeem(site, ann, wish)).toMatchObject({ code: 'TIER_TOO_LOW', facts: { tier: 'GOLD' } })
  })

  it('S-311 S-318 changes are paged, filtered, and nobody else’s', async () => {
    const ann = await collector(site, [100, 60], [200, 60], [300, 60])
    await redeem(site, ann, DATA)
    const page = await site.inject('GET', '/loyalty-balance/changes?size=2&page=1', { token: ann.token })
    expect(page.page).toMatchObject({ hasMore: false })
    expect((await changes(site, ann, '&kind=REDEEM')).result).toHaveLength(1)
    const bob = await site.person(0)
    expect((await changes(site, bob)).result).toEqual([])
  })

  it('whoever has the number next begins with nothing', async () => {
    const ann = await collector(site, [500, 60])
    await site.inject('GET', '/loyalty-card/inquiry', { token: ann.token })
    await shop.buy(ann, 'WEEK')
    const next = await handsOf(() => site).reassign(ann.number)
    const { rows } = await sql<{
      n: number
    }>`select (select count(*) from points_earn where line = ${ann.number})::int
      + (select count(*) from loyalty_member where line = ${ann.number})::int as n`.execute(site.db)
    expect(rows[0]?.n).toBe(0)
    expect((await site.balance(ann.number))['POINT'] ?? 0).toBe(0)
    expect((await changes(site, next)).result).toEqual([])
    site.clock.forward(2 * DAY_MS)
    await site.workEarned()
    expect((await site.balance(ann.number))['POINT'] ?? 0).toBe(0)
  })
})

describe('a silent core', () => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp()
  })

  it('takes points once, whatever is asked again, and the history adds up', async () => {
    const ann = await collector(site, [150, 60])
    const key = site.newKey()
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await redeem(site, ann, DATA, key)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await redeem(site, ann, DATA)).toMatchObject({ code: 'MOVE_UNDER_WAY' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await redeem(site, ann, DATA, key)).toMatchObject({ code: 'SUCCESS' })
    expect(await site.balance(ann.number)).toMatchObject({ MB: 100, POINT: 50 })
    expect((await changes(site, ann)).result[0]).toMatchObject({ points: -100, balanceAfter: 50 })
  })

  it('that took nothing leaves the points', async () => {
    const ann = await collector(site, [150, 60])
    site.goWrong('SILENT_BEFORE_EFFECT')
    await redeem(site, ann, DATA)
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await site.balance(ann.number)).toEqual({ MMK: 5_000, POINT: 150 })
    expect((await changes(site, ann)).result).toHaveLength(1)
  })
})
