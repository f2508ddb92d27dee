import { expect, it } from 'vitest'
import { lastDay } from './last-day.ts'

it.each([
  ['midnight belongs to the day before', '2026-11-21T17:30:00Z', '2026-11-21'],
  ['a moment after it to its own day', '2026-11-21T17:30:00.001Z', '2026-11-22'],
  ['noon too', '2026-11-22T05:30:00Z', '2026-11-22'],
])('%s in Yangon', (_, endsAt, day) => {
  expect(lastDay(new Date(endsAt))).toBe(day)
})
