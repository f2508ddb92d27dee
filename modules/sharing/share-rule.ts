import * as z from 'zod'

const whole = z.int().min(0)

/** What holds for one type of share from some moment on: `share_rule.rule`. */
export const ShareRule = z.object({
  amounts: z.array(whole).min(1),
  custom: z.object({ min: whole, max: whole, step: z.int().min(1) }).nullable(),
  fee: z.union([
    /** `[up to this amount, kyat]`, rising. */
    z.object({ steps: z.array(z.tuple([whole, whole])).min(1) }),
    z.object({ pct: z.number().min(0).max(100) }),
  ]),
  perDay: z.object({ count: whole, amount: whole }),
  receivePerDay: z.object({ count: whole, amount: whole }),
  validityDays: whole,
  minTenureDays: whole,
  minSpentKyat: whole,
})
export type ShareRule = z.output<typeof ShareRule>

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
