import type { VasPackage } from '#contracts/packages.ts'

/** What leaves the balance: the price, and the tax where it is not inside. The half kyat is rounded up, as on a bill. */
export const totalPrice = ({
  price,
  taxIncluded,
  taxRatePct,
}: Pick<VasPackage, 'price' | 'taxIncluded' | 'taxRatePct'>): number =>
  taxIncluded ? price : price + Math.floor((price * taxRatePct) / 100 + 0.5)
