import { beforeAll, describe, expect, it } from 'vitest'
import { aheadMs } from '#modules/purchases/renewal-due.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const MINUTE_MS = 60_000

let site: ValueApp
const shop = shopOf(() => site)
const main = async (number: string) => (await site.balance(number))['MMK']

const statesOf = async ({ number }: Person) =>
  (
    await site.db
      .selectFrom('subscription')
      .select('status')
      .where('line', '=', number)
      .orderBy('expires_at')
      .execute()
  ).map(({ status }) => status)

/** A week that was renewed some minutes before its end: 5,000 kyat before, 3,000 now. */
async function renewedAhead() {
  let who = await site.person(5_000)
  while (aheadMs(who.number) < 8 * MINUTE_MS) who = await site.person(5_000)
  const bought = shop.subscriptionOf(await shop.buy(who, 'WEEK', { autoRenew: true }))
  const end = new Date(bought.expiresAt)
  site.clock.set(new Date(end.getTime() - aheadMs(who.number)).toISOString())
  await site.renew()
  const ahead = await site.db
    .selectFrom('subscription')
    .select('id')
    .where('line', '=', who.number)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  return { ...who, end, id: bought.subscriptionId, aheadId: ahead.id }
}

/** Somebody's gift of the same package, which waits for its code. */
async function waitingGift(receiver: string) {
  const friend = await site.person(1_000)
  await shop.letCodesBeSentAgain()
  const moveId = shop.transferOf(await shop.requestGift(friend, receiver))
  return { giveUp: () => shop.cancel(friend, moveId) }
}

describe.each(WAYS)('ending at once what was charged ahead, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('while it cannot be given back yet: nothing is ended, that is said, and its price comes back', async () => {
    const ann = await renewedAhead()
    const gift = await waitingGift(ann.number)
    expect(await shop.end(ann, ann.aheadId, 'CANCEL_NOW')).toMatchObject({ code: 'PACKAGE_BUSY' })
    expect(await statesOf(ann)).toEqual(['EXPIRED', 'ACTIVE'])
    expect(await main(ann.number)).toBe(3_000)
    await gift.giveUp()
    site.clock.forward(2 * MINUTE_MS)
    await site.renew()
    expect(await main(ann.number)).toBe(4_000)
    expect(await shop.end(ann, ann.aheadId, 'CANCEL_NOW')).toMatchObject({
      code: 'SUCCESS',
      result: { subscription: { subscriptionId: ann.id, status: 'CANCELLED' } },
    })
    expect(await statesOf(ann)).toEqual(['CANCELLED', 'REVERSED'])
  })

  it('asked for again when nothing is in the way any more, it is given back by the way', async () => {
    const ann = await renewedAhead()
    const gift = await waitingGift(ann.number)
    expect(await shop.end(ann, ann.id, 'CANCEL_NOW')).toMatchObject({ code: 'PACKAGE_BUSY' })
    await gift.giveUp()
    expect((await shop.end(ann, ann.id, 'CANCEL_NOW')).code).toMatch(/SUCCESS|PACKAGE_BUSY/)
    site.clock.forward(2 * MINUTE_MS)
    await site.renew()
    await shop.end(ann, ann.id, 'CANCEL_NOW')
    expect(await main(ann.number)).toBe(4_000)
    expect(await statesOf(ann)).toEqual(['CANCELLED', 'REVERSED'])
  })

  it.each(['CANCEL_NOW', 'STOP_RENEW'])(
    '%s when it has begun: what was to come back still does',
    async (mode) => {
      const ann = await renewedAhead()
      site.clock.set(new Date(ann.end.getTime() - MINUTE_MS).toISOString())
      const gift = await waitingGift(ann.number)
      await shop.renewal(ann, ann.aheadId, false)
      site.clock.forward(MINUTE_MS)
      await shop.end(ann, ann.aheadId, mode)
      expect(await main(ann.number)).toBe(3_000)
      await gift.giveUp()
      site.clock.forward(3 * MINUTE_MS)
      await site.renew()
      expect(await main(ann.number)).toBe(4_000)
    },
  )

  it('some of which was used: all of it ends, and nothing comes back', async () => {
    const ann = await renewedAhead()
    await site.keeping.useUp(site.newKey(), ann.number, 'MB', 1_500)
    expect(await shop.end(ann, ann.aheadId, 'CANCEL_NOW')).toMatchObject({ code: 'SUCCESS' })
    expect(await main(ann.number)).toBe(3_000)
    expect(await statesOf(ann)).toEqual(['EXPIRED', 'CANCELLED'])
  })

  it.each(['the old period', 'the new one'])(
    'sent again after its answer was lost, by the name of %s: the same answer',
    async (name) => {
      const ann = await renewedAhead()
      const [id, key] = [name === 'the new one' ? ann.aheadId : ann.id, site.newKey()]
      const first = await shop.end(ann, id, 'CANCEL_NOW', key)
      expect(first).toMatchObject({ code: 'SUCCESS', result: { subscription: { subscriptionId: ann.id } } })
      const again = await shop.end(ann, id, 'CANCEL_NOW', key)
      expect(again).toMatchObject({ code: 'SUCCESS', result: first.result })
      expect(await main(ann.number)).toBe(4_000)
    },
  )
})

describe('ending at once what was charged ahead, with a core that is silent', () => {
  beforeAll(async () => {
    site = await valueApp()
  })

  it.each(['SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT'] as const)(
    '%s about giving it back: nothing is ended before that is known',
    async (fault) => {
      const ann = await renewedAhead()
      site.goWrong(fault)
      expect(await shop.end(ann, ann.aheadId, 'CANCEL_NOW')).toMatchObject({ code: 'PACKAGE_BUSY' })
      expect(await statesOf(ann)).toEqual(['EXPIRED', 'ACTIVE'])
      for (let round = 0; round < 4; round += 1) {
        site.clock.forward(70_000)
        await site.reconcile()
        await site.renew()
      }
      expect(await main(ann.number)).toBe(4_000)
      expect(await shop.end(ann, ann.aheadId, 'CANCEL_NOW')).toMatchObject({ code: 'SUCCESS' })
      expect(await statesOf(ann)).toEqual(['CANCELLED', 'REVERSED'])
    },
  )
})
