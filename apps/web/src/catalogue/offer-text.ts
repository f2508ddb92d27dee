import type { Lang } from '#contracts/language.ts'
import type { Allowance, PackageOffer } from '#contracts/packages.ts'
import { formatDate, formatDayMonth } from '#language/formats.ts'
import type { Translate } from '../i18n/use-words.ts'
import { allowanceText } from './allowance-text.ts'

/** `1 GB + 20 min`: the bonus. */
export const bonusText = (bonus: readonly Allowance[], lang: Lang, t: Translate): string =>
  bonus.map((one) => allowanceText(one, lang, t)).join(' + ')

/** `1 GB more until 30 November`: short enough for a card. The sheet repeats it with its conditions. */
export function shortOfferText(offer: PackageOffer, lang: Lang, t: Translate): string {
  const day = formatDayMonth(Date.parse(offer.until) - 1, lang)
  const bonus = bonusText(offer.bonus, lang, t)
  return bonus ? t('packages.offerMore', { bonus, day }) : t('packages.offerPrice', { day })
}

/** `Offer: 1 GB more until 30 November 2026`, with its conditions. */
export function offerText(offer: PackageOffer, lang: Lang, t: Translate): string {
  const date = formatDate(Date.parse(offer.until) - 1, lang)
  const bonus = bonusText(offer.bonus, lang, t)
  return [
    bonus ? t('packages.offerBonus', { bonus, date }) : t('packages.offerUntil', { date }),
    offer.oncePerLine && t('packages.offerOnce'),
    offer.limited && t('packages.offerLimited'),
  ]
    .filter(Boolean)
    .join(' ')
}
