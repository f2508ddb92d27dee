import type { RuleValue } from '#modules/rules/index.ts'

/** What holds for one type of share at a moment: a rule `share.*`. */
export type ShareRule = RuleValue<'share.DATA'>

export const isOffered = ({ amounts, custom }: ShareRule, amount: number): boolean =>
  amounts.includes(amount) ||
  (custom !== null &&
    amount >= custom.min &&
    amount <= custom.max &&
    (amount - custom.min) % custom.step === 0)

/** Kyat, the half rounded up; null for an amount above every step. */
export function feeOf({ fee }: ShareRule, amount: number): number | null {
  if ('pct' in fee) return Math.floor((amount * fee.pct) / 100 + 0.5)
  return fee.steps.find(([upTo]) => amount <= upTo)?.[1] ?? null
}

/** A SIM changed lately may share half as much a day. */
export const halved = (perDay: ShareRule['perDay']): ShareRule['perDay'] => ({
  count: Math.floor(perDay.count / 2),
  amount: Math.floor(perDay.amount / 2),
})
