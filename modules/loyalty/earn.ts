import { plainPoints } from '#contracts/loyalty-points.ts'
import type { Tier } from '#contracts/loyalty-tiers.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Earns } from '#modules/value/index.ts'

/** What decides besides the price. */
export type EarnSeen = {
  readonly tier: Tier
  /** Points to spend earned today so far. */
  readonly today: number
}

export type Earned = {
  readonly netKyat: number
  /** Points of the product beyond the rule. */
  readonly bonus?: number
  /** Whether the daily limit applies. */
  readonly limited: boolean
}

const HOUR_MS = 3_600_000

/** Points for an amount, by tier and what is left of the daily limit. Rank points ignore tier, bonus and limit. */
export function earnsFor(
  { netKyat, bonus = 0, limited }: Earned,
  { tier, today }: EarnSeen,
  rules: Rules,
  now: Date,
): Earns | null {
  const { perDay, holdHours } = rules.at('points.earn', now)
  const rank = plainPoints(netKyat)
  const whole = Math.floor((rank * rules.at('points.multiplier', now)[tier]) / 100) + bonus
  if (whole === 0) return null
  const spend = limited ? Math.min(whole, Math.max(0, perDay - today)) : whole
  return {
    netKyat,
    spend,
    rank,
    overLimit: whole - spend,
    limited,
    dueAt: new Date(now.getTime() + holdHours * HOUR_MS).toISOString(),
  }
}
