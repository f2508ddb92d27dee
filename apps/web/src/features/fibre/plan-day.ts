import type { Lang } from '#contracts/language.ts'
import { formatDayMonth } from '#language/formats.ts'
import { formatWeekday } from '#language/weekdays.ts'
import { startOfYangonDay } from '#language/yangon-day.ts'

/** `Friday 20 November`: a day that people plan with, from `2026-11-20`. */
export function planDay(day: string, lang: Lang): string {
  const at = startOfYangonDay(day)
  const [weekday, date] = [formatWeekday(at, lang), formatDayMonth(at, lang)]
  return lang === 'my' ? `${date} ${weekday}` : `${weekday} ${date}`
}
