/** `again`: how many repeats were counted since it was last reported; 0 for the first of its kind. */
export type Repeated<T> = { readonly value: T; readonly again: number }

const WITHIN_MS = 60_000
const MOST_KEYS = 10_000

/**
 * Reports the first event of a kind; repeats within a minute are only counted, so a flood writes one line a minute.
 * A count is reported when the next event of any kind arrives, or at the end.
 */
export function makeRepeatFilter<T>(report: (repeated: Repeated<T>) => void) {
  const seen = new Map<string, { until: number; counted: number; value: T }>()

  function reportOver(isOver: (until: number) => boolean): void {
    for (const [key, { until, counted, value }] of seen) {
      // The map keeps the order of arrival, so everything after the first unfinished minute is unfinished too.
      if (!isOver(until)) return
      seen.delete(key)
      if (counted > 0) report({ value, again: counted })
    }
  }

  return {
    take(key: string, value: T, nowMs: number): void {
      reportOver((until) => until <= nowMs)
      const known = seen.get(key)
      if (known) {
        known.counted += 1
        return
      }
      if (seen.size >= MOST_KEYS) reportOver(() => true)
      seen.set(key, { until: nowMs + WITHIN_MS, counted: 0, value })
      report({ value, again: 0 })
    },
    flush: () => reportOver(() => true),
  }
}
