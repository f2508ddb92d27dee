import { yangonDayAfter, yangonDayStart, yangonMonthsAfter } from '#language/yangon-day.ts'
import type { CataloguePackage } from './stored-catalogue.ts'

const HOUR_MS = 3_600_000

/**
 * The first moment at which it has ended. With `endsAtMidnight` the day it begins counts as the first: seven days are
 * over at the midnight after the seventh.
 */
export function validUntil({ value, unit, endsAtMidnight }: CataloguePackage['validity'], from: Date): Date {
  if (unit === 'HOUR') return new Date(from.getTime() + value * HOUR_MS)
  if (unit === 'MONTH') {
    const end = yangonMonthsAfter(from, value)
    return endsAtMidnight ? yangonDayStart(end) : end
  }
  return endsAtMidnight ? yangonDayAfter(from, value) : new Date(from.getTime() + value * 24 * HOUR_MS)
}
