import { describe, expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { askedOverlap, overlapOf, yesTo } from './overlap.ts'

const NOW = Date.parse('2026-11-15T07:40:00.000Z')
const AN_HOUR_AGO = Date.parse('2026-11-15T06:35:00.000Z')
const LONG_AGO = Date.parse('2026-11-13T06:35:00.000Z')

const week = { code: 'WEEK', overlap: 'STACK_EXTEND', maxActive: 1 } as const
const running = {
  packageId: 'WEEK',
  startedAt: new Date(LONG_AGO).toISOString(),
  expiresAt: '2026-11-20T17:30:00.000Z',
  origin: 'SELF',
  autoRenew: false,
  undoUntil: null,
  transactionId: newMoveId(LONG_AGO),
} as const
const asks = (facts: Record<string, string>) => ({ code: 'PACKAGE_OVERLAP', facts })

describe('what buying does to one that runs', () => {
  it('is nothing when none runs', () => {
    expect(overlapOf(week, [{ ...running, packageId: 'OTHER' }], null, NOW)).toBeNull()
  })

  it('follows the rule of the package, and midnight belongs to the day before', () => {
    expect(overlapOf(week, [running], null, NOW)).toEqual({
      rule: 'STACK_EXTEND',
      until: Date.parse('2026-11-20T17:29:59.999Z'),
      newUntil: null,
      bought: null,
      toldUntil: '2026-11-13T06:35:00.000Z',
    })
  })

  it('a yes is for the purchases on the screen: not for gifts, not for a period renewed ahead', () => {
    const later = { ...running, startedAt: '2026-11-15T07:00:00.000Z' }
    const ahead = { ...running, startedAt: '2026-11-20T17:30:00.000Z' }
    const told = (...held: (typeof later)[]) => overlapOf(week, held, null, NOW)?.toldUntil
    expect(told(running, ahead)).toBe(running.startedAt)
    expect(told(running, later)).toBe(later.startedAt)
    expect(overlapOf(week, [{ ...later, origin: 'GIFT' }], null, NOW)?.toldUntil).toBe(
      '1970-01-01T00:00:00.000Z',
    )
    const asked = overlapOf(week, [running], null, NOW)
    expect(yesTo(asked, true)).toEqual({ acceptOverlap: true, toldUntil: running.startedAt })
    expect(yesTo(asked, false)).toEqual({ acceptOverlap: false })
    expect(yesTo(null, true), 'nothing was asked').toEqual({ acceptOverlap: true })
  })

  it('names the minute in which its owner bought it today', () => {
    const lately = { ...running, transactionId: newMoveId(AN_HOUR_AGO) }
    const bought = { at: '13:05', on: '2026-11-15' }
    expect(overlapOf(week, [running, lately], null, NOW)?.bought).toEqual(bought)
    const renews = { ...lately, autoRenew: true }
    expect(overlapOf(week, [renews], null, NOW)?.bought, 'renewed by itself').toBeNull()
    expect(overlapOf(week, [{ ...renews, undoUntil: 'soon' }], null, NOW)?.bought).toEqual(bought)
    expect(overlapOf(week, [{ ...lately, origin: 'GIFT' }], null, NOW)?.bought).toBeNull()
  })

  it('is a stop when as many run beside each other as may', () => {
    const beside = { ...week, overlap: 'STACK_PARALLEL', maxActive: 2 } as const
    expect(overlapOf(beside, [running], null, NOW)?.rule).toBe('STACK_PARALLEL')
    expect(overlapOf(beside, [running, running], null, NOW)?.rule).toBe('BLOCK')
  })

  it('takes the dates and the minute of the server when it warns', () => {
    const facts = {
      date: '2026-11-20',
      newDate: '2026-11-27',
      rule: 'STACK_EXTEND',
      at: '14:05',
      on: '2026-11-15',
      toldUntil: '2026-11-15T07:35:12.345Z',
    }
    expect(overlapOf(week, [], asks(facts), NOW)).toEqual({
      rule: 'STACK_EXTEND',
      until: '2026-11-20T12:00:00+06:30',
      newUntil: '2026-11-27T12:00:00+06:30',
      bought: { at: '14:05', on: '2026-11-15' },
      toldUntil: '2026-11-15T07:35:12.345Z',
    })
  })

  it('asks again for what overlaps with nothing and was bought minutes ago', () => {
    const facts = { rule: 'AGAIN', at: '14:05', on: '2026-11-15' }
    const bought = { at: '14:05', on: '2026-11-15' }
    const asked = { rule: 'AGAIN', until: null, newUntil: null, bought, toldUntil: null }
    expect(overlapOf(week, [], asks(facts), NOW)).toEqual(asked)
    expect(askedOverlap(asks(facts))).toEqual(asked)
    expect(askedOverlap({ code: 'PRICE_CHANGED', facts })).toBeNull()
  })
})
