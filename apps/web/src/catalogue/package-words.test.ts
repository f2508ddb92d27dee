import { describe, expect, it } from 'vitest'
import type { Translate } from '../i18n/use-words.ts'
import { daysOf, formatRate, scopeText, totalOf, totalText, validityRule } from './package-words.ts'

const t: Translate = (key, slots) => `${key}${slots ? JSON.stringify(slots) : ''}`

describe('words of a package', () => {
  it.each([
    [0.4, '0.4'],
    [1, '1'],
    [142.7, '142.7'],
    [2128.6, '2,128.6'],
  ])('a rate of %s reads %s', (rate, text) => expect(formatRate(rate)).toBe(text))

  it('adds up what a package gives, and nothing beats unlimited', () => {
    const minutes = { unit: 'MIN', scope: 'ONNET' } as const
    expect(
      totalOf(
        [
          { ...minutes, value: 200 },
          { ...minutes, value: 30 },
        ],
        'MIN',
      ),
    ).toBe(230)
    expect(totalOf([{ ...minutes, value: 0, unlimited: true }], 'MIN')).toBe(Infinity)
    expect(totalOf([{ ...minutes, value: 5 }], 'MB')).toBe(0)
    expect(totalText(0, 'MB', 'en', t)).toBe('packages.none')
    expect(totalText(Infinity, 'MIN', 'en', t)).toBe('packages.unlimited')
    expect(totalText(5120, 'MB', 'my', t)).toBe('5 GB')
  })

  it('says when it ends', () => {
    expect(validityRule({ value: 7, unit: 'DAY', endsAtMidnight: true }, t)).toContain(
      'endsAtMidnight{"day":7}',
    )
    expect(validityRule({ value: 7, unit: 'DAY', endsAtMidnight: false }, t)).toContain('"hours":168')
    expect(validityRule({ value: 1, unit: 'HOUR', endsAtMidnight: false }, t)).toContain('endsAfterHours')
  })

  it('counts an hour as a part of a day and a month as thirty', () => {
    expect(daysOf({ value: 24, unit: 'HOUR', endsAtMidnight: false })).toBe(1)
    expect(daysOf({ value: 1, unit: 'MONTH', endsAtMidnight: true })).toBe(30)
  })

  it('the editors’ note says where it works, else the network does', () => {
    const night = {
      unit: 'MB',
      value: 1,
      scope: 'NIGHT',
      note: '23:00 to 7:00',
      noteMm: 'ည 23:00 မှ',
    } as const
    expect(scopeText(night, 'my', t)).toBe('ည 23:00 မှ')
    expect(scopeText(night, 'en', t)).toBe('23:00 to 7:00')
    expect(scopeText({ unit: 'MIN', value: 1, scope: 'ANY' }, 'en', t)).toBe('packages.scope.ANY')
    expect(scopeText({ unit: 'MB', value: 1, scope: 'ANY' }, 'en', t)).toBe('packages.dataAnywhere')
  })
})
