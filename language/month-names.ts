import { MONTHS } from './formats.ts'
import type { Lang } from './lang.ts'
import { SHORT_DAYS, SHORT_MONTHS } from './weekdays.ts'

/** Burmese cuts these only where there is no room: under a narrow column, in the box of a calendar. */
const MONTHS_MM = ['ဇန်', 'ဖေ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူ', 'ဩ', 'စက်', 'အောက်', 'နို', 'ဒီ']
const DAYS_MM = ['တနင်္ဂ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓ', 'ကြာ', 'သော', 'စနေ']

const monthOf = (period: string): number => Number(period.slice(5, 7)) - 1

/** Of a period or a day: `2026-11`, `2026-11-20`. */
export const formatMonth = (period: string, lang: Lang): string => MONTHS[lang][monthOf(period)] ?? period

export const shortMonth = (period: string, lang: Lang): string =>
  (lang === 'my' ? MONTHS_MM : SHORT_MONTHS)[monthOf(period)] ?? period

/** Of a day as Yangon writes it, `2026-11-20`. */
export const shortWeekday = (day: string, lang: Lang): string =>
  (lang === 'my' ? DAYS_MM : SHORT_DAYS)[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
