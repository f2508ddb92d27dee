import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { TIERS, type Tier } from '#contracts/loyalty-tiers.ts'
import type { MemberVoucher, Voucher } from '#contracts/vouchers.ts'

export const isOpenTo = (tier: Tier, { minTier }: Pick<Voucher, 'minTier'>): boolean =>
  TIERS.indexOf(tier) >= TIERS.indexOf(minTier)

/** Those who may have it, from the lowest on. */
export const tiersFrom = (minTier: Tier): readonly Tier[] => TIERS.slice(TIERS.indexOf(minTier))

export type Obstacle =
  | { readonly why: 'gone' }
  | { readonly why: 'locked'; readonly tier: Tier }
  | { readonly why: 'limit'; readonly times: number }
  | { readonly why: 'missing'; readonly points: number }

export type Asked = {
  readonly voucher: Pick<Voucher, 'voucherId' | 'left' | 'minTier' | 'perMember' | 'points'>
  readonly card: Pick<LoyaltyCard, 'tier' | 'spendable'>
  readonly own: readonly Pick<MemberVoucher, 'voucherId' | 'state'>[]
  readonly seats?: number
}

/** What prevents a member from taking a voucher, as far as this page knows; null when nothing does. The server decides. */
export function obstacleOf({ voucher, card, own, seats = 1 }: Asked): Obstacle | null {
  const { voucherId, left, minTier, perMember, points } = voucher
  if (!isOpenTo(card.tier, voucher)) return { why: 'locked', tier: minTier }
  const had = own.filter((one) => one.voucherId === voucherId && one.state !== 'CANCELLED').length
  if (had >= perMember) return { why: 'limit', times: perMember }
  if (left < seats) return { why: 'gone' }
  const missing = points * seats - card.spendable
  return missing > 0 ? { why: 'missing', points: missing } : null
}
