import type { Lang } from './lang.ts'
import { yangonTime, type Moment } from './yangon-day.ts'

/**
 * Numbers, money and dates for both languages, always with Latin digits. Not `Intl`: desktop Chromium has no Burmese
 * data and silently answers in English, Node prints Burmese digits, Android differs from both.
 */

export const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  my: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
} as const

export function formatInteger(value: number): string {
  const digits = String(Math.abs(Math.round(value))).replace(/\B(?=(?:[0-9]{3})+$)/g, ',')
  return value <= -0.5 ? `-${digits}` : digits
}

export const formatKyat = (amount: number, lang: Lang): string =>
  `${formatInteger(amount)} ${lang === 'my' ? 'ကျပ်' : 'Ks'}`

/** `14 November 2026`; the Burmese order is year, month, day. */
export function formatDate(moment: Moment, lang: Lang): string {
  const { year, month, day } = yangonTime(moment)
  const name = MONTHS[lang][month - 1]
  return lang === 'my' ? `${year} ခုနှစ် ${name} ${day} ရက်` : `${day} ${name} ${year}`
}

/** Without the year, for lists of recent things. */
export function formatDayMonth(moment: Moment, lang: Lang): string {
  const { month, day } = yangonTime(moment)
  const name = MONTHS[lang][month - 1]
  return lang === 'my' ? `${name} ${day} ရက်` : `${day} ${name}`
}

/** 24-hour clock of Yangon. */
export function formatTime(moment: Moment): string {
  const { hour, minute } = yangonTime(moment)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

export const formatDateTime = (moment: Moment, lang: Lang): string =>
  `${formatDate(moment, lang)}${lang === 'my' ? ' ' : ', '}${formatTime(moment)}`

const MEGABYTES_PER_GIGABYTE = 1024

/** Gigabytes only when two decimals say it exactly: an allowance is a promise and is never rounded. */
export function formatMegabytes(megabytes: number): string {
  const gigabytes = megabytes / MEGABYTES_PER_GIGABYTE
  const exact = Number.isInteger(gigabytes * 100) && Math.abs(gigabytes) >= 1
  if (!exact) return `${formatInteger(megabytes)} MB`
  const fraction = String(gigabytes).split('.')[1]
  return `${formatInteger(Math.trunc(gigabytes))}${fraction ? `.${fraction}` : ''} GB`
}

const UNITS = {
  MINUTE: { en: ['min', 'min'], my: 'မိနစ်' },
  HOUR: { en: ['hour', 'hours'], my: 'နာရီ' },
  DAY: { en: ['day', 'days'], my: 'ရက်' },
  MONTH: { en: ['month', 'months'], my: 'လ' },
} as const

export type DurationUnit = keyof typeof UNITS

export function formatDuration(value: number, unit: DurationUnit, lang: Lang): string {
  const [one, many] = UNITS[unit].en
  const word = lang === 'my' ? UNITS[unit].my : value === 1 ? one : many
  return `${formatInteger(value)} ${word}`
}

export const formatMinutes = (minutes: number, lang: Lang): string => formatDuration(minutes, 'MINUTE', lang)

export const formatDays = (days: number, lang: Lang): string => formatDuration(days, 'DAY', lang)

const twoDigits = (value: number): string => String(value).padStart(2, '0')
