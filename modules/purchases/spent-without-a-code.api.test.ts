import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)

const HALF = { expectedPrice: 4_999, acceptOverlap: true }
const HOUR_MS = 3_600_000

const withCode = async (who: Person, product: string, expectedPrice: number) => {
  await shop.letCodesBeSentAgain()
  const asked = await site.inject('POST', `/gw/vas-package/${product}/request-register`, {
    token: who.token,
    key: site.newKey(),
    payload: { autoRenew: false, acceptOverlap: true, expectedPrice },
  })
  return site.inject('POST', `/gw/vas-package/${product}/confirm-register`, {
    token: who.token,
    payload: { transferId: shop.transferOf(asked), otp: shop.code() },
  })
}

describe.each(WAYS)('what a copied token can spend, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('six times 4,999: the third asks for a code, and so does every later one', async () => {
    const ann = await site.person(30_000)
    const codes: string[] = []
    for (let at = 0; at < 6; at += 1) codes.push((await shop.buy(ann, 'HALF', HALF)).code)
    expect(codes).toEqual(['SUCCESS', 'SUCCESS', ...Array<string>(4).fill('OTP_REQUIRED')])
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 30_000 - 2 * 4_999 })
  })

  it('six at once: never more than the day allows', async () => {
    const ann = await site.person(30_000)
    await Promise.all(Array.from({ length: 6 }, () => shop.buy(ann, 'HALF', HALF)))
    expect((await site.balance(ann.number))['MMK']).toBeGreaterThanOrEqual(20_000)
  })

  it('with its code it is bought, and takes nothing of what goes without', async () => {
    const ann = await site.person(30_000)
    expect(await withCode(ann, 'HALF', 4_999)).toMatchObject({ code: 'SUCCESS' })
    await shop.buy(ann, 'HALF', HALF)
    expect(await shop.buy(ann, 'HALF', HALF)).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.buy(ann, 'HALF', HALF)).toMatchObject({ code: 'OTP_REQUIRED' })
    expect(await withCode(ann, 'HALF', 4_999)).toMatchObject({ code: 'SUCCESS' })
  })

  it('an undone purchase is given back to the day', async () => {
    const ann = await site.person(30_000)
    await shop.buy(ann, 'HALF', HALF)
    const second = shop.subscriptionOf(await shop.buy(ann, 'HALF', HALF))
    expect(await shop.end(ann, second.subscriptionId)).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.buy(ann, 'HALF', HALF)).toMatchObject({ code: 'SUCCESS' })
  })

  it('any 24 hours, not a day of the calendar', async () => {
    const ann = await site.person(30_000)
    await shop.buy(ann, 'HALF', HALF)
    await shop.buy(ann, 'HALF', HALF)
    site.clock.forward(24 * HOUR_MS - 60_000)
    expect(await shop.buy(ann, 'HALF', HALF)).toMatchObject({ code: 'OTP_REQUIRED' })
    site.clock.forward(60_001)
    expect(await shop.buy(ann, 'HALF', HALF)).toMatchObject({ code: 'SUCCESS' })
  })
})
