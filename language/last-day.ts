import { toMilliseconds, yangonDayKey, type Moment } from './yangon-day.ts'

/** The last day something still works: what ends at midnight ends with the day before. */
export const lastDay = (endsAt: Moment): string => yangonDayKey(toMilliseconds(endsAt) - 1)
