import { describe, expect, it } from 'vitest'
import { ageOf, secondsSince, urgencyOf } from './age.ts'

describe('age of a piece of work', () => {
  it.each([
    [-5, 'age.seconds', { n: 0 }],
    [59, 'age.seconds', { n: 59 }],
    [60, 'age.minutes', { n: 1 }],
    [3599, 'age.minutes', { n: 59 }],
    [3600, 'age.hours', { n: 1 }],
    [7800, 'age.hoursMinutes', { h: 2, m: 10 }],
    [26 * 3600 + 900, 'age.hours', { n: 26 }],
    [48 * 3600, 'age.days', { n: 2 }],
  ])('%i seconds', (seconds, key, slots) => {
    expect(ageOf(seconds)).toEqual([key, slots])
  })

  it('is counted from the moment', () => {
    expect(secondsSince('2026-11-16T00:00:00Z', Date.parse('2026-11-16T00:01:30Z'))).toBe(90)
  })

  it('warns from four fifths of the limit on', () => {
    expect([799, 800, 1000].map((age) => urgencyOf(age, 1000))).toEqual(['calm', 'soon', 'late'])
  })
})
