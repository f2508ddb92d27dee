import { beforeAll, describe, expect, it } from 'vitest'
import { aheadMs } from '#modules/purchases/renewal-due.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const MINUTE_MS = 60_000

describe.each(WAYS)('a period that was stopped in time and is not given back yet, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)
  const main = async ({ number }: Person) => (await site.balance(number))['MMK']

  /** Charged ahead, and stopped while a purchase that would replace it waits for its code. */
  async function owed() {
    let ann = await site.person(20_000)
    while (aheadMs(ann.number) < 8 * MINUTE_MS) ann = await site.person(20_000)
    const bought = shop.subscriptionOf(await shop.buy(ann, 'INSTEAD', { autoRenew: true }))
    site.clock.set(new Date(Date.parse(bought.expiresAt) - aheadMs(ann.number)).toISOString())
    await site.renew()
    await shop.letCodesBeSentAgain()
    const asked = await site.inject('POST', '/gw/vas-package/INSTEAD/request-register', {
      token: ann.token,
      key: site.newKey(),
      payload: { autoRenew: false, expectedPrice: 1_000, acceptOverlap: true },
    })
    const otp = shop.code()
    expect(await shop.renewal(ann, bought.subscriptionId, false)).toMatchObject({ code: 'SUCCESS' })
    // Paid twice, and the price of the one that waits is set aside.
    expect(await main(ann)).toBe(17_000)
    return { ...ann, waiting: { transferId: shop.transferOf(asked), otp } }
  }

  it.each(['by the purchase that waited', 'by another'])(
    'is not replaced %s: it comes back first',
    async (by) => {
      const ann = await owed()
      const { token, waiting } = ann
      const refusal =
        by === 'by another'
          ? await shop.buy(ann, 'INSTEAD', { acceptOverlap: true })
          : await site.inject('POST', '/gw/vas-package/INSTEAD/confirm-register', { token, payload: waiting })
      expect(refusal).toMatchObject({ code: 'PACKAGE_BUSY' })
      site.clock.forward(2 * MINUTE_MS)
      await site.renew()
      expect(await main(ann)).toBe(19_000)
      expect(await shop.buy(ann, 'INSTEAD', { acceptOverlap: true })).toMatchObject({ code: 'SUCCESS' })
      expect(await main(ann)).toBe(18_000)
    },
  )
})
