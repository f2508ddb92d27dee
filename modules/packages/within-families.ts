import type { Allowance, VasPackage } from '#contracts/packages.ts'
import { validityDays } from './price.ts'

/** What a package is beside the others of its family. */
export type Placed = Pick<VasPackage, 'sizeInFamily' | 'bestValue'>

type Sold = Pick<VasPackage, 'vasGroupId' | 'allowances' | 'price' | 'offer' | 'validity' | 'eligibility'>

/** Abroad it matters first where a package works, so none is called the best. */
const ABROAD: ReadonlySet<Allowance['scope']> = new Set(['ROAM', 'INTL'])

/** All of the unit it is bought for; infinite when any part of it is unlimited. */
const amountOf = ({ allowances: [main, ...others] }: Sold): number =>
  main === undefined
    ? 0
    : [main, ...others]
        .filter(({ unit }) => unit === main.unit)
        .reduce((sum, { value, unlimited }) => sum + (unlimited ? Infinity : value), 0)

/** One group may hold two: minutes and messages are not measured against each other. */
const familyOf = ({ vasGroupId, allowances: [main] }: Sold): string => `${vasGroupId} ${main?.unit}`

const forTheMoney = (sold: Sold): number => amountOf(sold) / (sold.offer?.price ?? sold.price)

/** An hour is another thing than a day, and what only new lines may buy is nobody else's best. */
const isWeighed = ({ validity, eligibility, allowances: [main] }: Sold): boolean =>
  main !== undefined &&
  !ABROAD.has(main.scope) &&
  validityDays(validity) >= 1 &&
  eligibility.segments.length === 0

/** The amount alone decides: there are two to choose from, they work in the same places, and none is unlimited. */
const canBeWeighed = (rivals: readonly Sold[]): boolean =>
  rivals.length > 1 &&
  new Set(rivals.map(({ allowances: [main] }) => main?.scope)).size === 1 &&
  rivals.every((one) => Number.isFinite(amountOf(one)))

/** At most one of a family. */
function bestOf(sold: readonly Sold[]): ReadonlySet<Sold> {
  const families = Map.groupBy(sold.filter(isWeighed), familyOf).values()
  return new Set(
    [...families]
      .filter(canBeWeighed)
      .map((rivals) => rivals.reduce((best, one) => (forTheMoney(one) > forTheMoney(best) ? one : best))),
  )
}

const twoDecimals = (share: number): number => Math.round(share * 100) / 100

/** Each with its place in its family, in the same order. */
export function withinFamilies<S extends Sold>(sold: readonly S[]): (S & Placed)[] {
  const families = Map.groupBy(sold, familyOf)
  const best = bestOf(sold)
  return sold.map((one) => {
    const amounts = (families.get(familyOf(one)) ?? []).map(amountOf).filter(Number.isFinite)
    const amount = amountOf(one)
    const share = Number.isFinite(amount) ? amount / Math.max(1, ...amounts) : 1
    return { ...one, sizeInFamily: twoDecimals(share), bestValue: best.has(one) }
  })
}
