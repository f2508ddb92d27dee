import type { CataloguePackage } from './stored-catalogue.ts'

export type Buyer = {
  readonly payType: 'PREPAID' | 'POSTPAID'
  readonly activatedAt: string
  readonly segments: readonly string[]
}

const DAY_MS = 86_400_000

/** Whether this line may buy the package. A package without segments is for everybody. */
export const isEligible = (
  { payTypes, minTenureDays, segments }: CataloguePackage['eligibility'],
  buyer: Buyer,
  now: Date,
): boolean =>
  payTypes.includes(buyer.payType) &&
  now.getTime() - Date.parse(buyer.activatedAt) >= minTenureDays * DAY_MS &&
  (segments.length === 0 || segments.some((segment) => buyer.segments.includes(segment)))
