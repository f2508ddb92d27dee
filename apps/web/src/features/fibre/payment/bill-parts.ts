import type { FibreBill } from '#contracts/fibre-bills.ts'

type Line = FibreBill['lines'][number]

export type BillPart = {
  readonly line: Line
  /** Against the same line of the bill before; null where that one is not known. */
  readonly change: number | null
  readonly isNew: boolean
}

/** A bill has one of each of these; their code is a rate, which may change. */
const ONLY_ONE: readonly Line['kind'][] = ['FEE', 'DISCOUNT', 'PAID_AHEAD', 'TAX']

const isSame = (one: Line, other: Line): boolean =>
  one.kind === other.kind && (ONLY_ONE.includes(one.kind) || one.code === other.code)

/** Each line with what became of it since the bill before; what is gone stands last, with nothing to pay. */
export function billParts(bill: FibreBill, before: FibreBill | null): BillPart[] {
  const parts = bill.lines.map((line) => {
    const was = before?.lines.find((other) => isSame(line, other))
    const change = before ? line.amount - (was?.amount ?? 0) : null
    return { line, change, isNew: before !== null && was === undefined }
  })
  const gone = (before?.lines ?? [])
    .filter((line) => !bill.lines.some((other) => isSame(line, other)))
    .map((line) => ({
      line: { ...line, unitAmount: 0, amount: 0 },
      change: 0 - line.amount,
      isNew: false,
    }))
  return [...parts, ...gone]
}

export type BarPart = { readonly kind: 'plan' | 'tax' | 'change'; readonly kyat: number }

/** What both bills have in common, split by tax, and on the larger one what it has besides. */
export function barOf(bill: FibreBill, other: number): BarPart[] {
  const common = Math.min(bill.total, other)
  const tax = bill.lines.find(({ kind }) => kind === 'TAX')?.amount ?? 0
  const share = bill.total > 0 ? Math.round((common * tax) / bill.total) : 0
  const parts: BarPart[] = [
    { kind: 'plan', kyat: common - share },
    { kind: 'tax', kyat: share },
    { kind: 'change', kyat: bill.total - common },
  ]
  return parts.filter(({ kyat }) => kyat > 0)
}
