import { expect, it } from 'vitest'
import { formatDataLeft } from './data-left.ts'
import { formatWeekday } from './weekdays.ts'

it.each([
  [0, '0 MB'],
  [1_023, '1,023 MB'],
  [1_024, '1 GB'],
  [2_662, '2.5 GB'],
  [2_663, '2.6 GB'],
  [5_119, '4.9 GB'],
  [5_120, '5 GB'],
])('%i MB at a glance: %s', (megabytes, text) => {
  expect(formatDataLeft(megabytes)).toBe(text)
})

it('days of the week are those of Yangon, in both languages', () => {
  expect(formatWeekday('2026-11-14T17:30:00Z', 'en')).toBe('Sunday')
  expect(formatWeekday('2026-11-19T05:00:00Z', 'my')).toBe('ကြာသပတေး')
})
