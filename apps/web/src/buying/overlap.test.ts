import { describe, expect, it } from 'vitest'
import { overlapOf } from './overlap.ts'

const week = { code: 'WEEK', overlap: 'STACK_EXTEND', maxActive: 1 } as const
const running = { packageId: 'WEEK', expiresAt: '2026-11-20T17:30:00.000Z' }

describe('what buying does to one that runs', () => {
  it('is nothing when none runs', () => {
    expect(overlapOf(week, [{ ...running, packageId: 'OTHER' }], null)).toBeNull()
  })

  it('follows the rule of the package, and midnight belongs to the day before', () => {
    expect(overlapOf(week, [running], null)).toEqual({
      rule: 'STACK_EXTEND',
      until: Date.parse('2026-11-20T17:29:59.999Z'),
      newUntil: null,
    })
  })

  it('is a stop when as many run beside each other as may', () => {
    const beside = { ...week, overlap: 'STACK_PARALLEL', maxActive: 2 } as const
    expect(overlapOf(beside, [running], null)?.rule).toBe('STACK_PARALLEL')
    expect(overlapOf(beside, [running, running], null)?.rule).toBe('BLOCK')
  })

  it('takes the dates of the server when it warns', () => {
    const facts = { date: '2026-11-20', newDate: '2026-11-27', rule: 'STACK_EXTEND' }
    expect(overlapOf(week, [], { code: 'PACKAGE_OVERLAP', facts })).toEqual({
      rule: 'STACK_EXTEND',
      until: '2026-11-20T12:00:00+06:30',
      newUntil: '2026-11-27T12:00:00+06:30',
    })
  })
})
