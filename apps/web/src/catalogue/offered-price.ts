import type { VasPackage } from '#contracts/packages.ts'

type Priced = Pick<VasPackage, 'price' | 'listPrice' | 'offer'>

/** The price for the next buyer. */
export const priceNow = ({ price, offer }: Priced): number => offer?.price ?? price

/** The earlier price, if it was higher. */
export function priceBefore(priced: Priced): number | null {
  const now = priceNow(priced)
  const before = now < priced.price ? priced.price : priced.listPrice
  return before !== null && before > now ? before : null
}

/** Both for `Price`; the label is read out before the earlier price. */
export function shownPrice(priced: Priced, label: string) {
  const before = priceBefore(priced)
  return { amountKyat: priceNow(priced), ...(before === null ? {} : { was: { amountKyat: before, label } }) }
}
