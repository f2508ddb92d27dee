import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  daysFromTo,
  endOfYangonDay,
  startOfYangonDay,
  yangonDayAfter,
  yangonDayKey,
  yangonDayStart,
  yangonDayTimeText,
  yangonMonthsAfter,
  yangonTime,
  yangonTimeText,
} from './yangon-day.ts'

test('midnight in Yangon is 17:30 UTC', () => {
  expect(yangonDayKey('2026-11-14T17:29:59.999Z')).toBe('2026-11-14')
  expect(yangonDayKey('2026-11-14T17:30:00Z')).toBe('2026-11-15')
  expect(startOfYangonDay('2026-11-15').toISOString()).toBe('2026-11-14T17:30:00.000Z')
  expect(endOfYangonDay('2026-11-15').toISOString()).toBe('2026-11-15T17:30:00.000Z')
})

test('S-167 days are counted with both ends: the campaign of 2024 lasted 92', () => {
  expect(daysFromTo('2024-03-01', '2024-05-31')).toBe(92)
  expect(daysFromTo('2024-02-28', '2024-03-01')).toBe(3)
  expect(daysFromTo('2024-03-01', '2024-03-01')).toBe(1)
})

test('the day and its time, to the second', () => {
  expect(yangonDayTimeText('2026-11-15T17:35:00.999Z')).toBe('2026-11-16 00:05:00')
})

test('agrees with the time-zone database', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Yangon' })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (at) => {
        expect(yangonDayKey(at)).toBe(zone.format(at))
      },
    ),
  )
})

test('every moment lies in its own half-open day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (at) => {
        const key = yangonDayKey(at)
        expect(startOfYangonDay(key).getTime()).toBeLessThanOrEqual(at.getTime())
        expect(endOfYangonDay(key).getTime()).toBeGreaterThan(at.getTime())
      },
    ),
  )
})

test('days are added across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('the weekday is the one of Yangon', () => {
  expect(yangonTime('2026-11-14T18:00:00Z')).toEqual({
    year: 2026,
    month: 11,
    day: 15,
    weekday: 0,
    hour: 0,
    minute: 30,
  })
})

test('the day of a moment begins at midnight in Yangon, not in London', () => {
  expect(yangonDayStart('2026-11-15T17:29:59Z').toISOString()).toBe('2026-11-14T17:30:00.000Z')
  expect(yangonDayStart('2026-11-15T17:30:00Z').toISOString()).toBe('2026-11-15T17:30:00.000Z')
  expect(yangonDayAfter('2026-11-15T17:29:59Z', 7).toISOString()).toBe('2026-11-21T17:30:00.000Z')
  expect(yangonTimeText('2026-11-15T17:35:59Z')).toBe('00:05')
})

test('a month later is the same day, or the last one', () => {
  expect(yangonMonthsAfter('2026-01-31T05:00:00Z', 1).toISOString()).toBe('2026-02-28T05:00:00.000Z')
  expect(yangonMonthsAfter('2026-11-15T05:00:00Z', 2).toISOString()).toBe('2027-01-15T05:00:00.000Z')
})
