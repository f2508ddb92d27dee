import type { Lang } from '#contracts/language.ts'
import type { Allowance, VasPackage } from '#contracts/packages.ts'
import { formatDuration, formatInteger, formatMegabytes, formatMinutes } from '#language/formats.ts'
import type { Translate } from '../i18n/use-words.ts'

const DAYS = { HOUR: 1 / 24, DAY: 1, MONTH: 30 } as const

/** A month counts as 30 days, as on the server. */
export const daysOf = ({ value, unit }: VasPackage['validity']) => value * DAYS[unit]

/** Ks per MB and per day keep one decimal, where packages differ. */
export const formatRate = (rate: number) =>
  Number.isInteger(rate)
    ? formatInteger(rate)
    : `${formatInteger(Math.trunc(rate))}.${Math.round((rate % 1) * 10)}`

/** The total of one unit; infinite when any part is unlimited. */
export const totalOf = (allowances: readonly Allowance[], unit: Allowance['unit']) =>
  allowances
    .filter((allowance) => allowance.unit === unit)
    .reduce((sum, { value, unlimited }) => (unlimited ? Infinity : sum + value), 0)

export function totalText(total: number, unit: Allowance['unit'], lang: Lang, t: Translate): string {
  if (total === 0) return t('packages.none')
  if (total === Infinity) return t('packages.unlimited')
  if (unit === 'MB') return formatMegabytes(total)
  return unit === 'MIN' ? formatMinutes(total, lang) : formatInteger(total)
}

export const validityText = ({ value, unit }: VasPackage['validity'], lang: Lang) =>
  formatDuration(value, unit, lang)

/** When it ends, as a sentence: at midnight of the last day, or to the hour. */
export function validityRule(
  { value, unit, endsAtMidnight, throughNight }: VasPackage['validity'],
  t: Translate,
): string {
  if (unit === 'HOUR') return t('packages.endsAfterHours', { hours: value })
  const days = unit === 'MONTH' ? value * DAYS.MONTH : value
  if (throughNight) return t('packages.endsAfterNight', { day: days })
  return endsAtMidnight
    ? t('packages.endsAtMidnight', { day: days })
    : t('packages.endsToTheHour', { days, hours: days * 24 })
}

/** Data has no network on the other side, only places where it works. */
export const networkText = ({ unit, scope }: Allowance, t: Translate): string =>
  unit === 'MB' && scope === 'ANY' ? t('packages.dataAnywhere') : t(`packages.scope.${scope}`)

/** Where an allowance works: the editors' note if there is one, otherwise its network. */
export function scopeText(allowance: Allowance, lang: Lang, t: Translate): string {
  const note = (lang === 'my' && allowance.noteMm) || allowance.note
  return note || networkText(allowance, t)
}
