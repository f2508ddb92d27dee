import { spansOfDay, type OpenHours } from './open-hours.ts'
import { addDays, toMilliseconds, yangonDayKey, type Moment } from './yangon-day.ts'

/** Nothing is promised beyond this: a calendar without hours would never end. */
const DAYS_AHEAD = 400

/**
 * The time at which this much working time has passed. Only spans of the calendar count; holidays have none. Time that starts outside of
 * them starts with the next span.
 */
export function afterWorkingTime(
  calendar: Omit<OpenHours, 'closedUntil'>,
  from: Moment,
  milliseconds: number,
): Date {
  const start = toMilliseconds(from)
  let left = milliseconds
  const first = yangonDayKey(start)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(first, ahead)
    if (calendar.holidayClosures.includes(day)) continue
    for (const span of spansOfDay(calendar.hours, day)) {
      const begin = Math.max(span.from, start)
      if (begin >= span.to) continue
      if (left <= span.to - begin) return new Date(begin + left)
      left -= span.to - begin
    }
  }
  throw new RangeError('a calendar without working time')
}
