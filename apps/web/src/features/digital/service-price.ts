import type { DigitalItem } from '#contracts/digital.ts'
import type { Lang } from '#contracts/language.ts'
import { formatKyat } from '#language/formats.ts'
import type { Translate } from '../../i18n/use-words.ts'

/** What a service costs, or null where a price would say nothing: a link, a share, a page to read. */
export function servicePrice(
  { action, price, period }: DigitalItem,
  lang: Lang,
  t: Translate,
): string | null {
  if (price !== null) return t(`digital.price.${period ?? 'MONTH'}`, { price: formatKyat(price, lang) })
  return action === 'REGISTER' ? t('digital.ask') : null
}
