import type { Lang } from '#contracts/language.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatInteger, formatMinutes } from '#language/formats.ts'
import type { Translate } from '../i18n/use-words.ts'
import { totalPrice } from '../value/total-price.ts'
import { priceNow } from './offered-price.ts'
import { totalOf } from './package-words.ts'

type Priced = Pick<VasPackage, 'allowances' | 'price' | 'listPrice' | 'offer' | 'taxIncluded' | 'taxRatePct'>

/** What the next buyer's balance pays. */
export const payNow = (vasPackage: Omit<Priced, 'allowances'>): number =>
  totalPrice({ ...vasPackage, price: priceNow(vasPackage) })

const KYAT = 1_000
/** Up to two gigabytes, megabytes are needed to tell packages of a family apart. */
const MB_AS_GB_FROM = 2_048

/** How much of its main unit 1,000 kyat buy; null where nothing is counted. */
export function amountForThousand(vasPackage: Priced): number | null {
  const [main] = vasPackage.allowances
  const total = main ? totalOf(vasPackage.allowances, main.unit) : 0
  const paid = payNow(vasPackage)
  return paid > 0 && total > 0 && Number.isFinite(total) ? (total * KYAT) / paid : null
}

/** `1,024 MB`, `2.5 GB`, `63 min`: never rounded up, because it is a promise. */
export function worthText(vasPackage: Priced, lang: Lang, t: Translate): string | null {
  const amount = amountForThousand(vasPackage)
  const unit = vasPackage.allowances[0]?.unit
  if (amount === null || unit === undefined) return null
  const whole = Math.floor(amount)
  if (unit === 'MIN') return formatMinutes(whole, lang)
  if (unit === 'SMS') return t('home.allowanceSms', { number: formatInteger(whole) })
  if (amount < MB_AS_GB_FROM) return `${formatInteger(whole)} MB`
  return `${(Math.floor((amount / 1_024) * 10) / 10).toFixed(1)} GB`
}
