import { describe, expect, it } from 'vitest'
import { readSeed } from '#db/seed/read-seed.ts'
import { yangonTimeText } from '#language/yangon-day.ts'
import { chargeFor } from './charge.ts'
import { isEligible } from './eligibility.ts'
import { overlapWith } from './overlap.ts'
import { validUntil } from '#language/valid-until.ts'

/** 10:30 in Yangon. */
const NOW = new Date(Date.parse('2026-11-15T04:00:00Z'))
const at = (iso: string) => new Date(Date.parse(iso))
const week = { value: 7, unit: 'DAY', endsAtMidnight: true } as const

describe('validity', () => {
  it.each([
    ['an hour', { value: 1, unit: 'HOUR', endsAtMidnight: false } as const, '2026-11-15T05:00:00Z'],
    ['one day to midnight in Yangon', { ...week, value: 1 }, '2026-11-15T17:30:00Z'],
    ['seven days to midnight', week, '2026-11-21T17:30:00Z'],
    ['seven times 24 hours', { ...week, endsAtMidnight: false }, '2026-11-22T04:00:00Z'],
    ['a month', { value: 1, unit: 'MONTH', endsAtMidnight: false } as const, '2026-12-15T04:00:00Z'],
  ])('%s', (_, validity, end) => {
    expect(validUntil(validity, NOW)).toEqual(at(end))
  })

  it('a month from the 31st ends on the last day of a shorter one', () => {
    const month = { value: 1, unit: 'MONTH', endsAtMidnight: false } as const
    expect(validUntil(month, at('2027-01-31T04:00:00Z'))).toEqual(at('2027-02-28T04:00:00Z'))
  })
})

describe('night packages last through their last night', () => {
  const night = { value: 1, unit: 'DAY', endsAtMidnight: true, throughNight: true } as const

  it.each([
    ['in the evening, at 22:00', '2026-11-15T15:30:00Z', '2026-11-16T00:30:00Z'],
    ['in the morning', '2026-11-15T04:00:00Z', '2026-11-16T00:30:00Z'],
    ['in the night, at 2:00: the rest of it, and the next', '2026-11-14T19:30:00Z', '2026-11-16T00:30:00Z'],
  ])('bought %s', (_, bought, end) => {
    expect(validUntil(night, at(bought))).toEqual(at(end))
  })

  it('seven nights, and one behind another', () => {
    const week = { ...night, value: 7 }
    expect(validUntil(week, NOW)).toEqual(at('2026-11-22T00:30:00Z'))
    expect(validUntil(night, validUntil(night, NOW))).toEqual(at('2026-11-17T00:30:00Z'))
  })

  it('every night package of the catalogue gives an evening’s buyer the whole night', () => {
    const packages = readSeed().packages.filter(({ type }) => type === 'NIGHT')
    expect(packages.length).toBeGreaterThanOrEqual(4)
    const evening = at('2026-11-15T16:00:00Z')
    const ends = packages.map(({ validity }) => yangonTimeText(validUntil(validity, evening)))
    expect(new Set(ends)).toEqual(new Set(['07:00']))
  })
})

describe('overlap', () => {
  const rule = (overlap: 'STACK_EXTEND' | 'STACK_PARALLEL' | 'REPLACE' | 'BLOCK', maxActive = 2) => ({
    overlap,
    maxActive,
    validity: week,
  })
  const running = [{ expiresAt: at('2026-11-18T17:30:00Z') }]

  it('none without one that runs', () => {
    expect(overlapWith(rule('BLOCK'), [], NOW)).toEqual({
      outcome: 'NONE',
      until: at('2026-11-21T17:30:00Z'),
    })
  })
  it('extends from the end of the last', () => {
    expect(overlapWith(rule('STACK_EXTEND'), running, NOW)).toMatchObject({
      outcome: 'WARN',
      current: running[0]?.expiresAt,
      until: at('2026-11-25T17:30:00Z'),
    })
  })
  it.each(['STACK_PARALLEL', 'REPLACE'] as const)('%s runs from now', (overlap) => {
    expect(overlapWith(rule(overlap), running, NOW)).toMatchObject({
      rule: overlap,
      until: at('2026-11-21T17:30:00Z'),
    })
  })
  it('blocks, also when there are as many as may be', () => {
    expect(overlapWith(rule('BLOCK'), running, NOW).outcome).toBe('BLOCKED')
    expect(overlapWith(rule('STACK_PARALLEL', 1), running, NOW).outcome).toBe('BLOCKED')
  })
})

describe('price and tax', () => {
  it.each([
    [1_000, true, 5, { totalKyat: 1_000, taxKyat: 48 }],
    [10_000, true, 5, { totalKyat: 10_000, taxKyat: 477 }],
    [1_000, false, 5, { totalKyat: 1_050, taxKyat: 50 }],
    [999, false, 5, { totalKyat: 1_049, taxKyat: 50 }],
    [0, true, 5, { totalKyat: 0, taxKyat: 0 }],
  ])('%i kyat, tax included %s, %i %%', (price, taxIncluded, taxRatePct, charge) => {
    expect(chargeFor(price, { taxIncluded, taxRatePct })).toEqual(charge)
  })
})

describe('who may have it', () => {
  const buyer = { payType: 'PREPAID', activatedAt: '2026-10-15T04:00:00Z', segments: ['STUDENT'] } as const
  const all = { payTypes: ['PREPAID' as const], minTenureDays: 0, segments: [] }
  it.each([
    ['everybody', all, true],
    ['postpaid only', { ...all, payTypes: ['POSTPAID' as const] }, false],
    ['31 days', { ...all, minTenureDays: 31 }, true],
    ['32 days', { ...all, minTenureDays: 32 }, false],
    ['students', { ...all, segments: ['STUDENT'] }, true],
    ['farmers', { ...all, segments: ['FARMER'] }, false],
  ])('%s: %o', (_, eligibility, may) => {
    expect(isEligible(eligibility, buyer, NOW)).toBe(may)
  })
})
