import type { Bucket } from '#contracts/account.ts'

export const UNITS_SHOWN: readonly Bucket['unit'][] = ['MB', 'MIN', 'SMS']

type Part = Pick<Bucket, 'unit' | 'remaining' | 'initial' | 'validTo'>

export type Left = {
  readonly unit: Bucket['unit']
  readonly remaining: number
  /** The total of these parts when they were new. */
  readonly initial: number
  readonly share: number
  /** The first and the last end; null for what has none. */
  readonly firstEnd: string | null
  readonly lastEnd: string | null
}

/** All parts of one unit together; null when there are none. */
export function leftOf(unit: Bucket['unit'], buckets: readonly Part[]): Left | null {
  const own = buckets.filter((part) => part.unit === unit && part.remaining > 0)
  if (own.length === 0) return null
  const remaining = own.reduce((sum, part) => sum + part.remaining, 0)
  const initial = own.reduce((sum, part) => sum + (part.initial ?? part.remaining), 0)
  const ends = own.flatMap(({ validTo }) => (validTo === null ? [] : [Date.parse(validTo)]))
  const moment = (ms: number) => (ends.length === 0 ? null : new Date(ms).toISOString())
  return {
    unit,
    remaining,
    initial,
    share: remaining / initial,
    firstEnd: moment(Math.min(...ends)),
    lastEnd: ends.length < own.length ? null : moment(Math.max(...ends)),
  }
}
