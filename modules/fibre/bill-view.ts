import type { FibreBill } from '#contracts/fibre-bills.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { whyChanged } from './bill-why.ts'
import type { BookBill } from './fibre-book.ts'
import type { Plans } from './plans.ts'

function statusOf({ totalKyat, paidKyat, dueOn, lines }: BookBill, now: Date): FibreBill['status'] {
  if (totalKyat === 0 && lines.some(({ kind }) => kind === 'PAID_AHEAD')) return 'PAID_AHEAD'
  if (paidKyat >= totalKyat) return 'PAID'
  return yangonDayKey(now) > dueOn ? 'OVERDUE' : 'DUE'
}

/** A bill compared with the one before it. */
export function billView(
  bill: BookBill,
  before: BookBill | null,
  { plans, now }: { readonly plans: Plans; readonly now: Date },
): FibreBill {
  const plan = plans.plan(bill.packageCode, now)
  return {
    billNo: bill.billNo,
    contractNo: bill.contractNo,
    period: bill.period,
    from: bill.from,
    to: bill.to,
    issuedOn: bill.issuedOn,
    dueOn: bill.dueOn,
    status: statusOf(bill, now),
    packageId: bill.packageCode,
    packageName: plan?.name ?? bill.packageCode,
    packageNameMm: plan?.nameMm ?? null,
    lines: bill.lines.map(({ kind, code, qty, unitKyat, kyat }) => ({
      kind,
      code,
      qty,
      unitAmount: unitKyat,
      amount: kyat,
    })),
    taxPct: bill.taxPct,
    total: bill.totalKyat,
    paid: bill.paidKyat,
    due: bill.totalKyat - bill.paidKyat,
    before: before && { billNo: before.billNo, period: before.period, total: before.totalKyat },
    why: before ? whyChanged(before, bill) : [],
  }
}
