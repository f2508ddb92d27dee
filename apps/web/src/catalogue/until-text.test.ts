import { describe, expect, it } from 'vitest'
import type { Translate } from '../i18n/use-words.ts'
import { untilMoment, untilText } from './until-text.ts'

const t: Translate = (key, slots) => `${key} ${Object.values(slots ?? {}).join(' ')}`
const en = { t, lang: 'en' } as const

/** Monday 16 November, 13:00 in Yangon. */
const NOON = Date.parse('2026-11-16T06:30:00Z')
/** The same day at 23:30. */
const LATE = Date.parse('2026-11-16T17:00:00Z')
const days = (value: number) => ({ value, unit: 'DAY', endsAtMidnight: true }) as const
const nights = (value: number) => ({ ...days(value), throughNight: true }) as const

describe('valid until', () => {
  it.each([
    ['the day of buying is the first', days(1), NOON, 'packages.untilDay Mon 16 Nov'],
    ['late at night too', days(1), LATE, 'packages.untilDay Mon 16 Nov'],
    ['a week', days(7), NOON, 'packages.untilDay Sun 22 Nov'],
    ['a month, into the next one', days(30), NOON, 'packages.untilDay Tue 15 Dec'],
    ['times 24 hours', { ...days(7), endsAtMidnight: false }, NOON, 'packages.untilDay Mon 23 Nov'],
    ['one night, into its morning', nights(1), NOON, 'packages.untilMorning Tue 17 Nov'],
    ['seven nights', nights(7), LATE, 'packages.untilMorning Mon 23 Nov'],
  ] as const)('%s', (_, validity, from, text) => expect(untilText(validity, from, en)).toBe(text))

  it('an hour has no day, but a moment', () => {
    const hour = { value: 1, unit: 'HOUR', endsAtMidnight: false } as const
    expect(untilText(hour, NOON, en)).toBeNull()
    expect(untilMoment(hour, NOON, en)).toBe('account.dayAndTime Mon 16 Nov 14:00')
  })

  it('the moment: midnight is 23:59 of the day before, a night ends at 7:00', () => {
    expect(untilMoment(days(7), NOON, en)).toBe('account.dayAndTime Sun 22 Nov 23:59')
    expect(untilMoment(nights(1), NOON, en)).toBe('account.dayAndTime Tue 17 Nov 07:00')
  })

  it('in Burmese with its whole day and Latin digits', () => {
    const my = { t, lang: 'my' } as const
    expect(untilText(days(7), NOON, my)).toBe('packages.untilDay နိုဝင်ဘာ 22 ရက် တနင်္ဂနွေ')
    expect(untilText(nights(7), NOON, my)).toBe('packages.untilMorning နိုဝင်ဘာ 23 ရက်')
  })
})
