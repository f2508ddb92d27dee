import { yangonDayAfter, yangonDayStart, yangonMonthsAfter } from './yangon-day.ts'

export type Validity = {
  readonly value: number
  readonly unit: 'HOUR' | 'DAY' | 'MONTH'
  readonly endsAtMidnight: boolean
  readonly throughNight?: boolean | undefined
}

const HOUR_MS = 3_600_000
/** Night data works from 23:00 to 7:00. */
const NIGHT_ENDS_AFTER_MS = 7 * HOUR_MS

/**
 * The first moment at which it has ended, the same for who sells it and for who reads the card. With `endsAtMidnight` the
 * day it begins counts as the first: seven days are over at the midnight after the seventh. With `throughNight` the night
 * that begins on its last day counts whole: it is over in the morning.
 */
export function validUntil(validity: Validity, from: Date): Date {
  const end = endOf(validity, from)
  return validity.throughNight ? new Date(end.getTime() + NIGHT_ENDS_AFTER_MS) : end
}

function endOf({ value, unit, endsAtMidnight }: Validity, from: Date): Date {
  if (unit === 'HOUR') return new Date(from.getTime() + value * HOUR_MS)
  if (unit === 'MONTH') {
    const end = yangonMonthsAfter(from, value)
    return endsAtMidnight ? yangonDayStart(end) : end
  }
  return endsAtMidnight ? yangonDayAfter(from, value) : new Date(from.getTime() + value * 24 * HOUR_MS)
}
