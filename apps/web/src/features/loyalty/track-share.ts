import type { LoyaltyRules } from '#contracts/loyalty.ts'

/**
 * How far along the ladder so many level points are, 0 to 1. The levels stand at even distances though they are not evenly
 * far apart, so the way between two of them is drawn by its own length.
 */
export function trackShare(points: number, tiers: LoyaltyRules['tiers']): number {
  const at = tiers.filter((tier) => points >= tier.points).length - 1
  const [from, to] = [tiers[at], tiers[at + 1]]
  if (!from) return 0
  const within = to ? (points - from.points) / (to.points - from.points) : 0
  return (at + within) / Math.max(1, tiers.length - 1)
}
