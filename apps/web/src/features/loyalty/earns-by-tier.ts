import type { LoyaltyRules } from '#contracts/loyalty.ts'
import type { Tier } from '#contracts/loyalty-tiers.ts'
import { formatInteger } from '#language/formats.ts'

/** How many points each level earns for an amount: the slots of every text that mentions it. */
export const earnsByTier = ({ tiers, kyatPerPoint }: LoyaltyRules, wanted: Tier) => ({
  count: (tiers.find(({ tier }) => tier === wanted)?.multiplierPct ?? 100) / 100,
  kyat: formatInteger(kyatPerPoint),
})
