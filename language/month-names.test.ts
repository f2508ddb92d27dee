import { expect, it } from 'vitest'
import { formatMonth, shortMonth, shortWeekday } from './month-names.ts'

it('months and days in both languages, whole and short', () => {
  expect([formatMonth('2026-11', 'en'), formatMonth('2026-11-20', 'my')]).toEqual(['November', 'နိုဝင်ဘာ'])
  expect([shortMonth('2026-01', 'en'), shortMonth('2026-12', 'my')]).toEqual(['Jan', 'ဒီ'])
  expect([shortWeekday('2026-11-20', 'en'), shortWeekday('2026-11-22', 'my')]).toEqual(['Fri', 'တနင်္ဂ'])
})
