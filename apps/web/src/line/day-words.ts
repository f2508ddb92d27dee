import { formatDayMonth, formatTime } from '#language/formats.ts'
import { formatWeekday } from '#language/weekdays.ts'
import { addDays, startOfYangonDay, yangonDayKey, type Moment } from '#language/yangon-day.ts'
import { now } from '../clock/now.ts'
import type { UsedWords } from '../i18n/use-words.ts'

type Words = Pick<UsedWords, 't' | 'lang'>

/** `today`, `tomorrow`, `Thursday`, `10 December`: as one would say it. Days of Yangon. */
export function dayWords(day: string, { t, lang }: Words): string {
  const today = yangonDayKey(now())
  if (day === today) return t('account.today')
  if (day === addDays(today, 1)) return t('account.tomorrow')
  if (day === addDays(today, -1)) return t('account.yesterday')
  const moment = startOfYangonDay(day)
  return day > today && day < addDays(today, 7) ? formatWeekday(moment, lang) : formatDayMonth(moment, lang)
}

/** The last moment of something: what ends at midnight ends on the day before. */
export const lastDayWords = (end: Moment, words: Words): string =>
  dayWords(yangonDayKey(new Date(end).getTime() - 1), words)

/** `tomorrow, 23:59` */
export const lastMomentWords = (end: Moment, words: Words): string => {
  const last = new Date(end).getTime() - 1
  return words.t('account.dayAndTime', { day: dayWords(yangonDayKey(last), words), time: formatTime(last) })
}
