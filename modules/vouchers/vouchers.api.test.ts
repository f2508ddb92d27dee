import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { changes, collector, DAY_MS } from '#apps/api/test-collector.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, VOUCHER_KEY, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { DEMO_PIN, seedVouchers } from '#db/seed/seed-vouchers.ts'
import type { MemberVoucher } from '#contracts/vouchers.ts'

const TEA = { expectedPoints: 400 }

const take = (site: ValueApp, who: Person, id: string, wish: object, key = site.newKey()) =>
  site.inject('POST', `/loyalty-exchange/vouchers/${id}/exchange`, { token: who.token, key, payload: wish })
const request = (site: ValueApp, who: Person, id: string, wish: object, key = site.newKey()) =>
  site.inject('POST', `/loyalty-exchange/vouchers/${id}/exchange/request`, {
    token: who.token,
    key,
    payload: wish,
  })
const act = (site: ValueApp, who: Person, id: string, what: string, payload: object = {}) =>
  site.inject('POST', `/loyalty-exchange/my-vouchers/${id}/${what}`, { token: who.token, payload })
const mine = async (site: ValueApp, who: Person): Promise<MemberVoucher[]> => {
  const { result } = await site.inject('GET', '/loyalty-exchange/my-vouchers', { token: who.token })
  return result as unknown as MemberVoucher[]
}

const stock = async (site: ValueApp, voucherId: string) => {
  const { rows } = await sql<{ state: string; n: number }>`select state, count(*)::int as n from voucher_code
    where voucher_id = ${voucherId} group by state`.execute(site.db)
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

const leave = (site: ValueApp, voucherId: string, count: number) =>
  sql`delete from voucher_code where voucher_id = ${voucherId} and state = 'FREE' and id not in (
    select id from voucher_code where voucher_id = ${voucherId} and state = 'FREE' limit ${count})`.execute(
    site.db,
  )

const asGold = (site: ValueApp, who: Person) =>
  sql`insert into loyalty_member (line, member_no, tier, tier_valid_to, since) values (${who.number},
    lpad((random() * 1e11)::bigint::text, 12, '8'), 'GOLD', ${site.clock.now()}::timestamptz + interval '90 days', ${site.clock.now()})`.execute(
    site.db,
  )

const dinner = async (site: ValueApp, who: Person, withGuest = false) => {
  const shop = shopOf(() => site)
  const wish = { expectedPoints: withGuest ? 1_600 : 800, withGuest }
  const asked = await request(site, who, 'DINNER-2026', wish)
  if (asked.code !== 'SUCCESS') return asked
  return take(site, who, 'DINNER-2026', { ...wish, transferId: shop.transferOf(asked), otp: shop.code() })
}

describe.each(WAYS)('vouchers, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
    await seedVouchers(site.db, VOUCHER_KEY, site.clock.now())
  })
  const shop = shopOf(() => site)

  it('lists by class, category and place; what is out comes last', async () => {
    const list = async (query: string) => {
      const answer = await site.inject('GET', `/loyalty-exchange/vouchers?${query}`, {})
      return (answer.result as unknown as { voucherId: string }[]).map(({ voucherId }) => voucherId)
    }
    expect(await list('class=A')).toEqual(['BUS-YGN-MDY', 'MART-60000'])
    expect(await list('class=B')).toEqual(['CHECK-UP', 'CINEMA-2'])
    expect(await list('class=C')).toEqual(['MART-3000', 'TEA-SET', 'COVER-CASE'])
    expect(await list('event=true')).toEqual(['DINNER-2026'])
    expect(await list('category=TRAVEL')).toEqual(['BUS-YGN-MDY'])
    expect(await list('placeId=tsp-hpa-an')).toEqual(['MART-3000', 'TEA-SET', 'COVER-CASE'])
    const detail = await site.inject('GET', '/loyalty-exchange/vouchers/TEA-SET', {})
    expect(detail.result).toMatchObject({ class: 'C', left: 60, event: null })
    expect(await site.inject('GET', '/loyalty-exchange/vouchers/NONE', {})).toMatchObject({ status: 404 })
  })

  it('S-312 S-315 one for one key; the code is shown only once it was revealed, and then again and again', async () => {
    const ann = await collector(site, [500, 60])
    const key = site.newKey()
    const first = await take(site, ann, 'TEA-SET', TEA, key)
    expect(first).toMatchObject({ code: 'SUCCESS', result: { spendableAfter: 100, seats: 1 } })
    expect((await take(site, ann, 'TEA-SET', TEA, key)).result).toEqual(first.result)
    const [own] = await mine(site, ann)
    expect(own).toMatchObject({ state: 'ISSUED', codes: [], points: 400, triesLeft: 5 })
    const shown = await act(site, ann, own?.id ?? '', 'reveal')
    expect(shown).toMatchObject({ code: 'SUCCESS', result: { state: 'REVEALED' } })
    expect((await act(site, ann, own?.id ?? '', 'reveal')).result).toEqual(shown.result)
    expect((await mine(site, ann))[0]?.codes).toEqual((shown.result as unknown as MemberVoucher).codes)
    expect((shown.result as unknown as MemberVoucher).codes[0]).toMatch(/^[A-Z2-9]{10}$/)
    expect((await changes(site, ann)).result[0]).toMatchObject({ kind: 'REDEEM', points: -400 })
  })

  it('S-312 S-315 is used with the PIN of the outlet; five wrong ones end that, and the code stays', async () => {
    const ann = await collector(site, [900, 60])
    await take(site, ann, 'TEA-SET', TEA)
    await take(site, ann, 'TEA-SET', TEA)
    const [a, b] = await mine(site, ann)
    expect(await act(site, ann, a?.id ?? '', 'use', { pin: DEMO_PIN })).toMatchObject({
      code: 'VOUCHER_ENDED',
    })
    await act(site, ann, a?.id ?? '', 'reveal')
    expect(await act(site, ann, a?.id ?? '', 'use', { pin: '000000' })).toMatchObject({
      code: 'VOUCHER_PIN_WRONG',
      facts: { n: 4 },
    })
    expect(await act(site, ann, a?.id ?? '', 'use', { pin: DEMO_PIN })).toMatchObject({
      result: { state: 'USED' },
    })
    await act(site, ann, b?.id ?? '', 'reveal')
    for (let n = 0; n < 5; n += 1) await act(site, ann, b?.id ?? '', 'use', { pin: `00000${n}` })
    expect(await act(site, ann, b?.id ?? '', 'use', { pin: DEMO_PIN })).toMatchObject({
      code: 'VOUCHER_PIN_LOCKED',
    })
    const after = (await mine(site, ann)).find(({ id }) => id === b?.id)
    expect(after).toMatchObject({ state: 'REVEALED', triesLeft: 0 })
    expect(after?.codes).toHaveLength(1)
  })

  it('somebody else’s is not there', async () => {
    const ann = await collector(site, [500, 60])
    const eve = await site.person(0)
    await take(site, ann, 'TEA-SET', TEA)
    const [own] = await mine(site, ann)
    for (const what of ['reveal', 'give-back'])
      expect(await act(site, eve, own?.id ?? '', what)).toMatchObject({ status: 404 })
    expect(await act(site, eve, own?.id ?? '', 'use', { pin: DEMO_PIN })).toMatchObject({ status: 404 })
    expect(await mine(site, eve)).toEqual([])
  })

  it('refuses in words: price, tier, limit, points, a guest where there are no seats', async () => {
    const ann = await collector(site, [9_000, 60])
    expect(await take(site, ann, 'TEA-SET', { expectedPoints: 1 })).toMatchObject({
      code: 'EXCHANGE_CHANGED',
      facts: { n: 400 },
    })
    expect(await take(site, ann, 'BUS-YGN-MDY', { expectedPoints: 5_000 })).toMatchObject({
      code: 'TIER_TOO_LOW',
      facts: { tier: 'SILVER' },
    })
    expect(await take(site, ann, 'COVER-CASE', { expectedPoints: 900 })).toMatchObject({
      code: 'OTP_REQUIRED',
    })
    expect(await take(site, ann, 'TEA-SET', { expectedPoints: 800, withGuest: true })).toMatchObject({
      code: 'VALIDATION',
    })
    expect(await take(site, ann, 'NONE', TEA)).toMatchObject({ code: 'VOUCHER_NOT_AVAILABLE' })
    for (let n = 0; n < 4; n += 1) expect((await take(site, ann, 'TEA-SET', TEA)).code).toBe('SUCCESS')
    expect(await take(site, ann, 'TEA-SET', TEA)).toMatchObject({ code: 'VOUCHER_LIMIT', facts: { n: 4 } })
    const bob = await collector(site, [399, 60])
    expect(await take(site, bob, 'TEA-SET', TEA)).toMatchObject({
      code: 'POINTS_INSUFFICIENT',
      facts: { n: 1 },
    })
  })

  it('the code step holds points and voucher; given up, both are free again', async () => {
    const ann = await collector(site, [1_000, 60])
    const before = await stock(site, 'COVER-CASE')
    const asked = await request(site, ann, 'COVER-CASE', { expectedPoints: 900 })
    expect(asked).toMatchObject({ code: 'SUCCESS', result: { points: 900 } })
    expect(await stock(site, 'COVER-CASE')).toEqual({ ...before, FREE: (before['FREE'] ?? 0) - 1, HELD: 1 })
    expect(await shop.cancel(ann, shop.transferOf(asked))).toMatchObject({ code: 'SUCCESS' })
    expect(await stock(site, 'COVER-CASE')).toEqual(before)
    expect((await site.balance(ann.number))['POINT']).toBe(1_000)
    await request(site, ann, 'COVER-CASE', { expectedPoints: 900 })
    site.clock.forward(DAY_MS)
    await site.reconcile()
    expect(await stock(site, 'COVER-CASE')).toEqual(before)
    expect(await mine(site, ann)).toEqual([])
  })

  it('of ten who want the last one, one has it; the others keep their points', async () => {
    const people: Person[] = []
    while (people.length < 10) people.push(await collector(site, [400, 60]))
    await leave(site, 'MART-3000', 1)
    const answers = await Promise.all(
      people.map((one) => take(site, one, 'MART-3000', { expectedPoints: 350 })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'SUCCESS',
      ...Array.from({ length: 9 }, () => 'VOUCHER_OUT_OF_STOCK'),
    ])
    const points = await Promise.all(people.map(async (one) => (await site.balance(one.number))['POINT']))
    expect(points.toSorted((a = 0, b = 0) => a - b)).toEqual([50, ...Array.from({ length: 9 }, () => 400)])
    expect(await stock(site, 'MART-3000')).toEqual({ ISSUED: 1 })
  })

  it('S-317: a dinner is joined with a guest, full, given back, and taken by another', async () => {
    await leave(site, 'DINNER-2026', 2)
    const [ann, bob] = [await collector(site, [2_000, 60]), await collector(site, [2_000, 60])]
    await Promise.all([asGold(site, ann), asGold(site, bob)])
    expect(await dinner(site, ann, true)).toMatchObject({ code: 'SUCCESS', result: { seats: 2 } })
    expect(await dinner(site, bob)).toMatchObject({ code: 'VOUCHER_OUT_OF_STOCK' })
    const [seats] = await mine(site, ann)
    expect(seats?.giveBackUntil).not.toBeNull()
    const back = await act(site, ann, seats?.id ?? '', 'give-back')
    expect(back).toMatchObject({ code: 'SUCCESS', result: { state: 'CANCELLED' } })
    expect(await act(site, ann, seats?.id ?? '', 'give-back')).toMatchObject({ code: 'SUCCESS' })
    expect((await site.balance(ann.number))['POINT']).toBe(2_000)
    expect(await dinner(site, bob)).toMatchObject({ code: 'SUCCESS', result: { seats: 1 } })
    const [own] = await mine(site, bob)
    await act(site, bob, own?.id ?? '', 'reveal')
    expect(await act(site, bob, own?.id ?? '', 'give-back')).toMatchObject({
      code: 'VOUCHER_NOT_RETURNABLE',
    })
  })

  it('seats are not given back after their date', async () => {
    const ann = await collector(site, [2_000, 60])
    await asGold(site, ann)
    await sql`update voucher_code set state = 'FREE', move_id = null where voucher_id = 'DINNER-2026'`.execute(
      site.db,
    )
    await dinner(site, ann)
    const [own] = await mine(site, ann)
    await sql`update voucher set give_back_until = ${site.clock.now()} where id = 'DINNER-2026'`.execute(
      site.db,
    )
    expect(await act(site, ann, own?.id ?? '', 'give-back')).toMatchObject({
      code: 'VOUCHER_NOT_RETURNABLE',
    })
    expect((await site.balance(ann.number))['POINT']).toBe(1_200)
  })

  it('ends with its last day; whoever has the number next has none', async () => {
    const ann = await collector(site, [900, 90])
    await take(site, ann, 'TEA-SET', TEA)
    await take(site, ann, 'TEA-SET', TEA)
    site.clock.forward(31 * DAY_MS)
    const [own] = await mine(site, ann)
    expect(own?.state).toBe('EXPIRED')
    expect(await act(site, ann, own?.id ?? '', 'reveal')).toMatchObject({ code: 'VOUCHER_ENDED' })
    await site.endVouchers()
    const { rows } = await sql<{
      state: string
    }>`select state from member_voucher where line = ${ann.number}`.execute(site.db)
    expect(rows).toEqual([{ state: 'EXPIRED' }, { state: 'EXPIRED' }])
    const next = await handsOf(() => site).reassign(ann.number)
    expect(await mine(site, next)).toEqual([])
  })
})

describe('a silent core', () => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp()
    await seedVouchers(site.db, VOUCHER_KEY, site.clock.now())
    await leave(site, 'TEA-SET', 1)
  })

  it('leaves the last one held until it answers, and then it is theirs', async () => {
    const [ann, bob] = [await collector(site, [500, 60]), await collector(site, [500, 60])]
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await take(site, ann, 'TEA-SET', TEA)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await take(site, bob, 'TEA-SET', TEA)).toMatchObject({ code: 'VOUCHER_OUT_OF_STOCK' })
    expect(await mine(site, ann)).toEqual([])
    site.clock.forward(31_000)
    await site.reconcile()
    expect((await mine(site, ann)).map(({ state }) => state)).toEqual(['ISSUED'])
  })

  it('that gave no seat back leaves it theirs: it is shown, or given back once more', async () => {
    const ann = await collector(site, [2_000, 60])
    await asGold(site, ann)
    await dinner(site, ann)
    const [own] = await mine(site, ann)
    site.goWrong('SILENT_BEFORE_EFFECT')
    expect(await act(site, ann, own?.id ?? '', 'give-back')).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await act(site, ann, own?.id ?? '', 'reveal')).toMatchObject({ code: 'VOUCHER_ENDED' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect((await mine(site, ann))[0]?.giveBackUntil).not.toBeNull()
    expect(await act(site, ann, own?.id ?? '', 'reveal')).toMatchObject({ result: { state: 'REVEALED' } })
  })

  it('that took nothing frees it', async () => {
    await sql`update voucher_code set state = 'FREE', move_id = null where voucher_id = 'TEA-SET'`.execute(
      site.db,
    )
    const [ann, bob] = [await collector(site, [500, 60]), await collector(site, [500, 60])]
    site.goWrong('SILENT_BEFORE_EFFECT')
    await take(site, ann, 'TEA-SET', TEA)
    site.clock.forward(31_000)
    await site.reconcile()
    expect(await mine(site, ann)).toEqual([])
    expect((await site.balance(ann.number))['POINT']).toBe(500)
    expect(await take(site, bob, 'TEA-SET', TEA)).toMatchObject({ code: 'SUCCESS' })
  })
})
