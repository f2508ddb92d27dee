/** What is charged and how much of it is tax. Whole kyat, half rounded up as on a paper bill. */
export function chargeFor(
  price: number,
  { taxIncluded, taxRatePct }: { readonly taxIncluded: boolean; readonly taxRatePct: number },
): { readonly totalKyat: number; readonly taxKyat: number } {
  if (!taxIncluded) {
    const taxKyat = Math.floor((price * taxRatePct) / 100 + 0.5)
    return { totalKyat: price + taxKyat, taxKyat }
  }
  return { totalKyat: price, taxKyat: price - Math.floor((price * 100) / (100 + taxRatePct)) }
}
