import { chargeFor, type Offer, type Product } from '#modules/packages/index.ts'
import type { Grant } from '#modules/value/index.ts'

export type Sale = {
  readonly totalKyat: number
  readonly taxKyat: number
  readonly grants: readonly Grant[]
  /** What points are earned on. */
  readonly netKyat: number
  readonly pointsBonus: number
}

/** Allowances that work only at night, in one app or abroad cannot be shared. */
const SHAREABLE_SCOPES: readonly Grant['scope'][] = ['ANY', 'ONNET']

/** What a product takes and gives, with an offer or without. Unlimited allowances are granted by the network and open no bucket. */
export function saleOf(
  { item, price }: Pick<Product, 'item' | 'price'>,
  { until, source }: { readonly until: Date; readonly source: 'PACKAGE' | 'GIFT' },
  offer: Offer | null = null,
): Sale {
  const validTo = until.toISOString()
  const allowances = item.allowances
    .filter(({ unlimited, value }) => !unlimited && value > 0)
    .map(({ unit, value, scope }): Grant => ({
      unit,
      amount: value,
      source,
      validTo,
      scope,
      // Only what was bought for oneself may be shared on: gifts must not be passed along.
      shareable: item.shareable && source === 'PACKAGE' && SHAREABLE_SCOPES.includes(scope),
    }))
  // What an offer adds cannot be shared.
  const bonus = (offer?.bonus ?? []).map(({ unit, value, scope }): Grant => ({
    unit,
    amount: value,
    source,
    validTo,
    scope,
    shareable: false,
  }))
  const charge = chargeFor(offer?.price ?? price, item)
  return {
    ...charge,
    netKyat: charge.totalKyat - charge.taxKyat,
    pointsBonus: item.pointsBonus,
    grants: [...allowances, ...bonus],
  }
}
