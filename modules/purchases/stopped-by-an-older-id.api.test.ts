import { beforeAll, describe, expect, it } from 'vitest'
import { aheadMs } from '#modules/purchases/renewal-due.ts'
import { DUE_RENEWALS } from '#modules/purchases/index.ts'
import { takeDue } from '#platform/jobs/due-rows.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 86_400_000

let site: ValueApp
const shop = shopOf(() => site)
const main = async ({ number }: Person) => (await site.balance(number))['MMK']

type Due = Person & { readonly id: string; readonly end: Date }

const lastOf = ({ number }: Person) =>
  site.db
    .selectFrom('subscription')
    .select(['id', 'status', 'auto_renew'])
    .where('line', '=', number)
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow()

/** The moment at which the period so many weeks after the first is due to be renewed. */
const goToRenewal = ({ number, end }: Due, weeks: number) =>
  site.clock.set(new Date(end.getTime() + weeks * WEEK_MS - aheadMs(number)).toISOString())

/** A week that renews and was renewed so often; the clock stands where the last period is due. */
async function renewed(times: number): Promise<Due> {
  let who = await site.person(20_000)
  while (aheadMs(who.number) < 8 * MINUTE_MS) who = await site.person(20_000)
  const bought = shop.subscriptionOf(await shop.buy(who, 'WEEK', { autoRenew: true }))
  const ann = { ...who, id: bought.subscriptionId, end: new Date(bought.expiresAt) }
  for (let week = 0; week < times; week += 1) {
    goToRenewal(ann, week)
    await site.renew()
  }
  goToRenewal(ann, times)
  return ann
}

describe.each(WAYS)('stopped by the id of a period that was renewed since, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('twice: the period that runs is the last', async () => {
    const ann = await renewed(2)
    expect(await main(ann)).toBe(17_000)
    const last = await lastOf(ann)
    expect(await shop.renewal(ann, ann.id, false)).toMatchObject({
      code: 'SUCCESS',
      result: { alreadyRenewing: last.id, subscription: { subscriptionId: last.id, autoRenew: false } },
    })
    await site.renew()
    expect(await main(ann)).toBe(17_000)
  })

  it('twice, the second time ahead: what has not begun comes back', async () => {
    const ann = await renewed(1)
    const running = await lastOf(ann)
    await site.renew()
    expect(await main(ann)).toBe(17_000)
    expect(await shop.renewal(ann, ann.id, false)).toMatchObject({
      code: 'SUCCESS',
      result: { alreadyRenewing: null, subscription: { subscriptionId: running.id, autoRenew: false } },
    })
    expect(await main(ann)).toBe(18_000)
  })

  it('or of one that was given back: the period before it, which renews again, is stopped', async () => {
    const ann = await renewed(0)
    await site.renew()
    const { id } = await lastOf(ann)
    await shop.renewal(ann, id, false)
    expect(await shop.renewal(ann, ann.id, true)).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.renewal(ann, id, false)).toMatchObject({
      code: 'SUCCESS',
      result: { alreadyRenewing: null, subscription: { subscriptionId: ann.id, autoRenew: false } },
    })
    await site.renew()
    expect(await main(ann)).toBe(19_000)
  })

  it('after a worker had taken the last one: it runs to its end and can be ended', async () => {
    const ann = await renewed(1)
    await takeDue(site.db, DUE_RENEWALS.rows, site.clock.now(), 5)
    expect(await lastOf(ann)).toMatchObject({ status: 'RENEWING' })
    expect(await shop.renewal(ann, ann.id, false)).toMatchObject({ code: 'SUCCESS' })
    const last = await lastOf(ann)
    expect(last).toMatchObject({ status: 'ACTIVE', auto_renew: false })
    await site.renew()
    expect(await main(ann)).toBe(18_000)
    expect(await shop.end(ann, last.id, 'CANCEL_NOW')).toMatchObject({ code: 'SUCCESS' })
  })
})

describe('stopped by the id of a period that was renewed since, with a core that is silent', () => {
  beforeAll(async () => {
    site = await valueApp()
  })

  it('while the next one is being charged: it comes back when the charge is known', async () => {
    const ann = await renewed(1)
    site.goWrong('SILENT_AFTER_EFFECT')
    await site.renew()
    expect(await shop.renewal(ann, ann.id, false)).toMatchObject({ code: 'SUCCESS' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await main(ann)).toBe(17_000)
    await site.renew()
    expect(await main(ann)).toBe(18_000)
  })
})
