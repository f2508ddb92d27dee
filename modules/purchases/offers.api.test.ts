import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { countStatements } from '#apps/api/test-statement-count.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)

const DAY_MS = 86_400_000
const WEEK = 'WEEK-OFFERED'
const ONCE = { expectedPrice: 700, expectedOffer: 'ONCE', acceptOverlap: true }
const FIRST = { expectedPrice: 500, expectedOffer: 'FIRST', acceptOverlap: true }
const MORE = { expectedPrice: 1_000, expectedOffer: 'MORE', acceptOverlap: true }
const NORMAL = { expectedPrice: 1_000, acceptOverlap: true }

const kyatOf = async ({ number }: Person) => (await site.balance(number))['MMK'] ?? 0
const taken = async (code: string) =>
  (
    await site.db
      .selectFrom('package_offer_piece')
      .select('piece')
      .where('code', '=', code)
      .where('move_id', 'is not', null)
      .execute()
  ).length

/** One after the other: each takes the last code of the inbox. */
async function peopleWith(count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) people.push(await site.person(5_000))
  return people
}

/** Sets the price aside and sends a code. */
async function buyWithCode(who: Person, product: string, payload: object) {
  const asked = await site.inject('POST', `/gw/vas-package/${product}/request-register`, {
    token: who.token,
    key: site.newKey(),
    payload: { autoRenew: false, ...payload },
  })
  return { asked, transferId: (asked.result as { transferId?: string } | null)?.transferId ?? '' }
}
const confirm = (who: Person, product: string, transferId: string, otp = shop.code()) =>
  site.inject('POST', `/gw/vas-package/${product}/confirm-register`, {
    token: who.token,
    payload: { transferId, otp },
  })

describe.each(WAYS)('offers, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  beforeEach(() => shop.letCodesBeSentAgain())

  it('S-259 the offered price is taken and the answer says what it was before', async () => {
    const ann = await site.person(5_000)
    const bought = await shop.buy(ann, WEEK, ONCE)
    expect(bought).toMatchObject({
      code: 'SUCCESS',
      result: {
        subscription: { price: 700, renewPrice: 1_000 },
        offer: { code: 'ONCE', priceBefore: 1_000, bonus: [] },
      },
    })
    expect(await kyatOf(ann)).toBe(4_300)
  })

  it('a bonus comes with the package, ends with it and cannot be shared', async () => {
    const ann = await site.person(5_000)
    const bought = await shop.buy(ann, 'MORE-OFFERED', MORE)
    expect(bought).toMatchObject({ code: 'SUCCESS', result: { offer: { code: 'MORE', priceBefore: null } } })
    const { expiresAt } = shop.subscriptionOf(bought)
    const line = await site.core.line(ann.number)
    const data = line?.buckets.filter(({ unit }) => unit === 'MB') ?? []
    expect(data.toSorted((a, b) => a.balance - b.balance)).toMatchObject([
      { balance: 512, shareable: false },
      { balance: 1_024, shareable: true },
    ])
    expect(data.map(({ validTo }) => validTo && new Date(validTo).toISOString())).toEqual([
      expiresAt,
      expiresAt,
    ])
  })

  describe('a thief gets no offer', () => {
    it('for another product', async () => {
      const ann = await site.person(5_000)
      expect(await shop.buy(ann, 'BESIDE', ONCE)).toMatchObject({ code: 'OFFER_OVER', facts: { n: 1_000 } })
      expect(await shop.buy(ann, 'BESIDE', { expectedPrice: 700 })).toMatchObject({
        code: 'PRICE_CHANGED',
        facts: { n: 1_000 },
      })
      expect(await shop.buy(ann, 'MORE-OFFERED', ONCE)).toMatchObject({ code: 'OFFER_OVER' })
      expect(await kyatOf(ann)).toBe(5_000)
    })

    it('for a second time', async () => {
      const ann = await site.person(5_000)
      expect((await shop.buy(ann, WEEK, ONCE)).code).toBe('SUCCESS')
      const again = await shop.buy(ann, WEEK, ONCE)
      expect(again).toMatchObject({ code: 'OFFER_OVER', facts: { n: 1_000, why: 'USED' } })
      expect(await shop.buy(ann, WEEK, { expectedPrice: 700, acceptOverlap: true })).toMatchObject({
        code: 'PRICE_CHANGED',
        facts: { n: 1_000 },
      })
      expect(await shop.buy(ann, WEEK, NORMAL)).toMatchObject({
        code: 'SUCCESS',
        result: { offer: null, subscription: { price: 1_000, renewPrice: null } },
      })
      expect(await kyatOf(ann)).toBe(3_300)
    })

    it('from two phones at once', async () => {
      const ann = await site.person(9_000)
      const answers = await Promise.all(Array.from({ length: 8 }, () => shop.buy(ann, WEEK, ONCE)))
      expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
      expect(await kyatOf(ann)).toBe(8_300)
    })

    it('while a first one waits for its code: the second takes its place', async () => {
      const ann = await site.person(9_000)
      const { asked, transferId } = await buyWithCode(ann, WEEK, ONCE)
      expect(asked.code).toBe('SUCCESS')
      const otp = shop.code()
      expect(await shop.buy(ann, WEEK, ONCE)).toMatchObject({ code: 'SUCCESS' })
      expect((await confirm(ann, WEEK, transferId, otp)).code).toBe('OTP_EXPIRED')
      expect(await kyatOf(ann)).toBe(8_300)
    })

    it('by a gift, whose price is the normal one', async () => {
      const ann = await site.person(9_000)
      const bob = await site.stranger()
      const cheap = await site.inject('POST', `/gw/v2/vas-package/${WEEK}/request-gift`, {
        token: ann.token,
        key: site.newKey(),
        payload: { receiver: bob, expectedPrice: 700 },
      })
      expect(cheap).toMatchObject({ code: 'PRICE_CHANGED', facts: { n: 1_000 } })
      const asked = await shop.requestGift(ann, bob, 'MORE-OFFERED')
      expect((await shop.giveGift(ann, shop.transferOf(asked), shop.code(), 'MORE-OFFERED')).code).toBe(
        'SUCCESS',
      )
      expect(await site.balance(bob)).toMatchObject({ MB: 1_024 })
      // What was given to somebody else leaves the giver's own chance as it was.
      expect((await shop.buy(ann, WEEK, ONCE)).code).toBe('SUCCESS')
    })
  })

  it('undo gives the "once" back, and only undo: ending a package does not', async () => {
    const ann = await site.person(5_000)
    const { subscriptionId: first } = shop.subscriptionOf(await shop.buy(ann, WEEK, ONCE))
    expect(await shop.end(ann, first)).toMatchObject({ code: 'SUCCESS', result: { refunded: 700 } })
    const again = await shop.buy(ann, WEEK, ONCE)
    expect(again.code).toBe('SUCCESS')
    const { subscriptionId: second } = shop.subscriptionOf(again)
    expect((await shop.end(ann, second, 'CANCEL_NOW')).code).toBe('SUCCESS')
    expect((await shop.buy(ann, WEEK, ONCE)).code).toBe('OFFER_OVER')
  })

  it('a renewal pays the normal price, which was said with the purchase', async () => {
    const ann = await site.person(5_000)
    const { subscriptionId } = shop.subscriptionOf(await shop.buy(ann, WEEK, { ...ONCE, autoRenew: true }))
    const now = site.clock.now()
    await site.db
      .updateTable('subscription')
      .set({ expires_at: now, next_renew_at: now })
      .where('id', '=', subscriptionId)
      .execute()
    await site.renew()
    expect(await kyatOf(ann)).toBe(3_300)
    const [renewed] = await site.db
      .selectFrom('subscription')
      .select(['price_kyat', 'offer', 'renew_price_kyat'])
      .where('line', '=', ann.number)
      .where('status', '=', 'ACTIVE')
      .execute()
    expect(renewed).toEqual({ price_kyat: 1_000, offer: null, renew_price_kyat: null })
  })

  describe('a bundle that knows nothing of offers', () => {
    it('sends the normal price, is told the lower one, and buys at that', async () => {
      const ann = await site.person(5_000)
      expect(await shop.buy(ann, WEEK, NORMAL)).toMatchObject({ code: 'PRICE_CHANGED', facts: { n: 700 } })
      expect((await shop.buy(ann, WEEK, { expectedPrice: 700 })).code).toBe('SUCCESS')
      expect(await kyatOf(ann)).toBe(4_300)
    })

    it('gets a bonus that it did not ask for', async () => {
      const ann = await site.person(5_000)
      expect(await shop.buy(ann, 'MORE-OFFERED', NORMAL)).toMatchObject({
        code: 'SUCCESS',
        result: { offer: { code: 'MORE' } },
      })
      expect(await site.balance(ann.number)).toMatchObject({ MB: 1_536 })
    })
  })

  it('a limited offer is taken so often and no more; undone, it can be had again', async () => {
    const people = await peopleWith(7)
    const answers = await Promise.all(people.map((who) => shop.buy(who, 'FIRST-OFFERED', FIRST)))
    expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(3)
    expect(await taken('FIRST')).toBe(3)
    const refusals = answers.filter(({ code }) => code !== 'SUCCESS')
    expect(refusals.every(({ code }) => code === 'OFFER_OVER')).toBe(true)
    const at = answers.findIndex(({ code }) => code === 'SUCCESS')
    const [lucky, answer] = [people[at], answers[at]]
    if (!lucky || !answer) throw new Error('nobody got it')
    expect((await shop.end(lucky, shop.subscriptionOf(answer).subscriptionId)).code).toBe('SUCCESS')
    expect(await taken('FIRST')).toBe(2)
    await expect
      .poll(async () => (await shop.buy(lucky, 'FIRST-OFFERED', FIRST)).code, { timeout: 5_000 })
      .toBe('SUCCESS')
    expect(await taken('FIRST')).toBe(3)
  })

  it('a piece that a move held which came to nothing is free again', async () => {
    await site.db.updateTable('package_offer_piece').set({ move_id: null }).execute()
    await site.db.updateTable('package_offer').set({ used_up_at: null }).execute()
    const people = await peopleWith(4)
    const [ann, ...others] = people
    if (!ann) throw new Error('nobody')
    await expect
      .poll(async () => (await buyWithCode(ann, 'FIRST-OFFERED', FIRST)).asked.code, { timeout: 5_000 })
      .toBe('SUCCESS')
    expect(await taken('FIRST')).toBe(1)
    const [waiting] = await site.db
      .selectFrom('value_move')
      .select('id')
      .where('line', '=', ann.number)
      .where('state', '=', 'CODE_SENT')
      .execute()
    expect((await shop.cancel(ann, waiting?.id ?? '')).code).toBe('SUCCESS')
    for (const who of others) expect((await shop.buy(who, 'FIRST-OFFERED', FIRST)).code).toBe('SUCCESS')
    expect(await taken('FIRST')).toBe(3)
  })

  it('after its end nobody gets it, and the normal price is taken', async () => {
    const ann = await site.person(5_000)
    site.clock.forward(DAY_MS + 1)
    expect(await shop.buy(ann, WEEK, ONCE)).toMatchObject({
      code: 'OFFER_OVER',
      facts: { n: 1_000, why: 'OVER' },
    })
    expect(await shop.buy(ann, WEEK, { expectedPrice: 700 })).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await shop.buy(ann, 'MORE-OFFERED', MORE)).toMatchObject({ code: 'OFFER_OVER' })
    expect(await kyatOf(ann)).toBe(5_000)
    expect((await shop.buy(ann, WEEK, NORMAL)).code).toBe('SUCCESS')
  })
})

it('an offer that is for once and limited costs a purchase no statement more', async () => {
  site = await valueApp({}, { way: 'one-trip' })
  const ann = await site.person(5_000)
  const { texts, commits } = await countStatements(async () => {
    expect((await shop.buy(ann, 'FIRST-OFFERED', FIRST)).code).toBe('SUCCESS')
  })
  const [session, ...own] = texts
  expect(session).toMatch(/session_read/)
  expect([own.length, commits]).toEqual([4, 1])
  expect(await taken('FIRST')).toBe(1)
})
