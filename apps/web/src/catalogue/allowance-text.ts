import type { Lang } from '#contracts/language.ts'
import type { Allowance } from '#contracts/packages.ts'
import { formatInteger, formatMegabytes, formatMinutes } from '#language/formats.ts'
import type { Translate } from '../i18n/use-words.ts'

/** `3 GB`, `60 min`, `100 SMS`: what a package gives, in Latin digits. */
export function allowanceText(allowance: Allowance, lang: Lang, t: Translate): string {
  if (allowance.unlimited) return t('home.unlimited')
  switch (allowance.unit) {
    case 'MB':
      return formatMegabytes(allowance.value)
    case 'MIN':
      return formatMinutes(allowance.value, lang)
    case 'SMS':
      return t('home.allowanceSms', { number: formatInteger(allowance.value) })
  }
}
