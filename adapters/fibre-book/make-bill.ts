import type { BillLine } from '#modules/fibre/index.ts'
import { dayAfter, monthsAfter, periodOf } from './days.ts'

export type PlanPrice = {
  readonly monthlyKyat: number
  readonly taxPct: number
  readonly addOns: readonly { readonly id: string; readonly monthlyKyat: number }[]
}

export type Ahead = {
  readonly from: string
  readonly to: string
  readonly packageCode: string
  readonly monthlyKyat: number
  readonly addOns: readonly { readonly id: string; readonly monthlyKyat: number }[]
}

export type Charge = {
  readonly id: number
  readonly kind: 'PART_OF_MONTH' | 'ONE_OFF' | 'CREDIT'
  readonly code: string
  readonly qty: number
  readonly kyat: number
}

export type Billed = {
  readonly packageCode: string
  readonly addOnIds: readonly string[]
  readonly discountPct: number
  readonly discountUntil: string | null
  readonly price: PlanPrice
  readonly aheads: readonly Ahead[]
  /** Charges that are on no bill yet. */
  readonly charges: readonly Charge[]
}

export type MadeLine = BillLine & { readonly chargeId: number | null }

export type MadeBill = {
  readonly period: string
  readonly from: string
  readonly to: string
  readonly lines: readonly MadeLine[]
  readonly totalKyat: number
  /** The part of a credit beyond the bill's total, kept for the next one. */
  readonly creditLeft: { readonly code: string; readonly kyat: number } | null
}

const percentOf = (kyat: number, pct: number): number => Math.floor((kyat * pct) / 100 + 0.5)
const sum = (lines: readonly { readonly kyat: number }[]): number =>
  lines.reduce((all, { kyat }) => all + kyat, 0)

const line = (
  kind: MadeLine['kind'],
  code: string,
  unitKyat: number,
  qty = 1,
  chargeId: number | null = null,
) => ({ kind, code, qty, unitKyat, kyat: unitKyat * qty, chargeId })

/** The month itself; a month paid ahead keeps its price of then, with nothing left to pay. */
function monthLines(from: string, billed: Billed): MadeLine[] {
  const { price, addOnIds } = billed
  const ahead = billed.aheads.find((one) => one.from <= from && from <= one.to)
  const priceOf = (id: string) => price.addOns.find((one) => one.id === id)?.monthlyKyat ?? 0
  if (!ahead) {
    const fee = line('FEE', '', price.monthlyKyat)
    return [fee, ...addOnIds.map((id) => line('ADD_ON', id, priceOf(id))), ...discountOf(from, billed)]
  }
  // A different plan since then has its own price, from which the prepaid amount is still deducted.
  const isSame = ahead.packageCode === billed.packageCode
  const fee = isSame ? ahead.monthlyKyat : price.monthlyKyat
  const addOns = addOnIds.map((id) => {
    const paid = ahead.addOns.find((one) => one.id === id)?.monthlyKyat
    return { made: line('ADD_ON', id, paid ?? priceOf(id)), paid: paid ?? 0 }
  })
  const paid = Math.min(fee, ahead.monthlyKyat) + addOns.reduce((all, one) => all + one.paid, 0)
  return [line('FEE', '', fee), ...addOns.map(({ made }) => made), line('PAID_AHEAD', '', -paid)]
}

function discountOf(from: string, { price, discountPct, discountUntil }: Billed): MadeLine[] {
  if (discountPct === 0 || (discountUntil !== null && from > discountUntil)) return []
  return [line('DISCOUNT', String(discountPct), -percentOf(price.monthlyKyat, discountPct))]
}

const chargeLine = ({ id, kind, code, qty, kyat }: Charge): MadeLine => ({
  kind,
  code,
  qty,
  unitKyat: qty === 0 ? kyat : Math.trunc(kyat / qty),
  kyat,
  chargeId: id,
})

/** One bill for the month that begins on the contract's bill day. Whole kyat; never negative. */
export function makeBill(from: string, billed: Billed): MadeBill {
  const to = dayAfter(monthsAfter(from, 1), -1)
  const month = monthLines(from, billed)
  const [credits, others] = [
    billed.charges.filter(({ kind }) => kind === 'CREDIT'),
    billed.charges.filter(({ kind }) => kind !== 'CREDIT'),
  ]
  const charged = [...month, ...others.map(chargeLine)]
  const credited = takeCredits(Math.max(0, sum(charged)), credits)
  const net = Math.max(0, sum(charged) + sum(credited.lines))
  const tax = percentOf(net, billed.price.taxPct)
  const lines = [
    ...charged,
    ...credited.lines,
    ...(tax === 0 ? [] : [line('TAX', String(billed.price.taxPct), tax)]),
  ]
  return { period: periodOf(from), from, to, lines, totalKyat: sum(lines), creditLeft: credited.left }
}

/** Credits in the order they were given, up to the bill's total. */
function takeCredits(
  most: number,
  credits: readonly Charge[],
): { lines: MadeLine[]; left: MadeBill['creditLeft'] } {
  let room = most
  let over = 0
  const lines = credits.map((credit) => {
    const taken = Math.min(room, -credit.kyat)
    room -= taken
    over += -credit.kyat - taken
    return { ...chargeLine(credit), unitKyat: -taken, qty: 1, kyat: -taken }
  })
  const left = over > 0 ? { code: credits.at(-1)?.code ?? '', kyat: -over } : null
  return { lines, left }
}
