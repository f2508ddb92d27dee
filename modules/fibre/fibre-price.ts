import type { CatalogueFibre, FibrePrice } from './stored-catalogue.ts'

/** The newest price that has begun; null while none has. */
export function fibrePriceAt({ prices }: Pick<CatalogueFibre, 'prices'>, now: Date): FibrePrice | null {
  const begun = prices.filter(({ from }) => Date.parse(from) <= now.getTime())
  return begun.reduce<FibrePrice | null>(
    (best, price) => (best === null || Date.parse(price.from) > Date.parse(best.from) ? price : best),
    null,
  )
}
