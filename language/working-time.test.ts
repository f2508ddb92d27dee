import { describe, expect, it } from 'vitest'
import { afterWorkingTime } from './working-time.ts'

const HOUR = 3_600_000
const days = [0, 1, 2, 3, 4, 5, 6]
const week = days.map((day) => ({ day, open: '09:00', close: '17:00' }))
const at = (text: string) => new Date(`${text}+06:30`)

describe('working time', () => {
  it.each([
    ['inside one span', '2026-11-16T10:00', 4, '2026-11-16T14:00'],
    ['up to the end of it', '2026-11-16T10:00', 7, '2026-11-16T17:00'],
    ['into the next day', '2026-11-16T16:00', 4, '2026-11-17T12:00'],
    ['over several days', '2026-11-16T09:00', 24, '2026-11-18T17:00'],
    ['from the evening before', '2026-11-16T21:00', 1, '2026-11-17T10:00'],
    ['from before it opens', '2026-11-16T03:00', 1, '2026-11-16T10:00'],
  ])('%s', (_, from, hours, until) => {
    expect(afterWorkingTime({ hours: week, holidayClosures: [] }, at(from), hours * HOUR)).toEqual(at(until))
  })

  it('lunch and holidays do not count', () => {
    const hours = days.flatMap((day) => [
      { day, open: '09:00', close: '12:00' },
      { day, open: '13:00', close: '17:00' },
    ])
    const calendar = { hours, holidayClosures: ['2026-11-17'] }
    expect(afterWorkingTime(calendar, at('2026-11-16T11:00'), 2 * HOUR)).toEqual(at('2026-11-16T14:00'))
    expect(afterWorkingTime(calendar, at('2026-11-16T16:00'), 2 * HOUR)).toEqual(at('2026-11-18T10:00'))
  })

  it('round the clock loses no minute at midnight', () => {
    const hours = days.map((day) => ({ day, open: '00:00', close: '24:00' }))
    expect(afterWorkingTime({ hours, holidayClosures: [] }, at('2026-11-16T22:30'), 50 * HOUR)).toEqual(
      at('2026-11-19T00:30'),
    )
  })

  it('a calendar without hours promises nothing', () => {
    expect(() => afterWorkingTime({ hours: [], holidayClosures: [] }, at('2026-11-16T09:00'), HOUR)).toThrow(
      'without working time',
    )
  })
})
