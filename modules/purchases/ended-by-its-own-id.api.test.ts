import { beforeAll, describe, expect, it } from 'vitest'
import { aheadMs } from '#modules/purchases/renewal-due.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe.each(WAYS)('an end at once, while another of the product is charged ahead, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)

  async function aBuyer(): Promise<Person> {
    let who = await site.person(20_000)
    while (aheadMs(who.number) < 8 * MINUTE_MS) who = await site.person(20_000)
    return who
  }

  /** A week that was renewed some minutes before its end. */
  async function renewedAhead(ann: Person): Promise<string> {
    const bought = shop.subscriptionOf(await shop.buy(ann, 'WEEK', { autoRenew: true, acceptOverlap: true }))
    site.clock.set(new Date(Date.parse(bought.expiresAt) - aheadMs(ann.number)).toISOString())
    await site.renew()
    return bought.subscriptionId
  }

  const seenBy = async ({ number }: Person) => ({
    main: (await site.balance(number))['MMK'],
    packages: await site.db
      .selectFrom('subscription')
      .select(['id', 'status', 'auto_renew', 'give_back_move_id'])
      .where('line', '=', number)
      .orderBy('expires_at')
      .execute(),
  })

  it('sent again after the same was bought anew: answered as before, and nothing else is touched', async () => {
    const ann = await aBuyer()
    const key = site.newKey()
    const { subscriptionId } = shop.subscriptionOf(await shop.buy(ann, 'WEEK', { autoRenew: true }))
    const first = await shop.end(ann, subscriptionId, 'CANCEL_NOW', key)
    expect(first).toMatchObject({ code: 'SUCCESS' })
    await renewedAhead(ann)
    const before = await seenBy(ann)
    expect(before.main).toBe(17_000)
    const again = await shop.end(ann, subscriptionId, 'CANCEL_NOW', key)
    expect(again).toMatchObject({ code: 'SUCCESS', result: { refunded: 0 } })
    expect(await seenBy(ann)).toEqual(before)
  })

  it.each([
    ['of one that is over', 'CONFLICT', 0],
    ['under an id of the day before yesterday', 'IDEMPOTENCY_KEY_INVALID', 2 * DAY_MS],
  ])('%s is refused, and the running one goes on as it was', async (_, code, olderMs) => {
    const ann = await aBuyer()
    const over = shop.subscriptionOf(await shop.buy(ann, 'WEEK'))
    site.clock.set(new Date(Date.parse(over.expiresAt) + DAY_MS).toISOString())
    const running = await renewedAhead(ann)
    const before = await seenBy(ann)
    site.clock.forward(-olderMs)
    const key = site.newKey()
    site.clock.forward(olderMs)
    const id = olderMs === 0 ? over.subscriptionId : running
    expect(await shop.end(ann, id, 'CANCEL_NOW', key)).toMatchObject({ code })
    expect(await seenBy(ann)).toEqual(before)
  })

  it('cannot give back what was used, and still ends all of it', async () => {
    const ann = await aBuyer()
    const id = await renewedAhead(ann)
    await site.keeping.useUp(site.newKey(), ann.number, 'MB', 1_500)
    const key = site.newKey()
    for (const _ of ['sent', 'sent again'])
      expect(await shop.end(ann, id, 'CANCEL_NOW', key)).toMatchObject({ code: 'SUCCESS' })
    const { main, packages } = await seenBy(ann)
    expect(main).toBe(18_000)
    expect(packages).toMatchObject([{ status: 'EXPIRED' }, { status: 'CANCELLED', auto_renew: false }])
  })
})
