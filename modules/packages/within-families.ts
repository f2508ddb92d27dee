import type { Allowance, VasPackage } from '#contracts/packages.ts'
import { validityDays } from './price.ts'

/** How a package compares with the others of its family. */
export type Placed = Pick<VasPackage, 'sizeInFamily' | 'bestValue'>

type Sold = Pick<VasPackage, 'vasGroupId' | 'allowances' | 'price' | 'offer' | 'validity' | 'eligibility'>

/** Abroad, where a package works matters more than its price, so none is called the best. */
const ABROAD: ReadonlySet<Allowance['scope']> = new Set(['ROAM', 'INTL'])

/** The total of its main unit; infinite when any part is unlimited. */
const amountOf = ({ allowances: [main, ...others] }: Sold): number =>
  main === undefined
    ? 0
    : [main, ...others]
        .filter(({ unit }) => unit === main.unit)
        .reduce((sum, { value, unlimited }) => sum + (unlimited ? Infinity : value), 0)

/** A group may mix units: minutes and messages are not compared. */
const familyOf = ({ vasGroupId, allowances: [main] }: Sold): string => `${vasGroupId} ${main?.unit}`

const forTheMoney = (sold: Sold): number => amountOf(sold) / (sold.offer?.price ?? sold.price)

/** Hours are not compared with days, and a package for new lines only is no alternative for others. */
const isWeighed = ({ validity, eligibility, allowances: [main] }: Sold): boolean =>
  main !== undefined &&
  !ABROAD.has(main.scope) &&
  validityDays(validity) >= 1 &&
  eligibility.segments.length === 0

/** The amount alone may decide only when at least two work in the same places and none is unlimited. */
const canBeWeighed = (rivals: readonly Sold[]): boolean =>
  rivals.length > 1 &&
  new Set(rivals.map(({ allowances: [main] }) => main?.scope)).size === 1 &&
  rivals.every((one) => Number.isFinite(amountOf(one)))

/** At most one per family. */
function bestOf(sold: readonly Sold[]): ReadonlySet<Sold> {
  const families = Map.groupBy(sold.filter(isWeighed), familyOf).values()
  return new Set(
    [...families]
      .filter(canBeWeighed)
      .map((rivals) => rivals.reduce((best, one) => (forTheMoney(one) > forTheMoney(best) ? one : best))),
  )
}

const twoDecimals = (share: number): number => Math.round(share * 100) / 100

/** Adds each package's place in its family; the order stays. */
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
