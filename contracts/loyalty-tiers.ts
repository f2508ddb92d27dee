/** From the lowest to the highest. */
export const TIERS = ['MEMBER', 'SILVER', 'GOLD', 'DIAMOND'] as const
export type Tier = (typeof TIERS)[number]
