import type { RuleValue } from '#modules/rules/index.ts'

/** The rules for one type of share at a given time: a rule `share.*`. */
export type ShareRule = RuleValue<'share.DATA'>

export const isOffered = ({ amounts, custom }: ShareRule, amount: number): boolean =>
  amounts.includes(amount) ||
  (custom !== null &&
    amount >= custom.min &&
    amount <= custom.max &&
    (amount - custom.min) % custom.step === 0)

/** Kyat, half rounded up; null for an amount above every step. */
export function feeOf({ fee }: ShareRule, amount: number): number | null {
  if ('pct' in fee) return Math.floor((amount * fee.pct) / 100 + 0.5)
  return fee.steps.find(([upTo]) => amount <= upTo)?.[1] ?? null
}

/** After a recent change of SIM the daily limit is halved. */
export const halved = (perDay: ShareRule['perDay']): ShareRule['perDay'] => ({
  count: Math.floor(perDay.count / 2),
  amount: Math.floor(perDay.amount / 2),
})
