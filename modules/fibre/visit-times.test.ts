import { expect, it } from 'vitest'
import { isOffered, moveUntil, offeredDays, visitText } from './visit-times.ts'

const now = new Date('2026-11-16T23:30:00+06:30')
const window = { fromDays: 2, toDays: 14 }

it('visits are from the day after tomorrow on, thirteen days', () => {
  const days = offeredDays(now, window)
  expect([days.length, days[0], days.at(-1)]).toEqual([13, '2026-11-18', '2026-11-30'])
  expect(isOffered({ day: '2026-11-17' }, now, window)).toBe(false)
  expect(isOffered({ day: '2026-11-30' }, now, window)).toBe(true)
  expect(isOffered({ day: '2026-12-01' }, now, window)).toBe(false)
})

it('can be moved until 18:00 of the day before, in Yangon', () => {
  expect(moveUntil({ day: '2026-11-20' }, 18).toISOString()).toBe('2026-11-19T11:30:00.000Z')
})

it('is told in few letters', () => {
  expect(visitText({ day: '2026-11-20', slot: 'EVE' })).toBe('20/11 17-20')
})
