import type { PayOption } from '#contracts/fibre-bills.ts'
import { priceFibre, roundHalfUp } from '#contracts/fibre-quote.ts'
import type { PriceLine } from '#contracts/price-line.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { BookContract } from './fibre-book.ts'
import type { Plan, Plans } from './plans.ts'

const YEAR_MONTHS = 12

export type Priced = { readonly lines: PriceLine[]; readonly total: number }

const one = (kind: PriceLine['kind'], amount: number): PriceLine[] =>
  amount === 0 ? [] : [{ kind, qty: 1, unitAmount: amount, amount }]

export const priceOfBill = ({ dueKyat }: BookContract): Priced => ({
  lines: one('DEBT', dueKyat),
  total: dueKyat,
})

/** Months, the current one included, until the contract can be left free of charge. */
export function monthsLeft({ committedUntil }: Pick<BookContract, 'committedUntil'>, now: Date): number {
  const today = yangonDayKey(now)
  if (today > committedUntil) return 0
  const [year = 0, month = 0, day = 0] = committedUntil.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  return (year - thisYear) * YEAR_MONTHS + month - thisMonth + (day >= thisDay ? 1 : 0)
}

/** Everything due, plus the remaining part of a waived installation. */
export function priceOfLeaving(contract: BookContract, now: Date): Priced & { readonly leaving: number } {
  const months = Math.min(YEAR_MONTHS, monthsLeft(contract, now))
  const leaving = roundHalfUp((contract.waivedKyat * months) / YEAR_MONTHS)
  const lines = [...one('DEBT', contract.dueKyat), ...one('LEAVING', leaving)]
  return { lines, total: contract.dueKyat + leaving, leaving }
}

export const addOnsOf = ({ addOnIds }: Pick<BookContract, 'addOnIds'>, { item }: Plan) =>
  item.addOns.filter(({ id }) => addOnIds.includes(id)).map(({ id, monthlyFee }) => ({ id, monthlyFee }))

/** Null when the plan does not sell that many months. */
export function priceOfMonths(contract: BookContract, plan: Plan, months: number): Priced | null {
  const prepay = plan.item.prepay.find((choice) => choice.months === months)
  if (!prepay) return null
  const { monthlyFee, taxRatePct } = plan.price
  const { discountPct } = prepay
  return priceFibre({
    monthlyFee,
    taxRatePct,
    months,
    discountPct,
    installFee: null,
    addOns: addOnsOf(contract, plan),
  })
}

const hasEnded = ({ status }: BookContract): boolean =>
  status === 'TERMINATED' || status === 'PENDING_INSTALL'

/** Everything that can be paid for a contract now, with its price. Leaving is offered only for a contract of the asker. */
export function payOptions(contract: BookContract, { plans, linked, now }: Wish): PayOption[] {
  const { contractNo } = contract
  const bill = priceOfBill(contract)
  const option = (type: PayOption['type'], months: number, priced: Priced): PayOption[] =>
    priced.total > 0
      ? [{ contractNo, type, months, lines: priced.lines, total: priced.total, paidUntil: null }]
      : []
  const due = option('FTTH_BILL', 0, bill)
  const plan = plans.plan(contract.packageCode, now)
  if (hasEnded(contract) || !plan) return due
  const ahead = plan.item.prepay.flatMap(({ months }) => {
    const priced = priceOfMonths(contract, plan, months)
    return priced ? option('FTTH_PREPAY', months, priced) : []
  })
  return [...due, ...ahead, ...(linked ? option('SETTLEMENT', 0, priceOfLeaving(contract, now)) : [])]
}

type Wish = { readonly plans: Plans; readonly linked: boolean; readonly now: Date }
