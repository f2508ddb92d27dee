import type { ExchangeOffer } from '#contracts/loyalty.ts'
import { TIERS, type Tier } from '#contracts/loyalty-tiers.ts'

/** Whether this level may take it. */
export const isOpenTo = (tier: Tier, { minTier }: Pick<ExchangeOffer, 'minTier'>): boolean =>
  TIERS.indexOf(tier) >= TIERS.indexOf(minTier)

/**
 * What points that expire soon would buy: the most expensive offer they pay for alone, data first; when they are too few for anything,
 * the cheapest that all points together pay for. Fibre bills need a contract and so more than one tap.
 */
export function offerForLot(
  offers: readonly ExchangeOffer[],
  lot: number,
  spendable: number,
  tier: Tier,
): ExchangeOffer | null {
  const within = offers
    .filter((offer) => offer.type !== 'ftth' && offer.points <= spendable && isOpenTo(tier, offer))
    .sort((a, b) => a.points - b.points)
  const alone = within.filter(({ points }) => points <= lot)
  const most = alone[alone.length - 1]?.points ?? within[0]?.points
  const same = within.filter(({ points }) => points === most)
  return same.find(({ type }) => type === 'data') ?? same[0] ?? null
}
