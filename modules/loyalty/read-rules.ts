import type { LoyaltyRules } from '#contracts/loyalty.ts'
import { KYAT_PER_POINT } from '#contracts/loyalty-points.ts'
import { TIERS } from '#contracts/loyalty-tiers.ts'
import type { Rules } from '#modules/rules/index.ts'
import { needsOf } from './tier.ts'

/** The dated rules for everybody, so that pages show what is really calculated with. */
export function readRules(rules: Rules, now: Date): LoyaltyRules {
  const { perDay, holdHours, livesMonths } = rules.at('points.earn', now)
  const { months, validMonths } = rules.at('tier.window', now)
  const thresholds = rules.at('tier.thresholds', now)
  const multiplier = rules.at('points.multiplier', now)
  return {
    kyatPerPoint: KYAT_PER_POINT,
    perDayPoints: perDay,
    holdHours,
    livesMonths,
    codeFrom: rules.at('points.exchange', now).codeFrom,
    windowMonths: months,
    validMonths,
    tiers: TIERS.map((tier) => ({
      tier,
      ...needsOf(tier, thresholds),
      multiplierPct: multiplier[tier],
    })),
  }
}
