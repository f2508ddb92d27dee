import type { Lang } from './lang.ts'
import { formatDayMonth } from './formats.ts'
import { yangonTime, type Moment } from './yangon-day.ts'

/** Sunday first, as `weekday` counts. */
const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  my: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
} as const

export const SHORT_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const SHORT_MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

/** 0 is Sunday. */
export const weekdayName = (weekday: number, lang: Lang): string => WEEKDAYS[lang][weekday] ?? ''

export const formatWeekday = (moment: Moment, lang: Lang): string =>
  weekdayName(yangonTime(moment).weekday, lang)

/** `Thu 19 Nov`: a day one plans with. Burmese has no short form of its days. */
export function formatPlanDay(moment: Moment, lang: Lang): string {
  if (lang === 'my') return `${formatDayMonth(moment, lang)} ${formatWeekday(moment, lang)}`
  const { weekday, day, month } = yangonTime(moment)
  return `${SHORT_DAYS[weekday]} ${day} ${SHORT_MONTHS[month - 1]}`
}
