import type { CataloguePackage } from './stored-catalogue.ts'

export type Price = CataloguePackage['prices'][number]

/** The newest price that has begun; null before the first. */
export function priceAt({ prices }: Pick<CataloguePackage, 'prices'>, now: Date): Price | null {
  const begun = prices.filter((price) => Date.parse(price.from) <= now.getTime())
  return begun.reduce<Price | null>(
    (best, price) => (best === null || Date.parse(price.from) > Date.parse(best.from) ? price : best),
    null,
  )
}

export const isOnSale = ({ status, saleFrom, saleTo }: CataloguePackage, now: Date): boolean =>
  status === 'ACTIVE' &&
  Date.parse(saleFrom) <= now.getTime() &&
  (saleTo === null || now.getTime() < Date.parse(saleTo))

const DAYS = { HOUR: 1 / 24, DAY: 1, MONTH: 30 } as const

/** For comparisons only: a month counts as 30 days. */
export const validityDays = ({ value, unit }: Pick<CataloguePackage['validity'], 'value' | 'unit'>): number =>
  value * DAYS[unit]

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** Data that works only at night or in one app has no price per megabyte. */
export function unitPrice(
  { validity, allowances }: CataloguePackage,
  price: number,
): { perMb: number | null; perDay: number } {
  const megabytes = allowances
    .filter(
      ({ unit, scope, unlimited }) => unit === 'MB' && !unlimited && scope !== 'NIGHT' && scope !== 'APP',
    )
    .reduce((sum, { value }) => sum + value, 0)
  return {
    perMb: megabytes === 0 ? null : oneDecimal(price / megabytes),
    perDay: oneDecimal(price / Math.max(1, validityDays(validity))),
  }
}
