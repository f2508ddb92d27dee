import type { SettlementLine } from './channel.ts'
import type { LineMark, MarkedLine, MarkedOurs, Ours, OurMark } from './settlement-store.ts'

export type Marked = { readonly lines: readonly MarkedLine[]; readonly ours: readonly MarkedOurs[] }

/** Reversals by a bank, of refunds and payments, match nothing of ours from that day. */
const isOfOurs = ({ kind }: SettlementLine): boolean => kind === 'PAYMENT' || kind === 'REFUND'

const keyOf = ({ kind, reference }: Pick<SettlementLine, 'kind' | 'reference'>): string =>
  `${kind} ${reference}`

/**
 * Matches every line of the file and every payment of ours. `ours` are those of the file's day, `others` those of another day that the
 * file names: they are late. A second line about the same thing is THEIRS_ONLY.
 */
export function markSettlement(
  lines: readonly SettlementLine[],
  ours: readonly Ours[],
  others: readonly Ours[],
): Marked {
  const today = new Map(ours.map((one) => [keyOf(one), one]))
  const late = new Map(others.map((one) => [keyOf(one), one]))
  const named = new Map<string, { readonly mark: LineMark; readonly kyat: number }>()
  const marked = lines.map((line): MarkedLine => {
    const key = keyOf(line)
    if (!isOfOurs(line)) return { ...line, mark: 'MATCHED' }
    const own = today.get(key) ?? late.get(key)
    if (!own || named.has(key)) return { ...line, mark: 'THEIRS_ONLY' }
    const mark = own.kyat !== line.amountKyat ? 'AMOUNT_DIFFERS' : today.has(key) ? 'MATCHED' : 'LATE'
    named.set(key, { mark, kyat: line.amountKyat })
    return { ...line, mark }
  })
  const markOf = (one: Ours): MarkedOurs => {
    const seen = named.get(keyOf(one))
    const mark: OurMark = seen && seen.mark !== 'THEIRS_ONLY' ? seen.mark : 'OURS_ONLY'
    return { ...one, mark, theirsKyat: seen?.kyat ?? null }
  }
  return { lines: marked, ours: [...ours, ...others.filter((one) => named.has(keyOf(one)))].map(markOf) }
}

export type Difference = {
  readonly what: 'OURS_ONLY' | 'THEIRS_ONLY' | 'AMOUNT_DIFFERS' | 'LATE'
  readonly kind: string
  readonly reference: string
  /** What it adds to the channel's sum beyond ours. */
  readonly kyat: number
}

const signed = (kind: string, kyat: number): number =>
  kind === 'REFUND' || kind === 'CHARGEBACK' ? -kyat : kyat

/** Why the channel's sum of a day differs from ours. */
export function differencesOf({ lines, ours }: Marked, day: string): Difference[] {
  const ofDay = ours.filter((one) => one.day === day)
  const amountOf = new Map(ours.map((one) => [keyOf(one), one.kyat]))
  return [
    ...ofDay
      .filter(({ mark }) => mark === 'OURS_ONLY')
      .map(({ kind, reference, kyat }) => ({
        what: 'OURS_ONLY' as const,
        kind,
        reference,
        kyat: -signed(kind, kyat),
      })),
    ...lines.flatMap((line): Difference[] => {
      const { mark, kind, reference, amountKyat } = line
      if (mark === 'THEIRS_ONLY' || mark === 'LATE')
        return [{ what: mark, kind, reference, kyat: signed(kind, amountKyat) }]
      if (mark !== 'AMOUNT_DIFFERS') return []
      const own = ofDay.some((one) => keyOf(one) === keyOf(line)) ? (amountOf.get(keyOf(line)) ?? 0) : 0
      return [{ what: mark, kind, reference, kyat: signed(kind, amountKyat - own) }]
    }),
  ]
}

/** Payments in, refunds out; reversals by a bank are not part of the day's sum. */
export const sumOf = (items: readonly { readonly kind: string; readonly kyat: number }[]): number =>
  items
    .filter(({ kind }) => kind === 'PAYMENT' || kind === 'REFUND')
    .reduce((sum, { kind, kyat }) => sum + signed(kind, kyat), 0)
