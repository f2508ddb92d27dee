import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { collector } from '#apps/api/test-collector.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { moveIdsEnd, newMoveId } from '#contracts/move-id.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { countMoves } from './line-moves-store.ts'
import { makeMoveStore } from './move-store.ts'

const DAY_MS = 86_400_000
const APART_MS = 3_000
const HALF = { expectedPrice: 4_999, acceptOverlap: true }

describe.each(WAYS)('ids dated tomorrow, at a machine whose clock is behind, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  const shop = shopOf(() => site)

  /** At a machine that is ahead; each id is as far ahead of it as ids may be. */
  async function ahead(work: (id: string) => Promise<{ code: string }>, times: number) {
    const before = site.clock.now()
    site.clock.forward(APART_MS)
    for (let n = 0; n < times; n += 1)
      expect((await work(newMoveId(before.getTime() + APART_MS + DAY_MS))).code).toBe('SUCCESS')
    site.clock.set(before.toISOString())
  }

  it('what was bought without a code counts', async () => {
    const ann = await site.person(50_000)
    await ahead((id) => shop.buy(ann, 'HALF', HALF, id), 2)
    expect((await shop.buy(ann, 'HALF', HALF)).code).toBe('OTP_REQUIRED')
  })

  it('what was exchanged this month counts', async () => {
    await sql`update exchange_offer set per_month = 2 where offer_id = 'SMS-100'`.execute(site.db)
    const ann = await collector(site, [500, 60])
    const exchange = (key: string) =>
      site.inject('POST', '/loyalty-exchange/redeem', {
        token: ann.token,
        key,
        payload: { offerId: 'SMS-100', expectedPoints: 50 },
      })
    await ahead(exchange, 2)
    expect((await exchange(site.newKey())).code).toBe('EXCHANGE_LIMIT')
  })

  it('every count of a kind has them', async () => {
    const ann = await site.person(50_000)
    await ahead((id) => shop.buy(ann, 'HALF', HALF, id), 2)
    const [line, kind, now] = [ann.number, 'purchase', site.clock.now()]
    const day = yangonDayStart(now)
    const enter = { id: site.newKey(), line, kind, same: null, waits: false, day, now }
    await inTransaction(site.db, async (tx) => {
      const store = makeMoveStore(tx)
      expect(await store.enter(enter)).toMatchObject({ today_count: 2, today_kyat: 9_998 })
      expect(await store.usedSince(line, kind, day, now)).toEqual({ count: 2, kyat: 9_998 })
      expect(await countMoves(tx, { line, kind, since: day, now })).toBe(2)
    })
  })

  it('the database and the code end where the other does', async () => {
    const now = site.clock.now()
    const { rows } = await sql<{ end: string }>`select move_ids_end(${now}) as end`.execute(site.db)
    expect(rows[0]?.end).toBe(moveIdsEnd(now.getTime()))
  })
})
