import type { FibreQuote } from '#contracts/fibre.ts'
import { percentOf, priceFibre, roundHalfUp } from '#contracts/fibre-quote.ts'
import type { CatalogueFibre, FibrePrice } from './stored-catalogue.ts'

type Fees = Pick<FibrePrice, 'monthlyFee' | 'installFee' | 'taxRatePct'>
type Prepay = CatalogueFibre['prepay'][number]

/** What a new line pays for so many months: each part, the price per month and the saving. */
export function quoteNewLine(fees: Fees, prepay: Prepay): FibreQuote {
  const { months, discountPct, installWaived, bonusMonths } = prepay
  const { monthlyFee, taxRatePct } = fees
  const install = installWaived ? 0 : fees.installFee
  const asked = { monthlyFee, taxRatePct, months, discountPct }
  const { lines, total } = priceFibre({ ...asked, installFee: install })
  const of = (kind: string) => lines.find((line) => line.kind === kind)?.amount ?? 0
  const withoutInstall = priceFibre({ ...asked, installFee: null }).total
  const undiscounted = monthlyFee * months + fees.installFee
  return {
    months,
    monthly: of('MONTHLY'),
    discount: -of('DISCOUNT') + 0,
    discountPct,
    install,
    installWaived,
    bonusMonths,
    tax: of('TAX'),
    total,
    perMonth: roundHalfUp(withoutInstall / (months + bonusMonths)),
    saving: undiscounted + percentOf(undiscounted, taxRatePct) - total,
  }
}
