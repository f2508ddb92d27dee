import type { ExchangeOffer } from '#contracts/loyalty.ts'
import type { Lang } from '#contracts/language.ts'
import { formatKyat } from '#language/formats.ts'
import type { Translate } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'

/** `200 MB + 30 min + 50 SMS`, or the kyat that come off a bill. */
export const givesText = ({ gives, billKyat }: ExchangeOffer, lang: Lang, t: Translate): string =>
  gives.length === 0 ? formatKyat(billKyat, lang) : gives.map((one) => amountText(one, lang, t)).join(' + ')
