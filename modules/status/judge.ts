import type { ReadingPart, ReadingState } from '#contracts/status.ts'

/** What was seen of a part lately. */
export type Sample = {
  readonly good: number
  readonly bad: number
  /** How long the oldest has waited that has no end yet. */
  readonly waitsSec: number
  /** When the last one of them ended, well or not. */
  readonly lastAt: Date | null
}

type Limits = {
  /** Fewer than so many say nothing about a share. */
  readonly least: number
  readonly degradedShare: number
  readonly downShare: number
  readonly slowSec: number
  readonly stuckSec: number
}

/** So far back a sample reaches. */
export const SAMPLE_MINUTES = 15

/** Some phones are off and some numbers wrong on any day: of messages a third may fail before it is our fault. */
export const LIMITS: Readonly<Record<Extract<ReadingPart, 'SMS' | 'CODES' | 'CORE'>, Limits>> = {
  SMS: { least: 5, degradedShare: 0.34, downShare: 0.8, slowSec: 60, stuckSec: 300 },
  CODES: { least: 5, degradedShare: 0.34, downShare: 0.8, slowSec: 20, stuckSec: 120 },
  CORE: { least: 3, degradedShare: 0.2, downShare: 0.8, slowSec: 30, stuckSec: 300 },
}

/** Nothing is called well without having been seen: without a sample it is UNKNOWN. */
export function judge({ good, bad, waitsSec }: Sample, limits: Limits): ReadingState {
  if (waitsSec >= limits.stuckSec) return 'DOWN'
  if (waitsSec >= limits.slowSec) return 'DEGRADED'
  const seen = good + bad
  if (seen === 0) return 'UNKNOWN'
  const share = bad / seen
  if (seen < limits.least) return good > 0 ? 'UP' : 'UNKNOWN'
  if (share >= limits.downShare) return 'DOWN'
  return share >= limits.degradedShare ? 'DEGRADED' : 'UP'
}
