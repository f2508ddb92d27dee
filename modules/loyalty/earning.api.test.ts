import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { MONTHLY_TABLES } from '#apps/worker/monthly-tables.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const DAY_MS = 86_400_000

const rowOf = async (site: ValueApp, id: string) => {
  const { rows } = await sql<{
    state: string
    spend: number
    rank: number
    returned: number | null
    over_limit: number
  }>`select state, spend, rank, returned, over_limit from points_earn where move_id = ${id}`.execute(site.db)
  return rows[0]
}

/** The sum of the history, which must match the core's balance. */
const historyPoints = async (site: ValueApp, line: string): Promise<number> => {
  const { rows } = await sql<{
    sum: number
  }>`select coalesce(sum((d ->> 'value')::int), 0)::int as sum from value_history h
    cross join lateral jsonb_array_elements(h.deltas) d where h.line = ${line} and d ->> 'unit' = 'POINT'`.execute(
    site.db,
  )
  return rows[0]?.sum ?? Number.NaN
}

describe.each(WAYS)('points that are earned, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)

  const bought = async (kyat = 9_000) => {
    const ann = await site.person(kyat)
    const id = site.newKey()
    const answer = await shop.buy(ann, 'WEEK', {}, id)
    expect(answer.code).toBe('SUCCESS')
    return { ann, id, subscription: shop.subscriptionOf(answer).subscriptionId }
  }
  const points = async (line: string) => (await site.balance(line))['POINT'] ?? 0

  it('are held for a day, then can be spent; the same purchase again earns nothing more', async () => {
    const { ann, id } = await bought()
    await shop.buy(ann, 'WEEK', {}, id)
    expect(await rowOf(site, id)).toEqual({ state: 'HELD', spend: 9, rank: 9, returned: null, over_limit: 0 })
    site.clock.forward(DAY_MS - 1)
    await site.workEarned()
    expect(await points(ann.number)).toBe(0)
    site.clock.forward(1)
    await site.workEarned()
    await site.workEarned()
    expect(await points(ann.number)).toBe(9)
    expect(await rowOf(site, id)).toMatchObject({ state: 'CREDITED' })
    expect(await historyPoints(site, ann.number)).toBe(9)
    const rank = await site.db
      .selectFrom('loyalty_rank')
      .select('points')
      .where('line', '=', ann.number)
      .execute()
    expect(rank).toEqual([{ points: 9 }])
  })

  it('end with their purchase: what is undone earns nothing', async () => {
    const { ann, id, subscription } = await bought()
    expect(await shop.end(ann, subscription)).toMatchObject({ code: 'SUCCESS' })
    expect(await rowOf(site, id)).toMatchObject({ state: 'DROPPED' })
    site.clock.forward(2 * DAY_MS)
    await site.workEarned()
    expect(await points(ann.number)).toBe(0)
  })

  it('cannot be spent before an undo, so spending never stands in its way', async () => {
    const { ann, subscription } = await bought()
    expect((await site.balance(ann.number))['POINT']).toBeUndefined()
    expect(await shop.end(ann, subscription)).toMatchObject({ code: 'SUCCESS' })
  })

  it('are the giver’s for a gift, and none for its receiver', async () => {
    const ann = await site.person(9_000)
    const bob = await site.person(0)
    const transfer = shop.transferOf(await shop.requestGift(ann, bob.number))
    expect(await shop.giveGift(ann, transfer)).toMatchObject({ code: 'SUCCESS' })
    const rows = await site.db
      .selectFrom('points_earn')
      .select(['line', 'spend'])
      .where('line', 'in', [ann.number, bob.number])
      .execute()
    expect(rows).toEqual([{ line: ann.number, spend: 9 }])
  })

  it('are at most so many a day, and the answer says what is not earned', async () => {
    await site.setRule('points.earn', site.clock.now(), { perDay: 12, holdHours: 24, livesMonths: 12 })
    const ann = await site.person(20_000)
    const first = await shop.buy(ann, 'BESIDE', { acceptOverlap: true })
    expect(first).toMatchObject({ result: { pointsEarned: 9, pointsOverLimit: 0 } })
    const second = await shop.buy(ann, 'BESIDE', { acceptOverlap: true })
    expect(second).toMatchObject({ code: 'SUCCESS', result: { pointsEarned: 3, pointsOverLimit: 6 } })
    const third = await shop.buy(ann, 'WEEK')
    expect(third).toMatchObject({ code: 'SUCCESS', result: { pointsEarned: 0, pointsOverLimit: 9 } })
    site.clock.forward(DAY_MS)
    await site.workEarned()
    expect(await points(ann.number)).toBe(12)
    const rank = await site.db
      .selectFrom('loyalty_rank')
      .select('points')
      .where('line', '=', ann.number)
      .execute()
    expect(rank).toEqual([{ points: 27 }])
    await site.setRule('points.earn', site.clock.now(), { perDay: 5_000, holdHours: 24, livesMonths: 12 })
  })

  it('are more for a higher tier, and the rank is not', async () => {
    const ann = await site.person(20_000)
    await sql`insert into loyalty_member (line, member_no, tier, tier_valid_to, since)
      values (${ann.number}, ${ann.number}, 'DIAMOND', now() + interval '90 days', now())`.execute(site.db)
    expect(await shop.buy(ann, 'WEEK')).toMatchObject({ result: { pointsEarned: 13 } })
  })

  it('of what is refunded after they came: what is left goes back, what was spent is kept for staff', async () => {
    const { ann, id } = await bought()
    site.clock.forward(DAY_MS)
    await site.workEarned()
    const spent = {
      id: site.newKey(),
      payer: ann.number,
      receiver: ann.number,
      price: { unit: 'POINT', amount: 4 },
      taxKyat: 0,
      product: 'X',
      grants: [],
      replaces: false,
      hold: null,
    } as const
    await site.books.charge(spent)
    await site.db
      .updateTable('points_earn')
      .set({ state: 'RETURNING', due_at: site.clock.now() })
      .where('move_id', '=', id)
      .execute()
    await site.workEarned()
    expect(await rowOf(site, id)).toMatchObject({ state: 'RETURNED', returned: 5, spend: 9 })
    expect(await points(ann.number)).toBe(0)
    expect(await historyPoints(site, ann.number)).toBe(4)
    await site.workEarned()
    expect(await rowOf(site, id)).toMatchObject({ returned: 5 })
  })

  it('whose credit is too old to be taken back stay, and the rank goes', async () => {
    const { ann, id } = await bought()
    site.clock.forward(DAY_MS)
    await site.workEarned()
    site.clock.forward(90 * DAY_MS)
    await makeEnsureMonths({ db: site.db, clock: site.clock })(MONTHLY_TABLES)
    const due = { state: 'RETURNING', due_at: site.clock.now() }
    await site.db.updateTable('points_earn').set(due).where('move_id', '=', id).execute()
    for (let tries = 0; tries < 2; tries += 1) {
      await site.workEarned()
      site.clock.forward(6 * 60_000)
      await site.reconcile()
    }
    expect(await rowOf(site, id)).toMatchObject({ state: 'RETURNED', returned: 0 })
    expect(await points(ann.number)).toBe(9)
    expect(await historyPoints(site, ann.number)).toBe(9)
    const rank = site.db.selectFrom('loyalty_rank').select('points').where('line', '=', ann.number)
    expect((await rank.execute()).reduce((sum, each) => sum + each.points, 0)).toBe(0)
  })

  it('end with the twelfth month: not spendable from that second, then booked out with a row of history', async () => {
    const { ann } = await bought()
    site.clock.forward(DAY_MS)
    await site.workEarned()
    const line = await site.books.line(ann.number)
    const lot = line?.buckets.find(({ unit }) => unit === 'POINT')
    const end = Date.parse(lot?.validTo ?? '')
    expect(new Date(end + 6.5 * 3_600_000).toISOString()).toMatch(/-01T00:00:00.000Z$/)
    const before = site.clock.now().getTime()
    site.clock.forward(end - before)
    await makeEnsureMonths({ db: site.db, clock: site.clock })(MONTHLY_TABLES)
    expect(await points(ann.number)).toBe(0)
    expect(await historyPoints(site, ann.number)).toBe(9)
    expect(await site.endPoints(1)).toBeGreaterThan(0)
    expect(await site.endPoints(1)).toBe(0)
    expect(await historyPoints(site, ann.number)).toBe(0)
    expect(await site.keeping.recount()).toEqual([])
    site.clock.forward(before - end)
  })
})

describe('points and a core that is silent', () => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp()
  })
  const shop = shopOf(() => site)

  it.each(['SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT'] as const)(
    'the purchase %s earns once, and points come once',
    async (fault) => {
      const ann = await site.person(9_000)
      const id = site.newKey()
      site.goWrong('SILENT_AFTER_EFFECT')
      await shop.buy(ann, 'WEEK', {}, id)
      expect(await rowOf(site, id)).toBeUndefined()
      site.clock.forward(31_000)
      await site.reconcile()
      expect(await rowOf(site, id)).toMatchObject({ state: 'HELD', spend: 9 })
      site.clock.forward(DAY_MS)
      site.goWrong(fault)
      await site.workEarned()
      for (let tries = 0; tries < 6; tries += 1) {
        site.clock.forward(6 * 60_000)
        await site.reconcile()
        await site.workEarned()
      }
      expect(await rowOf(site, id)).toMatchObject({ state: 'CREDITED' })
      expect((await site.balance(ann.number))['POINT']).toBe(9)
      expect(await historyPoints(site, ann.number)).toBe(9)
    },
  )

  it('what was undone while its points were on their way is asked back', async () => {
    const ann = await site.person(9_000)
    const id = site.newKey()
    await shop.buy(ann, 'WEEK', {}, id)
    site.clock.forward(DAY_MS)
    site.goWrong('SILENT_AFTER_EFFECT')
    await site.workEarned()
    await site.db
      .updateTable('points_earn')
      .set({ state: 'DROPPED', due_at: null })
      .where('move_id', '=', id)
      .execute()
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await rowOf(site, id)).toMatchObject({ state: 'RETURNING' })
    await site.workEarned()
    expect(await rowOf(site, id)).toMatchObject({ state: 'RETURNED', returned: 9 })
    expect(await historyPoints(site, ann.number)).toBe(0)
  })
})
