/**
 * Limits, campaigns and "today" follow the Yangon day. Myanmar has had one offset and no summer time for decades, so a
 * fixed offset is exact, and the same in every browser.
 */
const OFFSET_MS = 6.5 * 3_600_000
const DAY_MS = 86_400_000

/** A moment as callers hold it: an ISO text from the API, milliseconds, or a Date. */
export type Moment = string | number | Date

export type YangonTime = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

export function toMilliseconds(moment: Moment): number {
  const ms = typeof moment === 'string' ? Date.parse(moment) : Number(moment)
  if (!Number.isFinite(ms)) throw new RangeError(`not a moment: ${String(moment)}`)
  return ms
}

export function yangonTime(moment: Moment): YangonTime {
  const shifted = new Date(toMilliseconds(moment) + OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

/** `2026-11-15`: sorts as text, and names the day in limits and reports. */
export const yangonDayKey = (moment: Moment): string =>
  new Date(toMilliseconds(moment) + OFFSET_MS).toISOString().slice(0, 10)

/** `14:05` */
export const yangonTimeText = (moment: Moment): string =>
  new Date(toMilliseconds(moment) + OFFSET_MS).toISOString().slice(11, 16)

/** `2026-11-16 12:05:00` */
export const yangonDayTimeText = (moment: Moment): string =>
  new Date(toMilliseconds(moment) + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Midnight of the day a moment falls on. */
export const yangonDayStart = (moment: Moment): Date => startOfYangonDay(yangonDayKey(moment))

/** The start of the day this many days later. */
export const yangonDayAfter = (moment: Moment, days: number): Date =>
  new Date(yangonDayStart(moment).getTime() + days * DAY_MS)

/** Same day of another month, or its last; the hour stays. */
export function yangonMonthsAfter(moment: Moment, months: number): Date {
  const local = new Date(toMilliseconds(moment) + OFFSET_MS)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return new Date(local.getTime() - OFFSET_MS)
}

/** The start of the month this many months ahead; 0 is the present month. */
export const yangonMonthStart = (moment: Moment, months = 0): Date =>
  startOfYangonDay(`${yangonDayKey(yangonMonthsAfter(moment, months)).slice(0, 7)}-01`)

/** First millisecond of the day. */
export const startOfYangonDay = (dayKey: string): Date =>
  new Date(Date.parse(`${dayKey}T00:00:00Z`) - OFFSET_MS)

/** First millisecond after the day: ranges are half-open. */
export const endOfYangonDay = (dayKey: string): Date => new Date(startOfYangonDay(dayKey).getTime() + DAY_MS)

/** Both ends counted: a campaign from Monday to Tuesday lasts two days. */
export const daysFromTo = (firstKey: string, lastKey: string): number =>
  Math.round((Date.parse(lastKey) - Date.parse(firstKey)) / DAY_MS) + 1

export const addDays = (dayKey: string, days: number): string =>
  new Date(Date.parse(`${dayKey}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
