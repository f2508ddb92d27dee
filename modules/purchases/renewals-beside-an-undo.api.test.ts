import { beforeAll, describe, expect, it } from 'vitest'
import { aheadMs } from '#modules/purchases/renewal-due.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe('a package that is being undone while its renewal is due', () => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp()
  })
  const shop = shopOf(() => site)
  const main = async ({ number }: Person) => (await site.balance(number))['MMK']

  /** Bought ten minutes before midnight for the rest of the day: it can be undone still, and its renewal is due already. */
  async function boughtLate() {
    let number = (await site.person(20_000)).number
    while (aheadMs(number) < 12 * MINUTE_MS) number = (await site.person(20_000)).number
    const day = new Date(site.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
    site.clock.set(new Date(`${day}T23:50:00+06:30`).toISOString())
    const ann = await shop.signInAgain(number)
    if (!ann) throw new Error('no code was sent')
    const bought = shop.subscriptionOf(await shop.buy(ann, 'TODAY', { autoRenew: true }))
    site.clock.forward(MINUTE_MS)
    return { ...ann, id: bought.subscriptionId, end: new Date(bought.expiresAt) }
  }

  it.each([0, 12])('is not renewed %i minutes later, and not after it was undone', async (minutes) => {
    const ann = await boughtLate()
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await shop.end(ann, ann.id)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    site.clock.forward(minutes * MINUTE_MS)
    await site.renew()
    expect(await main(ann)).toBe(20_000)
    site.clock.forward(MINUTE_MS)
    await site.reconcile()
    await site.renew()
    expect(await main(ann)).toBe(20_000)
  })

  it('is renewed once when the undo comes to nothing', async () => {
    const ann = await boughtLate()
    site.goWrong('SILENT_BEFORE_EFFECT')
    expect(await shop.end(ann, ann.id)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    await site.renew()
    expect(await main(ann)).toBe(19_000)
    for (let round = 0; round < 4; round += 1) {
      site.clock.forward(70_000)
      await site.reconcile()
      await site.renew()
    }
    expect(await main(ann)).toBe(18_000)
  })
})
