import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOfDay, isOpen, minutesOf, openState, wrongHours, type HoursSpan } from './open-hours.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const daily = (open: string, close: string, days = EVERY_DAY): HoursSpan[] =>
  days.map((day) => ({ day, open, close }))
const WEEKDAYS = daily('09:00', '18:00', [1, 2, 3, 4, 5])
const NOON_BREAK = [...daily('08:30', '12:00'), ...daily('13:00', '17:30')]
const NIGHT = [...daily('20:00', '24:00'), ...daily('00:00', '02:00')]

const shop = (
  hours: readonly HoursSpan[],
  more: { holidayClosures?: string[]; closedUntil?: string | null } = {},
) => ({
  hours,
  holidayClosures: more.holidayClosures ?? [],
  closedUntil: more.closedUntil ?? null,
})

/** `2026-11-16 18:20` as it is read on a clock in Yangon; that day is a Monday. */
const yangon = (text: string) => `${text.replace(' ', 'T')}${text.length > 16 ? '' : ':00'}+06:30`

/** A state in one line, as a table can hold it. */
function said(place: Parameters<typeof openState>[0], text: string): string {
  const state = openState(place, yangon(text))
  switch (state.says) {
    case 'always':
      return 'always'
    case 'openUntil':
      return `until ${state.time}`
    case 'closesIn':
      return `${state.minutes} min, ${state.time}`
    case 'closed':
      return `closed, ${state.because}`
    default: {
      const day =
        state.says === 'opensOn' ? ` ${new Date(+state.at + 6.5 * 3_600_000).toISOString().slice(0, 10)}` : ''
      return `${state.says}${day} ${state.time}, ${state.because}`
    }
  }
}

describe('one span a day', () => {
  it.each([
    ['2026-11-16 00:00', 'opensToday 09:00, hours'],
    ['2026-11-16 08:59', 'opensToday 09:00, hours'],
    ['2026-11-16 08:59:59', 'opensToday 09:00, hours'],
    ['2026-11-16 09:00', 'until 18:00'],
    ['2026-11-16 12:00', 'until 18:00'],
    ['2026-11-16 16:59', 'until 18:00'],
    ['2026-11-16 17:00', '60 min, 18:00'],
    ['2026-11-16 17:20', '40 min, 18:00'],
    ['2026-11-16 17:20:30', '40 min, 18:00'],
    ['2026-11-16 17:59', '1 min, 18:00'],
    ['2026-11-16 17:59:59', '1 min, 18:00'],
    ['2026-11-16 18:00', 'opensTomorrow 09:00, hours'],
    ['2026-11-16 23:59:59', 'opensTomorrow 09:00, hours'],
    // Friday evening: Saturday and Sunday have no hours.
    ['2026-11-20 18:00', 'opensOn 2026-11-23 09:00, hours'],
    ['2026-11-21 10:00', 'opensOn 2026-11-23 09:00, hours'],
    ['2026-11-22 10:00', 'opensTomorrow 09:00, hours'],
  ])('at %s: %s', (at, expected) => expect(said(shop(WEEKDAYS), at)).toBe(expected))
})

describe('two spans a day', () => {
  it.each([
    ['2026-11-16 08:00', 'opensToday 08:30, hours'],
    ['2026-11-16 10:59', 'until 12:00'],
    ['2026-11-16 11:30', '30 min, 12:00'],
    ['2026-11-16 12:00', 'opensToday 13:00, hours'],
    ['2026-11-16 12:59', 'opensToday 13:00, hours'],
    ['2026-11-16 13:00', 'until 17:30'],
    ['2026-11-16 17:00', '30 min, 17:30'],
    ['2026-11-16 17:30', 'opensTomorrow 08:30, hours'],
  ])('at %s: %s', (at, expected) => expect(said(shop(NOON_BREAK), at)).toBe(expected))

  it('written in any order mean the same', () => {
    const turned = shop([...NOON_BREAK].reverse())
    for (const at of ['2026-11-16 10:00', '2026-11-16 12:30', '2026-11-16 15:00', '2026-11-16 19:00'])
      expect(said(turned, at)).toBe(said(shop(NOON_BREAK), at))
  })

  it('that touch are one', () => {
    const touching = shop([...daily('09:00', '12:00'), ...daily('12:00', '18:00')])
    expect(said(touching, '2026-11-16 11:50')).toBe('until 18:00')
  })

  it('that overlap, as old rows may, are one', () => {
    const overlapping = shop([...daily('09:00', '14:00'), ...daily('12:00', '18:00')])
    expect(said(overlapping, '2026-11-16 13:50')).toBe('until 18:00')
    expect(said(shop([...daily('09:00', '18:00'), ...daily('10:00', '11:00')]), '2026-11-16 10:59')).toBe(
      'until 18:00',
    )
  })
})

describe('over midnight', () => {
  it.each([
    ['2026-11-16 19:00', 'opensToday 20:00, hours'],
    ['2026-11-16 21:00', 'until 02:00'],
    ['2026-11-17 00:30', 'until 02:00'],
    ['2026-11-17 01:20', '40 min, 02:00'],
    ['2026-11-17 02:00', 'opensToday 20:00, hours'],
  ])('from 20:00 to 24:00 and from 0:00 to 2:00, at %s: %s', (at, expected) =>
    expect(said(shop(NIGHT), at)).toBe(expected),
  )

  it.each([
    ['2026-11-16 20:00', 'until 24:00'],
    ['2026-11-16 23:30', '30 min, 24:00'],
    ['2026-11-16 23:59:59', '1 min, 24:00'],
    ['2026-11-17 00:00', 'opensToday 09:00, hours'],
  ])('a close at 24:00, at %s: %s', (at, expected) =>
    expect(said(shop(daily('09:00', '24:00')), at)).toBe(expected),
  )

  it('never closing is said so', () => {
    expect(said(shop(daily('00:00', '24:00')), '2026-11-16 23:59')).toBe('always')
  })

  it('a holiday ends even that at midnight', () => {
    const place = shop(daily('00:00', '24:00'), { holidayClosures: ['2026-11-17'] })
    expect(said(place, '2026-11-16 12:00')).toBe('until 24:00')
    expect(said(place, '2026-11-16 23:30')).toBe('30 min, 24:00')
    expect(said(place, '2026-11-17 12:00')).toBe('opensTomorrow 00:00, holiday')
  })
})

describe('holidays', () => {
  const place = shop(daily('09:00', '18:00'), {
    holidayClosures: ['2026-11-24', '2027-04-13', '2027-04-14', '2027-04-15', '2027-04-16', '2027-04-17'],
  })
  it.each([
    ['2026-11-23 17:30', '30 min, 18:00'],
    ['2026-11-23 18:00', 'opensOn 2026-11-25 09:00, hours'],
    ['2026-11-24 00:00', 'opensTomorrow 09:00, holiday'],
    ['2026-11-24 12:00', 'opensTomorrow 09:00, holiday'],
    ['2026-11-24 23:59:59', 'opensTomorrow 09:00, holiday'],
    ['2026-11-25 09:00', 'until 18:00'],
    ['2027-04-12 20:00', 'opensOn 2027-04-18 09:00, hours'],
    ['2027-04-15 10:00', 'opensOn 2027-04-18 09:00, holiday'],
  ])('at %s: %s', (at, expected) => expect(said(place, at)).toBe(expected))
})

describe('closed for a while', () => {
  const place = shop(WEEKDAYS, { closedUntil: '2026-11-18' })
  it.each([
    ['2026-11-16 12:00', 'opensOn 2026-11-18 09:00, closure'],
    ['2026-11-17 12:00', 'opensTomorrow 09:00, closure'],
    ['2026-11-17 23:59:59', 'opensTomorrow 09:00, closure'],
    ['2026-11-18 00:00', 'opensToday 09:00, hours'],
    ['2026-11-18 09:00', 'until 18:00'],
    ['2027-01-04 10:00', 'until 18:00'],
  ])('at %s: %s', (at, expected) => expect(said(place, at)).toBe(expected))

  it('until a day without hours, it opens on the next that has some', () => {
    expect(said(shop(WEEKDAYS, { closedUntil: '2026-11-21' }), '2026-11-16 12:00')).toBe(
      'opensOn 2026-11-23 09:00, closure',
    )
  })

  it('until a day far ahead, that day is named', () => {
    expect(said(shop(WEEKDAYS, { closedUntil: '2027-06-01' }), '2026-11-16 12:00')).toBe(
      'opensOn 2027-06-01 09:00, closure',
    )
  })
})

describe('hours that say nothing', () => {
  it.each([
    ['none at all', shop([]), 'closed, hours'],
    ['none at all, on a holiday', shop([], { holidayClosures: ['2026-11-16'] }), 'closed, holiday'],
    ['none at all, closed for a while', shop([], { closedUntil: '2026-12-01' }), 'closed, closure'],
    ['an end before the beginning', shop(daily('18:00', '09:00')), 'closed, hours'],
    ['an end at the beginning', shop(daily('09:00', '09:00')), 'closed, hours'],
  ])('%s', (_, place, expected) => expect(said(place, '2026-11-16 12:00')).toBe(expected))
})

describe('whatever the phone thinks', () => {
  it.each([
    '2026-11-16T17:20:00+06:30',
    '2026-11-16T10:50:00Z',
    '2026-11-16T05:50:00-05:00',
    '2026-11-16T19:50:00+09:00',
  ])('%s is the same moment in Yangon', (at) =>
    expect(openState(shop(WEEKDAYS), at)).toMatchObject({ says: 'closesIn', minutes: 40 }),
  )

  it('a moment comes as text, milliseconds or a date', () => {
    const at = new Date(yangon('2026-11-16 10:00'))
    expect(openState(shop(WEEKDAYS), at)).toEqual(openState(shop(WEEKDAYS), at.getTime()))
    expect(openState(shop(WEEKDAYS), at)).toEqual(openState(shop(WEEKDAYS), at.toISOString()))
  })

  it('the next change is in the future, and one moment later the answer has changed', () => {
    const places = [
      shop(WEEKDAYS),
      shop(NOON_BREAK),
      shop(NIGHT),
      shop(daily('09:00', '24:00'), { holidayClosures: ['2026-11-24'] }),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.date({ min: new Date('2026-11-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
        (place, at) => {
          const before = openState(place, at)
          if (!('at' in before)) return
          expect(before.at.getTime()).toBeGreaterThan(at.getTime())
          expect(isOpen(openState(place, before.at.getTime() - 1))).toBe(isOpen(before))
          expect(isOpen(openState(place, before.at))).toBe(!isOpen(before))
        },
      ),
    )
  })
})

describe('hours as they are written', () => {
  it('a time is minutes of the day', () => {
    expect([minutesOf('00:00'), minutesOf('09:30'), minutesOf('24:00')]).toEqual([0, 570, 1440])
  })

  it('the spans of a day stand in order', () => {
    expect(hoursOfDay([...NOON_BREAK].reverse(), 3)).toEqual([
      { day: 3, open: '08:30', close: '12:00' },
      { day: 3, open: '13:00', close: '17:30' },
    ])
  })

  it.each([
    ['right', NOON_BREAK, null],
    ['touching', [...daily('09:00', '12:00'), ...daily('12:00', '18:00')], null],
    [
      'overlapping',
      [
        { day: 1, open: '09:00', close: '13:00' },
        { day: 1, open: '12:00', close: '18:00' },
      ],
      2,
    ],
    [
      'one inside the other',
      [
        { day: 1, open: '09:00', close: '18:00' },
        { day: 1, open: '12:00', close: '13:00' },
      ],
      2,
    ],
    [
      'twice the same',
      [
        { day: 1, open: '09:00', close: '18:00' },
        { day: 1, open: '09:00', close: '18:00' },
      ],
      2,
    ],
    [
      'the same on two days',
      [
        { day: 1, open: '09:00', close: '18:00' },
        { day: 2, open: '09:00', close: '18:00' },
      ],
      null,
    ],
    ['backwards', daily('18:00', '09:00', [1]), 1],
  ])('%s', (_, hours, expected) => expect(wrongHours(hours)?.length ?? null).toBe(expected))
})
