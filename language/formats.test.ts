import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDays,
  formatDuration,
  formatInteger,
  formatKyat,
  formatMegabytes,
  formatMinutes,
  formatTime,
} from './formats.ts'

const evening = '2026-11-14T18:00:00Z'

describe('S-018 digits are Latin in both languages', () => {
  const burmese = [
    formatKyat(15_000, 'my'),
    formatDate(evening, 'my'),
    formatDateTime(evening, 'my'),
    formatDayMonth(evening, 'my'),
    formatDays(30, 'my'),
    formatMinutes(100, 'my'),
    formatDuration(12, 'HOUR', 'my'),
    formatDuration(1, 'MONTH', 'my'),
  ]

  test.each(burmese)('%s', (text) => {
    expect(text).toMatch(/[0-9]/)
    expect(text).not.toMatch(/[၀-၉]/)
    expect(text).toBe(text.normalize('NFC'))
  })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-15_000, '-15,000'],
  [-0.2, '0'],
])('%d is written %s', (value, text) => {
  expect(formatInteger(value)).toBe(text)
})

test('money', () => {
  expect(formatKyat(15_000, 'en')).toBe('15,000 Ks')
  expect(formatKyat(15_000, 'my')).toBe('15,000 ကျပ်')
})

test('dates are of the Yangon day, six and a half hours ahead', () => {
  expect(formatDateTime(evening, 'en')).toBe('15 November 2026, 00:30')
  expect(formatDateTime(evening, 'my')).toBe('2026 ခုနှစ် နိုဝင်ဘာ 15 ရက် 00:30')
  expect(formatDate('2026-08-31T17:29:59Z', 'en')).toBe('31 August 2026')
  expect(formatDate('2026-08-31T17:29:59Z', 'my')).toBe('2026 ခုနှစ် ဩဂုတ် 31 ရက်')
  expect(formatDayMonth(Date.parse(evening), 'en')).toBe('15 November')
  expect(formatTime(evening)).toBe('00:30')
})

test('a broken date is a bug, not "Invalid Date" on a screen', () => {
  expect(() => formatDate('soon', 'en')).toThrow(RangeError)
})

test.each([
  [532, '532 MB'],
  [1_024, '1 GB'],
  [1_536, '1.5 GB'],
  [1_500, '1,500 MB'],
  [10_240, '10 GB'],
  [2_048_000, '2,000 GB'],
  [0, '0 MB'],
])('%d megabytes are %s', (megabytes, text) => {
  expect(formatMegabytes(megabytes)).toBe(text)
})

test('one day, two days; Burmese has one form', () => {
  expect([formatDays(1, 'en'), formatDays(30, 'en'), formatDays(1, 'my')]).toEqual([
    '1 day',
    '30 days',
    '1 ရက်',
  ])
  expect([formatMinutes(1, 'en'), formatMinutes(60, 'my')]).toEqual(['1 min', '60 မိနစ်'])
})
