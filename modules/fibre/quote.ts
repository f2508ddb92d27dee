import type { FibreQuote } from '#contracts/fibre.ts'
import type { CatalogueFibre } from './stored-catalogue.ts'

type Fees = Pick<CatalogueFibre, 'monthlyFee' | 'installFee' | 'taxRatePct'>
type Prepay = CatalogueFibre['prepay'][number]

const roundHalfUp = (kyat: number): number => Math.floor(kyat + 0.5)
const percentOf = (kyat: number, percent: number): number => roundHalfUp((kyat * percent) / 100)

/** What a new line pays for so many months at once: fees, less the discount, plus tax on the rest. Whole kyat. */
export function quoteNewLine(fees: Fees, prepay: Prepay): FibreQuote {
  const { months, discountPct, installWaived, bonusMonths } = prepay
  const monthly = fees.monthlyFee * months
  const discount = percentOf(monthly, discountPct)
  const install = installWaived ? 0 : fees.installFee
  const net = monthly - discount + install
  const tax = percentOf(net, fees.taxRatePct)
  const total = net + tax
  const withoutInstall = monthly - discount + percentOf(monthly - discount, fees.taxRatePct)
  const undiscounted = monthly + fees.installFee
  return {
    months,
    monthly,
    discount,
    discountPct,
    install,
    installWaived,
    bonusMonths,
    tax,
    total,
    perMonth: roundHalfUp(withoutInstall / (months + bonusMonths)),
    saving: undiscounted + percentOf(undiscounted, fees.taxRatePct) - total,
  }
}
