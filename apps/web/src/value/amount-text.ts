import type { Lang } from '#contracts/language.ts'
import type { Bucket } from '#contracts/account.ts'
import type { Translate } from '../i18n/use-words.ts'
import { formatInteger, formatKyat, formatMegabytes, formatMinutes } from '#language/formats.ts'

type Amount = { readonly unit: Bucket['unit']; readonly value: number }

/** `3 GB`, `60 min`, `100 SMS`, `1,500 Ks`. */
export function amountText({ unit, value }: Amount, lang: Lang, t: Translate): string {
  switch (unit) {
    case 'MB':
      return formatMegabytes(value)
    case 'MIN':
      return formatMinutes(value, lang)
    case 'MMK':
      return formatKyat(value, lang)
    case 'SMS':
      return t('home.allowanceSms', { number: formatInteger(value) })
    case 'POINT':
      return t('account.points', { count: formatInteger(value) })
  }
}

/** With its sign in front: what came in and what went out. */
export const changeText = (amount: Amount, lang: Lang, t: Translate): string =>
  `${amount.value < 0 ? '−' : '+'}${amountText({ ...amount, value: Math.abs(amount.value) }, lang, t)}`

const FIGURE_FIRST = /^([\d,.]+) (.+)$/

/** `3,132` and `MB` of `3,132 MB`, where a figure stands large and its unit small; a word, or a unit in front, stays whole. */
export function figureAndUnit(text: string): { readonly figure: string; readonly unit: string } {
  const [, figure = text, unit = ''] = FIGURE_FIRST.exec(text) ?? []
  return { figure, unit }
}
