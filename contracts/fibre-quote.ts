import type { PriceLine } from './price-line.ts'

type AddOn = { readonly id: string; readonly monthlyFee: number }

export type FibrePriceAsked = {
  readonly monthlyFee: number
  readonly taxRatePct: number
  readonly months: number
  readonly discountPct: number
  /** Null for a line that is there already, and where it is waived. */
  readonly installFee: number | null
  readonly addOns?: readonly AddOn[]
  /** Metres above those that cost nothing. */
  readonly extraCable?: { readonly metres: number; readonly perMetreKyat: number }
  /** What it is worth; more than its share of the net is not taken. */
  readonly voucher?: { readonly kyat: number; readonly mostPct: number }
}

export const roundHalfUp = (kyat: number): number => Math.floor(kyat + 0.5)
export const percentOf = (kyat: number, percent: number): number => roundHalfUp((kyat * percent) / 100)

/**
 * The only arithmetic of fibre, on the server and in the wizard: months less their discount, add-ons (never discounted), installation,
 * cable, less a voucher, plus tax on the sum. Every step is rounded half up to whole kyat.
 */
export function priceFibre(asked: FibrePriceAsked): { readonly lines: PriceLine[]; readonly total: number } {
  const { monthlyFee, months, discountPct, installFee, addOns = [], extraCable, voucher } = asked
  const gross = monthlyFee * months
  const charged = [
    line('MONTHLY', months, monthlyFee),
    ...some(line('DISCOUNT', 1, -percentOf(gross, discountPct))),
    ...addOns.map((addOn) => ({ ...line('ADD_ON', months, addOn.monthlyFee), code: addOn.id })),
    ...(installFee === null ? [] : some(line('INSTALL', 1, installFee))),
    ...(extraCable ? some(line('CABLE', extraCable.metres, extraCable.perMetreKyat)) : []),
  ]
  const net = sum(charged)
  const off = voucher ? Math.min(voucher.kyat, Math.floor((net * voucher.mostPct) / 100)) : 0
  const lines = [
    ...charged,
    ...some(line('VOUCHER', 1, -off)),
    ...some(line('TAX', 1, percentOf(net - off, asked.taxRatePct))),
  ]
  return { lines, total: sum(lines) }
}

const line = (kind: PriceLine['kind'], qty: number, unitAmount: number): PriceLine => ({
  kind,
  qty,
  unitAmount,
  amount: qty * unitAmount,
})

/** What comes to nothing is not told. */
const some = (one: PriceLine): PriceLine[] => (one.amount === 0 ? [] : [one])

const sum = (lines: readonly PriceLine[]): number => lines.reduce((kyat, { amount }) => kyat + amount, 0)
