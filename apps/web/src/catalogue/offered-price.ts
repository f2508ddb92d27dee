import type { VasPackage } from '#contracts/packages.ts'

type Priced = Pick<VasPackage, 'price' | 'listPrice' | 'offer'>

/** What its next buyer pays. */
export const priceNow = ({ price, offer }: Priced): number => offer?.price ?? price

/** What it cost before, where that was more. */
export function priceBefore(priced: Priced): number | null {
  const now = priceNow(priced)
  const before = now < priced.price ? priced.price : priced.listPrice
  return before !== null && before > now ? before : null
}

/** Both for `Price`; the label is what a reader hears in front of the one before. */
export function shownPrice(priced: Priced, label: string) {
  const before = priceBefore(priced)
  return { amountKyat: priceNow(priced), ...(before === null ? {} : { was: { amountKyat: before, label } }) }
}
