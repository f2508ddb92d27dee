import type { ReadingPart, ReadingState } from '#contracts/status.ts'

/** Recent results of one part. */
export type Sample = {
  readonly good: number
  readonly bad: number
  /** Age of the oldest one without a result. */
  readonly waitsSec: number
  /** When the latest one ended, successfully or not. */
  readonly lastAt: Date | null
}

type Limits = {
  /** A smaller sample says nothing. */
  readonly least: number
  readonly degradedRatio: number
  readonly downRatio: number
  readonly slowSec: number
  readonly stuckSec: number
}

/** The time a sample covers. */
export const SAMPLE_MINUTES = 15

/** On any day some phones are off and some numbers wrong: up to a third of messages may fail before we are at fault. */
export const LIMITS: Readonly<Record<Extract<ReadingPart, 'SMS' | 'CODES' | 'CORE'>, Limits>> = {
  SMS: { least: 5, degradedRatio: 0.34, downRatio: 0.8, slowSec: 60, stuckSec: 300 },
  CODES: { least: 5, degradedRatio: 0.34, downRatio: 0.8, slowSec: 20, stuckSec: 120 },
  CORE: { least: 3, degradedRatio: 0.2, downRatio: 0.8, slowSec: 30, stuckSec: 300 },
}

/** A part without a sample is UNKNOWN, never well. */
export function judge({ good, bad, waitsSec }: Sample, limits: Limits): ReadingState {
  if (waitsSec >= limits.stuckSec) return 'DOWN'
  if (waitsSec >= limits.slowSec) return 'DEGRADED'
  const seen = good + bad
  if (seen === 0) return 'UNKNOWN'
  const badRatio = bad / seen
  if (seen < limits.least) return good > 0 ? 'UP' : 'UNKNOWN'
  if (badRatio >= limits.downRatio) return 'DOWN'
  return badRatio >= limits.degradedRatio ? 'DEGRADED' : 'UP'
}
