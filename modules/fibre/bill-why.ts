import type { BILL_REASONS, BillReason } from '#contracts/fibre-bills.ts'
import type { BillLineKind, BookBill } from './fibre-book.ts'

type Reason = (typeof BILL_REASONS)[number]
type Compared = Pick<BookBill, 'packageCode' | 'lines' | 'taxPct' | 'totalKyat'>
type Facts = BillReason['facts']

type Net = { readonly reason: Reason; readonly kyat: number; readonly facts: Facts }

const percentOf = (kyat: number, pct: number): number => Math.floor((kyat * pct) / 100 + 0.5)

const sumOf = ({ lines }: Compared, kind: BillLineKind): number =>
  lines.reduce((all, line) => (line.kind === kind ? all + line.kyat : all), 0)

const netOf = (bill: Compared): number => bill.totalKyat - sumOf(bill, 'TAX')

const discountPct = ({ lines }: Compared): number =>
  Number(lines.find(({ kind }) => kind === 'DISCOUNT')?.code ?? 0)

/** Lines that are on only one of the two bills. */
const named = (before: Compared, after: Compared, kind: BillLineKind): string => {
  const codes = ({ lines }: Compared) => lines.filter((line) => line.kind === kind).map(({ code }) => code)
  const [old, now] = [codes(before), codes(after)]
  return [...now.filter((code) => !old.includes(code)), ...old.filter((code) => !now.includes(code))].join(
    ', ',
  )
}

const daysOf = ({ lines }: Compared): number =>
  lines.reduce((all, { kind, qty }) => (kind === 'PART_OF_MONTH' ? all + qty : all), 0)

/** Differences before tax, by reason. A discount that only follows the fee is counted under whatever changed the fee. */
function netReasons(before: Compared, after: Compared): Net[] {
  const changed = (kind: BillLineKind) => sumOf(after, kind) - sumOf(before, kind)
  const isOtherPlan = before.packageCode !== after.packageCode
  const sameDiscount = discountPct(before) === discountPct(after)
  const fee = {
    reason: isOtherPlan ? 'PLAN_CHANGED' : 'PRICE_CHANGED',
    kyat: changed('FEE') + (sameDiscount ? changed('DISCOUNT') : 0),
    facts: isOtherPlan
      ? { before: before.packageCode, after: after.packageCode }
      : { before: sumOf(before, 'FEE'), after: sumOf(after, 'FEE') },
  } as const
  return [
    fee,
    {
      reason: 'DISCOUNT_ENDED',
      kyat: sameDiscount ? 0 : changed('DISCOUNT'),
      facts: { before: discountPct(before), after: discountPct(after) },
    },
    {
      reason: 'PART_OF_MONTH',
      kyat: changed('PART_OF_MONTH'),
      facts: { days: daysOf(after) || daysOf(before) },
    },
    { reason: 'ADD_ON', kyat: changed('ADD_ON'), facts: { what: named(before, after, 'ADD_ON') } },
    { reason: 'ONE_OFF', kyat: changed('ONE_OFF'), facts: { what: named(before, after, 'ONE_OFF') } },
    { reason: 'CREDIT', kyat: changed('CREDIT'), facts: { what: named(before, after, 'CREDIT') } },
    { reason: 'PAID_AHEAD', kyat: changed('PAID_AHEAD'), facts: {} },
  ]
}

/**
 * Why a bill differs from the one before it: each reason with its kyat, tax included, adding up to exactly the difference. The effect of
 * a new tax rate is calculated on the earlier bill; everything else at the present rate.
 */
export function whyChanged(before: Compared, after: Compared): BillReason[] {
  const byRate =
    before.taxPct === after.taxPct ? 0 : percentOf(netOf(before), after.taxPct) - sumOf(before, 'TAX')
  const nets = netReasons(before, after).filter(({ kyat }) => kyat !== 0)
  const reasons = nets.map(({ reason, kyat, facts }) => ({
    reason,
    amount: kyat + Math.sign(kyat) * percentOf(Math.abs(kyat), after.taxPct),
    facts,
  }))
  const told = reasons.reduce((all, { amount }) => all + amount, byRate)
  const rounding = after.totalKyat - before.totalKyat - told
  const rate = {
    reason: 'TAX_CHANGED' as const,
    amount: byRate,
    facts: { before: before.taxPct, after: after.taxPct },
  }
  return [...addedToLargest(reasons, rounding), ...(byRate === 0 ? [] : [rate])].filter(
    ({ amount }) => amount !== 0,
  )
}

/** Each reason is rounded by itself, so the remaining kyat of the whole is added to the largest. */
function addedToLargest(reasons: readonly BillReason[], kyat: number): BillReason[] {
  const largest = reasons.reduce<BillReason | null>(
    (best, one) => (best === null || Math.abs(one.amount) > Math.abs(best.amount) ? one : best),
    null,
  )
  return reasons.map((one) => (one === largest ? { ...one, amount: one.amount + kyat } : one))
}
