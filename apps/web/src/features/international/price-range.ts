import type { IddRate } from '#contracts/international.ts'
import { formatInteger } from '#language/formats.ts'

/** `179` or `179–199`: the dearest prefix is never left out. */
export function priceRange({ prefixRates }: IddRate, field: 'perMin' | 'sms'): string {
  const prices = prefixRates.map((rate) => rate[field])
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? formatInteger(low) : `${formatInteger(low)}–${formatInteger(high)}`
}
