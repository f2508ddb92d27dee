import { TIERS, type Tier } from '#contracts/loyalty-tiers.ts'
import { yangonMonthsAfter, yangonTime } from '#language/yangon-day.ts'
import type { RuleValue } from '#modules/rules/index.ts'

export type Thresholds = RuleValue<'tier.thresholds'>

/** What a tier requires; the first requires nothing. */
export const needsOf = (
  tier: Tier,
  thresholds: Thresholds,
): { readonly points: number; readonly months: number } =>
  tier === 'MEMBER' ? { points: 0, months: 0 } : thresholds[tier]

const heightOf = (tier: Tier): number => TIERS.indexOf(tier)

export const isHigher = (one: Tier, other: Tier): boolean => heightOf(one) > heightOf(other)

export const tierAbove = (tier: Tier): Tier | null => TIERS[heightOf(tier) + 1] ?? null

/** The highest tier whose points and months are reached. */
export const earnedTier = (points: number, months: number, thresholds: Thresholds): Tier =>
  TIERS.findLast((tier) => {
    const needs = needsOf(tier, thresholds)
    return points >= needs.points && months >= needs.months
  }) ?? 'MEMBER'

type Standing = { readonly tier: Tier; readonly validTo: Date }

/** Up at the next run; down only when the tier's time is over, and then straight to the earned tier. */
export function nextTier(current: Standing, earned: Tier, run: Date, validMonths: number): Standing {
  const anew = { tier: earned, validTo: yangonMonthsAfter(run, validMonths) }
  return isHigher(current.tier, earned) && run < current.validTo ? current : anew
}

/** Whole months between two moments. */
export function monthsBetween(from: Date, to: Date): number {
  const [a, b] = [yangonTime(from), yangonTime(to)]
  const months = (b.year - a.year) * 12 + b.month - a.month
  return Math.max(0, b.day < a.day ? months - 1 : months)
}
