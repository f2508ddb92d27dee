import { describe, expect, it } from 'vitest'
import { nextRunAfter, runOf } from './run-day.ts'
import { latestRun, windowOf } from './run-tiers.ts'
import { earnedTier, monthsBetween, nextTier } from './tier.ts'

const thresholds = {
  SILVER: { points: 600, months: 3 },
  GOLD: { points: 1_800, months: 6 },
  DIAMOND: { points: 4_800, months: 12 },
}
const at = (text: string) => new Date(`${text}+06:30`)

describe('tiers', () => {
  it.each([
    [0, 99, 'MEMBER'],
    [600, 2, 'MEMBER'],
    [600, 3, 'SILVER'],
    [1_799, 99, 'SILVER'],
    [1_800, 5, 'SILVER'],
    [1_800, 6, 'GOLD'],
    [4_800, 11, 'GOLD'],
    [4_800, 12, 'DIAMOND'],
  ] as const)('%i points and %i months earn %s', (points, months, tier) => {
    expect(earnedTier(points, months, thresholds)).toBe(tier)
  })

  it('up at the next run, down only after its last day, then straight to what was earned', () => {
    const run = at('2026-12-02T02:00:00')
    const gold = { tier: 'GOLD', validTo: at('2027-02-02T02:00:00') } as const
    expect(nextTier(gold, 'DIAMOND', run, 3)).toEqual({ tier: 'DIAMOND', validTo: at('2027-03-02T02:00:00') })
    expect(nextTier(gold, 'MEMBER', run, 3)).toEqual(gold)
    expect(nextTier(gold, 'GOLD', run, 3).validTo).toEqual(at('2027-03-02T02:00:00'))
    expect(nextTier(gold, 'MEMBER', at('2027-02-02T02:00:00'), 3).tier).toBe('MEMBER')
  })

  it('the run is on the 2nd at two, and its window the six full months before', () => {
    expect(runOf(at('2026-11-17T10:00:00'))).toEqual(at('2026-11-02T02:00:00'))
    expect(nextRunAfter(at('2026-11-17T10:00:00'))).toEqual(at('2026-12-02T02:00:00'))
    expect(nextRunAfter(at('2026-12-02T01:59:59'))).toEqual(at('2026-12-02T02:00:00'))
    expect(nextRunAfter(at('2026-12-02T02:00:00'))).toEqual(at('2027-01-02T02:00:00'))
    expect(latestRun(at('2027-01-01T23:00:00'))).toEqual(at('2026-12-02T02:00:00'))
    expect(windowOf(at('2027-01-02T02:00:00'), 6)).toEqual({ from: '2026-07-01', to: '2027-01-01' })
  })

  it('months are whole ones', () => {
    expect(monthsBetween(at('2026-08-31T10:00:00'), at('2026-11-30T10:00:00'))).toBe(2)
    expect(monthsBetween(at('2026-08-30T10:00:00'), at('2026-11-30T10:00:00'))).toBe(3)
  })
})
