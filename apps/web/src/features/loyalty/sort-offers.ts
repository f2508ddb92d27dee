import type { ExchangeOffer, LoyaltyCard } from '#contracts/loyalty.ts'
import { isOpenTo } from './offer-for-lot.ts'

export type Judged = {
  readonly offer: ExchangeOffer
  /** Points that are missing; 0 where there are enough. */
  readonly missing: number
  /** For a higher level only. */
  readonly locked: boolean
}

/** What can be had now comes first, cheapest first; then what is too dear, then what is for a higher level. */
export function sortOffers(
  offers: readonly ExchangeOffer[],
  card: Pick<LoyaltyCard, 'spendable' | 'tier'> | null,
): Judged[] {
  const rank = ({ missing, locked }: Judged) => (locked ? 2 : missing > 0 ? 1 : 0)
  return offers
    .map((offer) => ({
      offer,
      missing: card ? Math.max(0, offer.points - card.spendable) : 0,
      locked: card !== null && !isOpenTo(card.tier, offer),
    }))
    .sort((a, b) => rank(a) - rank(b) || a.offer.points - b.offer.points)
}

/** What one point is worth here, in kyat: `0.7`. */
export const worthOfPoint = ({ worthKyat, points }: Pick<ExchangeOffer, 'worthKyat' | 'points'>): string =>
  String(Math.round((worthKyat / points) * 100) / 100)
