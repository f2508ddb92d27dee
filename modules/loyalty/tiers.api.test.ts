import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '#platform/clock/clock.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

const DAY_MS = 86_400_000
let site: ValueApp
beforeAll(async () => {
  site = await valueApp({}, { clock: fixedClock('2026-11-17T05:00:00.000Z') })
})
const shop = shopOf(() => site)

const card = (who: Person, number?: string) =>
  site.inject('GET', `/loyalty-card/inquiry${number ? `?phoneNumber=${number}` : ''}`, { token: who.token })

/** A member with rank points by month, and a tier that lasts until then. */
async function member(rank: Record<string, number>, tier = 'MEMBER', validTo = '2026-12-02T02:00:00+06:30') {
  const ann = await site.person(9_000)
  await card(ann)
  await sql`update loyalty_member set tier = ${tier}, tier_valid_to = ${validTo} where line = ${ann.number}`.execute(
    site.db,
  )
  await sql`update ledger.line set activated_at = '2024-01-01' where number = ${ann.number}`.execute(site.db)
  for (const [month, points] of Object.entries(rank))
    await sql`insert into loyalty_rank values (${ann.number}, ${`${month}-01`}::date, ${points})`.execute(
      site.db,
    )
  return ann
}

const tiersOf = async () => {
  const { rows } = await sql<{
    line: string
    tier: string
    tier_valid_to: Date
  }>`select line, tier, tier_valid_to
    from loyalty_member order by line`.execute(site.db)
  return rows
}

it('everybody may read the rules that are reckoned with, without signing in', async () => {
  expect(await site.inject('GET', '/loyalty-card/rules', {})).toMatchObject({
    code: 'SUCCESS',
    result: {
      kyatPerPoint: 100,
      perDayPoints: 5_000,
      holdHours: 24,
      livesMonths: 12,
      codeFrom: 500,
      windowMonths: 6,
      validMonths: 3,
      tiers: [
        { tier: 'MEMBER', points: 0, months: 0, multiplierPct: 100 },
        { tier: 'SILVER', points: 600, multiplierPct: 110 },
        { tier: 'GOLD', points: 1_800, multiplierPct: 125 },
        { tier: 'DIAMOND', points: 4_800, multiplierPct: 150 },
      ],
    },
  })
})

describe('the card', () => {
  it('S-310 S-313 says tier, points, what is on hold and when, what ends when, and what the next run brings', async () => {
    const ann = await member({ '2026-05': 500, '2026-06': 100, '2026-10': 300, '2026-11': 250 })
    await shop.buy(ann, 'WEEK')
    const { code, result } = await card(ann)
    expect(code).toBe('SUCCESS')
    expect(result).toMatchObject({
      phoneNumber: ann.number,
      tier: 'MEMBER',
      spendable: 0,
      held: [{ points: 9, at: new Date(site.clock.now().getTime() + DAY_MS).toISOString() }],
      lots: [],
      rankPoints: 650,
      nextTier: { tier: 'SILVER', points: 0, months: 0 },
      nextRunAt: '2026-12-01T19:30:00.000Z',
      tierAfterRun: 'SILVER',
      fall: null,
    })
    expect((result as unknown as { months: object[] }).months).toEqual([
      { month: '2026-06', points: 100 },
      { month: '2026-07', points: 0 },
      { month: '2026-08', points: 0 },
      { month: '2026-09', points: 0 },
      { month: '2026-10', points: 300 },
      { month: '2026-11', points: 250 },
    ])
    expect((result as unknown as { memberNo: string }).memberNo).toMatch(/^88\d{10}$/)
  })

  it('the same number every time, and for two who ask at once', async () => {
    const ann = await site.person(0)
    const [a, b] = await Promise.all([card(ann), card(ann)])
    const numberOf = (answer: typeof a) => (answer.result as unknown as { memberNo: string }).memberNo
    expect(numberOf(a)).toBe(numberOf(b))
  })

  it('warns 30 days before a fall, with the points that would keep the tier', async () => {
    const soon = await member({ '2026-10': 700 }, 'GOLD')
    expect(await card(soon)).toMatchObject({
      result: {
        tierAfterRun: 'SILVER',
        fall: { tier: 'SILVER', points: 1_100, at: '2026-12-01T19:30:00.000Z' },
      },
    })
    const later = await member({ '2026-10': 700 }, 'GOLD', '2027-01-02T02:00:00+06:30')
    expect(await card(later)).toMatchObject({ result: { tierAfterRun: 'GOLD', fall: null } })
  })

  it('S-310 nobody sees the card of another number, and nobody at all without signing in', async () => {
    const [ann, bob] = [await site.person(0), await site.person(0)]
    expect(await card(ann, bob.number)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await site.inject('GET', '/loyalty-card/inquiry', {})).toMatchObject({ status: 401 })
  })
})

describe('the run on the 2nd', () => {
  it('goes up at once and down in time, in pieces, and the same day twice changes nothing', async () => {
    await sql`delete from loyalty_member`.execute(site.db)
    const up = await member({ '2026-11': 2_000 })
    const stays = await member({ '2026-11': 10 }, 'GOLD', '2027-01-02T02:00:00+06:30')
    const falls = await member({ '2026-11': 700 }, 'DIAMOND')
    const old = await member({ '2026-05': 9_000 }, 'GOLD')
    site.clock.forward(Date.parse('2026-12-02T02:00:00+06:30') - site.clock.now().getTime())
    expect(await site.runTiers(undefined, 2)).toBe(4)
    const tierOf = async ({ number }: Person) => (await tiersOf()).find(({ line }) => line === number)?.tier
    expect(await tierOf(up)).toBe('GOLD')
    expect(await tierOf(stays)).toBe('GOLD')
    expect(await tierOf(falls)).toBe('SILVER')
    expect(await tierOf(old)).toBe('MEMBER')
    const before = await tiersOf()
    expect(await site.runTiers()).toBe(0)
    await sql`update loyalty_run set ended_at = null, last_line = ''`.execute(site.db)
    expect(await site.runTiers()).toBe(0)
    expect(await tiersOf()).toEqual(before)
  })

  it('two workers at once look at everybody once', async () => {
    site.clock.forward(Date.parse('2027-01-02T02:00:00+06:30') - site.clock.now().getTime())
    const both = await Promise.all([site.runTiers(undefined, 1), site.runTiers(undefined, 1)])
    expect(both[0] + both[1]).toBe((await tiersOf()).length)
  })

  it('goes on behind a worker that died', async () => {
    site.clock.forward(Date.parse('2027-02-02T02:00:00+06:30') - site.clock.now().getTime())
    const dying = new AbortController()
    dying.abort()
    expect(await site.runTiers(dying.signal, 1)).toBe(0)
    expect(await site.runTiers(undefined, 3)).toBe((await tiersOf()).length)
  })
})
