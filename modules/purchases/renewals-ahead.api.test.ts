import { beforeAll, describe, expect, it } from 'vitest'
import { aheadMs } from '#modules/purchases/renewal-due.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 86_400_000

describe.each(WAYS)('a renewal ahead of its time, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)

  type Row = { id: string; status: string; auto_renew: boolean; started_at: Date; expires_at: Date }
  const rowsOf = ({ number }: Person): Promise<Row[]> =>
    site.db
      .selectFrom('subscription')
      .select(['id', 'status', 'auto_renew', 'started_at', 'expires_at'])
      .where('line', '=', number)
      .orderBy('expires_at')
      .execute()

  /** A line whose renewal comes some minutes before the end; the clock stands at the moment it is due. */
  async function dueAhead(kyat = 5_000) {
    let who = await site.person(kyat)
    while (aheadMs(who.number) < 5 * MINUTE_MS) who = await site.person(kyat)
    const { subscriptionId, expiresAt } = shop.subscriptionOf(
      await shop.buy(who, 'WEEK', { autoRenew: true }),
    )
    const end = new Date(expiresAt)
    site.clock.set(new Date(end.getTime() - aheadMs(who.number)).toISOString())
    return { ...who, id: subscriptionId, end }
  }

  async function renewedAhead(kyat?: number) {
    const ann = await dueAhead(kyat)
    await site.renew()
    const fresh = (await rowsOf(ann)).at(-1)
    return { ...ann, freshId: fresh?.id ?? '' }
  }

  it('is charged then and not before, and its period begins at the old end', async () => {
    const ann = await dueAhead()
    site.clock.forward(-1)
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000, MB: 1_024 })
    site.clock.forward(1)
    await site.renew()
    await site.renew()
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 3_000 })
    const [old, fresh] = await rowsOf(ann)
    expect(old).toMatchObject({ id: ann.id, status: 'EXPIRED', auto_renew: false, expires_at: ann.end })
    expect(fresh).toMatchObject({ status: 'ACTIVE', auto_renew: true, started_at: ann.end })
    expect(fresh?.expires_at.getTime()).toBe(ann.end.getTime() + WEEK_MS)
  })

  it('shows its owner the end, not when a worker comes by', async () => {
    const who = await site.person(5_000)
    const bought = shop.subscriptionOf(await shop.buy(who, 'WEEK', { autoRenew: true }))
    expect(bought).toMatchObject({ nextRenewAt: bought.expiresAt })
  })

  it.each(['the old period', 'the new one'])(
    'stopped before that end by the name of %s: given back',
    async (name) => {
      const ann = await renewedAhead()
      site.clock.set(new Date(ann.end.getTime() - 1).toISOString())
      const stopped = await shop.renewal(ann, name === 'the new one' ? ann.freshId : ann.id, false)
      expect(stopped).toMatchObject({
        code: 'SUCCESS',
        result: { alreadyRenewing: null, subscription: { subscriptionId: ann.id, autoRenew: false } },
      })
      expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000, MB: 1_024 })
      expect(await rowsOf(ann)).toMatchObject([
        { id: ann.id, status: 'ACTIVE', auto_renew: false },
        { id: ann.freshId, status: 'REVERSED', auto_renew: false },
      ])
      expect(site.inbox.at(-1)).toMatchObject({ to: ann.number, template: 'renewalReturned' })
      site.clock.forward(WEEK_MS)
      await site.renew()
      expect((await site.balance(ann.number))['MMK']).toBe(4_000)
    },
  )

  it('stopped at that end: it has begun and stays, and the one after it does not come', async () => {
    const ann = await renewedAhead()
    site.clock.set(ann.end.toISOString())
    const stopped = await shop.renewal(ann, ann.freshId, false)
    expect(stopped).toMatchObject({ code: 'SUCCESS', result: { subscription: { autoRenew: false } } })
    expect((await site.balance(ann.number))['MMK']).toBe(3_000)
    site.clock.forward(WEEK_MS)
    await site.renew()
    expect((await site.balance(ann.number))['MMK']).toBe(3_000)
  })

  it('stopped and switched on again: charged again, once', async () => {
    const ann = await renewedAhead()
    await shop.renewal(ann, ann.freshId, false)
    expect(await shop.renewal(ann, ann.id, true)).toMatchObject({ code: 'SUCCESS' })
    await site.renew()
    await site.renew()
    expect((await site.balance(ann.number))['MMK']).toBe(3_000)
    expect((await rowsOf(ann)).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1)
  })

  it('stopped when some of it was used: what was used cannot come back, and that is said', async () => {
    const ann = await renewedAhead()
    await site.keeping.useUp(site.newKey(), ann.number, 'MB', 1_500)
    const stopped = await shop.renewal(ann, ann.id, false)
    expect(stopped).toMatchObject({ code: 'SUCCESS', result: { alreadyRenewing: ann.freshId } })
    expect((await site.balance(ann.number))['MMK']).toBe(3_000)
    site.clock.forward(10 * MINUTE_MS)
    await site.renew()
    await site.renew()
    site.clock.forward(WEEK_MS)
    await site.renew()
    expect((await site.balance(ann.number))['MMK']).toBe(3_000)
  })

  it('ended at once before that end: the new period is given back, the old one ends', async () => {
    const ann = await renewedAhead()
    const ended = await shop.end(ann, ann.freshId, 'CANCEL_NOW')
    expect(ended).toMatchObject({ code: 'SUCCESS', result: { subscription: { subscriptionId: ann.id } } })
    expect((await site.balance(ann.number))['MMK']).toBe(4_000)
    expect((await rowsOf(ann)).map(({ status }) => status)).toEqual(['CANCELLED', 'REVERSED'])
  })

  it('whose stop died before it gave anything back: a worker does', async () => {
    const ann = await renewedAhead()
    const moveId = site.newKey()
    await site.db
      .updateTable('subscription')
      .set({ auto_renew: false, give_back_move_id: moveId, next_renew_at: site.clock.now() })
      .where('id', '=', ann.freshId)
      .execute()
    site.clock.set(new Date(ann.end.getTime() + MINUTE_MS).toISOString())
    await site.renew()
    expect((await site.balance(ann.number))['MMK']).toBe(4_000)
  })

  it('whose stop nobody carried out for more than a day: its price comes back all the same', async () => {
    const ann = await renewedAhead()
    const moveId = site.newKey()
    await site.db
      .updateTable('subscription')
      .set({ auto_renew: false, give_back_move_id: moveId, next_renew_at: site.clock.now() })
      .where('id', '=', ann.freshId)
      .execute()
    for (const waited of [25 * 60 * MINUTE_MS, 2 * MINUTE_MS]) {
      site.clock.forward(waited)
      await site.renew()
    }
    expect((await site.balance(ann.number))['MMK']).toBe(4_000)
  })

  it('whose last try was begun and not carried on for more than a day still has that try', async () => {
    const ann = await dueAhead()
    await site.db
      .updateTable('subscription')
      .set({ status: 'RENEWING', renew_tries: 2, renew_move_id: site.newKey() })
      .where('id', '=', ann.id)
      .execute()
    for (const waited of [25 * 60 * MINUTE_MS, 2 * MINUTE_MS]) {
      site.clock.forward(waited)
      await site.renew()
    }
    expect((await site.balance(ann.number))['MMK']).toBe(3_000)
  })
})

describe('a renewal ahead, with a core that is silent', () => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp()
  })
  const shop = shopOf(() => site)

  async function due() {
    let who = await site.person(5_000)
    while (aheadMs(who.number) < 10 * MINUTE_MS) who = await site.person(5_000)
    const { subscriptionId, expiresAt } = shop.subscriptionOf(
      await shop.buy(who, 'WEEK', { autoRenew: true }),
    )
    site.clock.set(new Date(Date.parse(expiresAt) - aheadMs(who.number)).toISOString())
    return { ...who, id: subscriptionId }
  }

  it('stopped while it is being charged: given back when the charge is known', async () => {
    const ann = await due()
    site.goWrong('SILENT_AFTER_EFFECT')
    await site.renew()
    expect(await shop.renewal(ann, ann.id, false)).toMatchObject({ code: 'SUCCESS' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect((await site.balance(ann.number))['MMK']).toBe(3_000)
    await site.renew()
    expect((await site.balance(ann.number))['MMK']).toBe(4_000)
    expect((await site.inject('GET', '/gw/me/subscriptions', { token: ann.token })).result).toMatchObject([
      { subscriptionId: ann.id, status: 'ACTIVE', autoRenew: false },
    ])
  })

  it.each(['SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT'] as const)(
    'stopped, and %s about giving back: given back once',
    async (fault) => {
      const ann = await due()
      await site.renew()
      site.goWrong(fault)
      await shop.renewal(ann, ann.id, false)
      for (let round = 0; round < 4; round += 1) {
        site.clock.forward(70_000)
        await site.reconcile()
        await site.renew()
      }
      expect((await site.balance(ann.number))['MMK']).toBe(4_000)
    },
  )
})

it('renewals of one midnight are spread over twenty minutes', () => {
  const minutes = Array.from({ length: 12_000 }, (_, at) =>
    Math.floor(aheadMs(`9596${50_000_000 + at}`) / MINUTE_MS),
  )
  const counts = Array.from({ length: 20 }, (_, minute) => minutes.filter((one) => one === minute).length)
  expect(Math.min(...counts)).toBeGreaterThan(450)
  expect(Math.max(...counts)).toBeLessThan(750)
})
