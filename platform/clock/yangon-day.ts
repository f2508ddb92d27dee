const OFFSET_MS = 6.5 * 3_600_000
const DAY_MS = 86_400_000

/** Midnight in Yangon, where "today" is. There is no summer time. */
export const yangonDayStart = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)

/** The first moment of the day so many days later. */
export const yangonDayAfter = (moment: Date, days: number): Date =>
  new Date(yangonDayStart(moment).getTime() + days * DAY_MS)

/** `14:05` */
export const yangonTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(11, 16)

/** `2026-11-22` */
export const yangonDate = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** Same day of another month, or its last. */
export function yangonMonthsAfter(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + OFFSET_MS)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return new Date(local.getTime() - OFFSET_MS)
}
