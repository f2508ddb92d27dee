import type { Bucket } from '#contracts/account.ts'

export const UNITS_SHOWN: readonly Bucket['unit'][] = ['MB', 'MIN', 'SMS']

type Part = Pick<Bucket, 'unit' | 'remaining' | 'initial'>

/** All parts of one unit as one ring; null when there is none. */
export function ringOf(unit: Bucket['unit'], parts: readonly Part[]) {
  const own = parts.filter((part) => part.unit === unit)
  if (own.length === 0) return null
  const remaining = own.reduce((sum, part) => sum + part.remaining, 0)
  const initial = own.reduce((sum, part) => sum + (part.initial ?? part.remaining), 0)
  return { unit, remaining, share: initial === 0 ? 0 : remaining / initial }
}
