import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'

let site: ValueApp
const shop = shopOf(() => site)
const hands = handsOf(() => site)

const move = (who: Person, kind: string, more: object = {}) =>
  site.db
    .insertInto('value_move')
    .values({
      id: site.newKey(),
      kind,
      line: who.number,
      amount_kyat: 0,
      state: 'COMPLETED',
      lang: 'en',
      plan: '{}',
      body_hash: Buffer.alloc(32),
      created_at: site.clock.now(),
      settled_at: site.clock.now(),
      ...more,
    })
    .execute()

describe.each(WAYS)('what the holder before did counts for nobody, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('not what they bought a moment ago, nor what they spent without a code', async () => {
    const ann = await site.person(20_000)
    expect(await shop.buy(ann, 'HALF', { expectedPrice: 4_999 })).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.buy(ann, 'BESIDE')).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.buy(ann, 'HALF', { expectedPrice: 4_999, acceptOverlap: true })).toMatchObject({
      code: 'OTP_REQUIRED',
    })
    const anew = await hands.reassign(ann.number, 20_000)
    expect(await shop.buy(anew, 'BESIDE')).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.buy(anew, 'HALF', { expectedPrice: 4_999 })).toMatchObject({ code: 'SUCCESS' })
  })

  it('not their gifts of today', async () => {
    const [ann, bob] = [await site.person(0), await site.stranger()]
    await move(ann, 'gift', { amount_kyat: 49_500 })
    expect((await site.value.usedToday(ann.number, 'gift')).kyat).toBe(49_500)
    const anew = await hands.reassign(ann.number, 9_000)
    expect(await site.value.usedToday(ann.number, 'gift')).toEqual({ count: 0, kyat: 0 })
    expect(await shop.requestGift(anew, bob)).toMatchObject({ code: 'SUCCESS' })
  })

  it('not their undos of this month', async () => {
    const ann = await site.person(0)
    for (const _ of [1, 2, 3]) await move(ann, 'undo')
    const anew = await hands.reassign(ann.number, 9_000)
    const { subscriptionId } = shop.subscriptionOf(await shop.buy(anew, 'WEEK'))
    expect(await shop.end(anew, subscriptionId)).toMatchObject({ code: 'SUCCESS' })
  })

  it('not what they spent in all, how long they had the line, nor to whom it belonged', async () => {
    const ann = await site.person(9_000)
    await shop.buy(ann, 'WEEK')
    await sql`update ledger.line set spent_before = 5000, segments = '{VIP}', activated_at = 'epoch'
      where number = ${ann.number}`.execute(site.db)
    expect(await shop.buy(ann, 'OLD-HANDS')).toMatchObject({ code: 'SUCCESS' })
    const anew = await hands.reassign(ann.number, 9_000)
    expect(await site.core.spentKyat({ line: ann.number, enough: 9_000 })).toBe(0)
    expect(await site.core.line(ann.number)).toMatchObject({ segments: [], payType: 'PREPAID' })
    expect(await shop.buy(anew, 'OLD-HANDS')).toMatchObject({ code: 'PACKAGE_NOT_ELIGIBLE' })
  })

  it('not the numbers they tried in vain', async () => {
    const ann = await site.person(9_000)
    const unknown = () => `9596${randomInt(5e7, 1e8 - 1)}`
    for (const _ of [1, 2, 3, 4, 5])
      expect(await shop.requestGift(ann, unknown())).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
    expect(await shop.requestGift(ann, unknown())).toMatchObject({ code: 'RECIPIENTS_LIMIT' })
    const anew = await hands.reassign(ann.number, 9_000)
    expect(await shop.requestGift(anew, unknown())).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
  })

  it('and the marks of those numbers are none that anybody can make without our key', async () => {
    const [ann, nobody] = [await site.person(9_000), `9596${randomInt(5e7, 1e8 - 1)}`]
    await shop.requestGift(ann, nobody)
    const { rows } = await sql<{ found: boolean }>`select receiver = substr(sha256(
        convert_to(${`${ann.number} ${nobody}`}, 'utf8')), 1, 16) as found from recipient_miss
      where line = ${ann.number}`.execute(site.db)
    expect(rows).toEqual([{ found: false }])
  })

  it('nor does a process show them what it remembers while the core is silent', async () => {
    const ann = await site.person(7_777)
    expect(await shop.account(ann)).toMatchObject({ result: { stale: false } })
    const anew = await hands.reassign(ann.number)
    site.setDown(true)
    const seen = await shop.account(anew)
    site.setDown(false)
    // A core inside our own database cannot be silent by itself.
    expect(seen.code).toBe(way === 'two-phase' ? 'UPSTREAM_TIMEOUT' : 'SUCCESS')
    expect(JSON.stringify(seen)).not.toContain(':7777')
  })
})
