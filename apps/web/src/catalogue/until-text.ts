import type { VasPackage } from '#contracts/packages.ts'
import { formatDayMonth, formatTime } from '#language/formats.ts'
import { validUntil } from '#language/valid-until.ts'
import { formatPlanDay } from '#language/weekdays.ts'
import type { UsedWords } from '../i18n/use-words.ts'

type Words = Pick<UsedWords, 't' | 'lang'>
type Validity = VasPackage['validity']

/** A package that ends at midnight ends on the day before; one that ends in the morning or to the minute ends then. */
const lastMoment = (validity: Validity, from: number): number => {
  const end = validUntil(validity, new Date(from)).getTime()
  return validity.endsAtMidnight && !validity.throughNight ? end - 1 : end
}

/** `Valid until Thu 19 Nov`, if bought now. An hour has no date, and a night package ends in the morning. */
export function untilText(validity: Validity, from: number, { t, lang }: Words): string | null {
  if (validity.unit === 'HOUR') return null
  const last = lastMoment(validity, from)
  if (!validity.throughNight) return t('packages.untilDay', { day: formatPlanDay(last, lang) })
  // With the hour, the Burmese text would not fit a line.
  const day = lang === 'my' ? formatDayMonth(last, lang) : formatPlanDay(last, lang)
  return t('packages.untilMorning', { day })
}

/** `Thu 19 Nov, 23:59`, for screens where money is about to move. */
export function untilMoment(validity: Validity, from: number, { t, lang }: Words): string {
  const last = lastMoment(validity, from)
  return t('account.dayAndTime', { day: formatPlanDay(last, lang), time: formatTime(last) })
}
