import { startOfYangonDay, yangonDayKey, yangonMonthsAfter } from '#language/yangon-day.ts'

const HOUR_MS = 3_600_000

/** Tiers are updated on the 2nd of a month at 02:00: by then all points of the month before have been credited. */
export const runOf = (moment: Date): Date =>
  new Date(startOfYangonDay(`${yangonDayKey(moment).slice(0, 7)}-02`).getTime() + 2 * HOUR_MS)

/** The first run after that time. */
export function nextRunAfter(moment: Date): Date {
  const own = runOf(moment)
  return own > moment ? own : runOf(yangonMonthsAfter(own, 1))
}
