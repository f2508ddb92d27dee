import { priceFibre } from '#contracts/fibre-quote.ts'
import type { FtthPackage } from '#contracts/fibre.ts'
import type { Draft } from './draft.ts'

const quoteOf = (plan: FtthPackage, months: number) =>
  plan.quotes.find((one) => one.months === months) ?? plan.quotes[0]

/** The price of the installation, where this many months make it free. */
export const waivedInstall = (plan: FtthPackage, { months }: Pick<Draft, 'months'>): number | undefined =>
  quoteOf(plan, months)?.installWaived ? plan.installFee : undefined

/** What a new line costs as it is chosen now, by the arithmetic of the server. */
export function orderPrice(plan: FtthPackage, { months, addOnIds }: Pick<Draft, 'months' | 'addOnIds'>) {
  const quote = quoteOf(plan, months)
  return priceFibre({
    monthlyFee: plan.monthlyFee,
    taxRatePct: plan.taxRatePct,
    months: quote?.months ?? 1,
    discountPct: quote?.discountPct ?? 0,
    installFee: quote?.installWaived ? null : plan.installFee,
    addOns: plan.addOns.filter(({ id }) => addOnIds.includes(id)),
  })
}
