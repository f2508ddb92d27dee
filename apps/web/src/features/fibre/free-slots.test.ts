import { describe, expect, it } from 'vitest'
import { freeOn, isFree, offeredVisits } from './free-slots.ts'

const day = {
  day: '2026-11-20',
  slots: [
    { slot: 'AM' as const, free: false },
    { slot: 'PM' as const, free: true },
    { slot: 'EVE' as const, free: false },
  ],
}

describe('free slots', () => {
  it('a day has as many as are free', () => {
    expect(freeOn(day)).toBe(1)
    expect([isFree(day, 'AM'), isFree(day, 'PM')]).toEqual([false, true])
  })

  it('reads what a refusal offers, and nothing else', () => {
    expect(offeredVisits('2026-11-20 AM,2026-11-21 EVE')).toEqual([
      { day: '2026-11-20', slot: 'AM' },
      { day: '2026-11-21', slot: 'EVE' },
    ])
    expect(offeredVisits('')).toEqual([])
    expect(offeredVisits('2026-11-20 NOON,tomorrow AM')).toEqual([])
    expect(offeredVisits(undefined)).toEqual([])
  })
})
