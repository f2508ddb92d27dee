import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)
const DAY_MS = 86_400_000

afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

type Coded = { readonly id: string; readonly otp: string; readonly product: string }

async function askToBuy(who: Person, product: string, more: object = {}): Promise<Coded> {
  await shop.letCodesBeSentAgain()
  const asked = await site.inject('POST', `/gw/vas-package/${product}/request-register`, {
    token: who.token,
    key: site.newKey(),
    payload: { autoRenew: false, expectedPrice: 1_000, acceptOverlap: true, ...more },
  })
  return { id: shop.transferOf(asked), otp: shop.code(), product }
}

const confirm = (who: Person, { id, otp, product }: Coded) =>
  site.inject('POST', `/gw/vas-package/${product}/confirm-register`, {
    token: who.token,
    payload: { transferId: id, otp },
  })

async function askToGive(who: Person, receiver: string, product = 'WEEK'): Promise<Coded> {
  await shop.letCodesBeSentAgain()
  const asked = await shop.requestGift(who, receiver, product)
  return { id: shop.transferOf(asked), otp: shop.code(), product }
}

const give = (who: Person, { id, otp, product }: Coded) => shop.giveGift(who, id, otp, product)

/** The ends of what runs, as we say them and as the core has them; both are the same. */
async function endsOf(line: string, product = 'WEEK'): Promise<number[]> {
  const rows = await site.db
    .selectFrom('subscription')
    .select('expires_at')
    .where('line', '=', line)
    .where('product', '=', product)
    .where('status', '=', 'ACTIVE')
    .orderBy('expires_at')
    .execute()
  const ours = rows.map(({ expires_at: end }) => end.getTime())
  const buckets = (await site.core.line(line))?.buckets ?? []
  const cores = buckets
    .filter((bucket) => bucket.product === product && bucket.unit === 'MB' && bucket.balance > 0)
    .map(({ validTo }) => Date.parse(validTo ?? ''))
  expect(cores.toSorted((a, b) => a - b)).toEqual(ours)
  return ours
}

const main = async (number: string) => (await site.balance(number))['MMK']

/** One behind the other, a week each. */
const areChained = (ends: readonly number[]) => {
  for (const [at, end] of ends.entries()) if (at > 0) expect(end - (ends[at - 1] ?? 0)).toBe(7 * DAY_MS)
}

describe.each(WAYS)('while a code is on its way, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  describe('the same is bought without one', () => {
    const MUSIC = { expectedPrice: 99, acceptOverlap: false }

    it('what waited is given up: its code buys nothing, and one is charged', async () => {
      const ann = await site.person(5_000)
      const asked = await askToBuy(ann, 'MUSIC', { ...MUSIC, autoRenew: true })
      expect(await shop.buy(ann, 'MUSIC', MUSIC)).toMatchObject({ code: 'SUCCESS' })
      expect(await shop.move(ann, asked.id)).toMatchObject({ result: { state: 'CANCELLED' } })
      expect(await confirm(ann, asked)).toMatchObject({ code: 'OTP_EXPIRED' })
      expect(await site.balance(ann.number)).toEqual({ MMK: 4_901 })
    })

    it('what it set aside is free for that purchase', async () => {
      const ann = await site.person(1_000)
      await askToBuy(ann, 'WEEK')
      expect(await main(ann.number)).toBe(0)
      expect(await shop.buy(ann, 'WEEK')).toMatchObject({ code: 'SUCCESS' })
      expect(await main(ann.number)).toBe(0)
    })

    it('at the very moment its code is typed: one of the two', async () => {
      for (let round = 0; round < 8; round += 1) {
        const ann = await site.person(5_000)
        const asked = await askToBuy(ann, 'MUSIC', { ...MUSIC, autoRenew: true })
        const codes = (await Promise.all([confirm(ann, asked), shop.buy(ann, 'MUSIC', MUSIC)])).map(
          ({ code }) => code,
        )
        expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
        expect(await site.balance(ann.number)).toEqual({ MMK: 4_901 })
      }
    })

    it('something else may be bought meanwhile', async () => {
      const ann = await site.person(5_000)
      const asked = await askToBuy(ann, 'WEEK')
      expect(await shop.buy(ann, 'BESIDE')).toMatchObject({ code: 'SUCCESS' })
      expect(await confirm(ann, asked)).toMatchObject({ code: 'SUCCESS' })
      expect(await main(ann.number)).toBe(3_000)
    })

    it('a request that is sent again ends nothing', async () => {
      const ann = await site.person(5_000)
      const key = site.newKey()
      await shop.buy(ann, 'MUSIC', MUSIC, key)
      const asked = await askToBuy(ann, 'MUSIC', { ...MUSIC, acceptOverlap: true })
      expect(await shop.buy(ann, 'MUSIC', MUSIC, key)).toMatchObject({ code: 'SUCCESS' })
      expect(await confirm(ann, asked)).toMatchObject({ code: 'SUCCESS' })
    })
  })

  describe('what its line has changes', () => {
    it('two friends give the same to one line: two weeks are held, and the second is told so', async () => {
      const [ann, eve] = [await site.person(5_000), await site.person(5_000)]
      const bob = await site.stranger()
      const [first, second] = [await askToGive(ann, bob), await askToGive(eve, bob)]
      expect(await give(ann, first)).toMatchObject({ code: 'SUCCESS' })
      const given = await give(eve, second)
      expect(given).toMatchObject({ code: 'SUCCESS' })
      const ends = await endsOf(bob)
      expect(ends).toHaveLength(2)
      areChained(ends)
      const { transfer } = given.result as unknown as { transfer: { recipientValidTo: string } }
      expect(Date.parse(transfer.recipientValidTo)).toBe(ends[1])
      const told = site.inbox.filter(({ to, template }) => to === bob && template === 'giftReceived')
      expect(new Set(told.map(({ slots }) => slots['date'])).size).toBe(2)
    })

    it('a gift stands behind what its receiver bought meanwhile, and the other way round', async () => {
      const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
      const gift = await askToGive(ann, bob.number)
      await shop.buy(bob, 'WEEK')
      expect(await give(ann, gift)).toMatchObject({ code: 'SUCCESS' })
      const own = await askToBuy(bob, 'WEEK')
      await give(ann, await askToGive(ann, bob.number))
      expect(await confirm(bob, own)).toMatchObject({ code: 'SUCCESS' })
      const ends = await endsOf(bob.number)
      expect(ends).toHaveLength(4)
      areChained(ends)
    })

    it('no more of them run side by side than may: the last is refused, and its price given back', async () => {
      const bob = await site.stranger()
      const [ann, eve, last] = [await site.person(5_000), await site.person(5_000), await site.person(5_000)]
      const first = await askToGive(ann, bob, 'BESIDE')
      const second = await askToGive(eve, bob, 'BESIDE')
      const lastAsked = await askToGive(last, bob, 'BESIDE')
      expect(await give(ann, first)).toMatchObject({ code: 'SUCCESS' })
      expect(await give(eve, second)).toMatchObject({ code: 'SUCCESS' })
      expect(await give(last, lastAsked)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
      expect(await give(last, lastAsked)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
      expect(await shop.move(last, lastAsked.id)).toMatchObject({ result: { state: 'FAILED' } })
      expect(await main(last.number)).toBe(5_000)
      expect(await shop.account(last)).toMatchObject({ result: { setAside: [] } })
    })

    it('an own purchase that may not run beside it any more is refused in words, and costs nothing', async () => {
      const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
      await shop.buy(bob, 'BESIDE')
      const own = await askToBuy(bob, 'BESIDE')
      await give(ann, await askToGive(ann, bob.number, 'BESIDE'))
      const refusal = await confirm(bob, own)
      expect(refusal).toMatchObject({ status: 409, code: 'PACKAGE_BLOCKED_BY_ACTIVE' })
      expect(refusal.facts?.['date']).toBeTruthy()
      expect(await main(bob.number)).toBe(4_000)
    })

    it('what would now end something its buyer was not told of is refused', async () => {
      const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
      const own = await askToBuy(bob, 'INSTEAD')
      await give(ann, await askToGive(ann, bob.number, 'INSTEAD'))
      expect(await confirm(bob, own)).toMatchObject({ code: 'PACKAGE_OVERLAP' })
      expect(await main(bob.number)).toBe(5_000)
      expect(await endsOf(bob.number, 'INSTEAD')).toHaveLength(1)
    })

    it('at the very same time: each has its own week', async () => {
      for (let round = 0; round < 8; round += 1) {
        const [ann, eve, bob] = [await site.person(5_000), await site.person(5_000), await site.person(5_000)]
        const [first, second] = [await askToGive(ann, bob.number), await askToGive(eve, bob.number)]
        const given = await Promise.all([give(ann, first), give(eve, second), shop.buy(bob, 'WEEK')])
        const ends = await endsOf(bob.number)
        expect(ends).toHaveLength(given.filter(({ code }) => code === 'SUCCESS').length)
        areChained(ends)
      }
    })
  })
})

describe('while the core is silent', () => {
  beforeAll(async () => {
    site = await valueApp()
  })

  it('nothing is put behind what nobody knows the end of', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
    const gift = await askToGive(ann, bob.number)
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await give(ann, gift)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await shop.buy(bob, 'WEEK', { acceptOverlap: true })).toMatchObject({ code: 'PACKAGE_BUSY' })
    const eve = await site.person(5_000)
    expect(await shop.requestGift(eve, bob.number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await shop.buy(bob, 'WEEK', { acceptOverlap: true })).toMatchObject({ code: 'SUCCESS' })
    areChained(await endsOf(bob.number))
  })

  it('nothing is put beside an end at once that may still come: it would be wiped with the rest', async () => {
    const bob = await site.person(5_000)
    const { subscriptionId } = shop.subscriptionOf(await shop.buy(bob, 'WEEK'))
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await shop.end(bob, subscriptionId, 'CANCEL_NOW')).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await shop.buy(bob, 'WEEK', { acceptOverlap: true })).toMatchObject({ code: 'PACKAGE_BUSY' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await shop.buy(bob, 'WEEK', { acceptOverlap: true })).toMatchObject({ code: 'SUCCESS' })
    expect(await endsOf(bob.number)).toHaveLength(1)
  })

  it('nothing is ended at once while more of it may still come', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
    const { subscriptionId } = shop.subscriptionOf(await shop.buy(bob, 'WEEK'))
    const gift = await askToGive(ann, bob.number)
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await give(ann, gift)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await shop.end(bob, subscriptionId, 'CANCEL_NOW')).toMatchObject({ code: 'PACKAGE_BUSY' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await endsOf(bob.number)).toHaveLength(2)
    expect(await shop.end(bob, subscriptionId, 'CANCEL_NOW')).toMatchObject({ code: 'SUCCESS' })
    expect(await endsOf(bob.number)).toHaveLength(0)
  })
})
