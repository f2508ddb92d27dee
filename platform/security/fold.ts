/** `again`: how often the same came after it was told; 0 for the first of its kind. */
export type Folded<T> = { readonly value: T; readonly again: number }

const WITHIN_MS = 60_000
const MOST_KEYS = 10_000

/**
 * The first of a kind is told at once, the same within a minute only counted, so that a flood leaves a line a minute.
 * What was counted last is told with whatever comes next, or at the end.
 */
export function makeFold<T>(tell: (folded: Folded<T>) => void) {
  const seen = new Map<string, { until: number; counted: number; value: T }>()

  function tellOver(isOver: (until: number) => boolean): void {
    for (const [key, { until, counted, value }] of seen) {
      // They stand in the order they began, so the first that is not over is followed by none that is.
      if (!isOver(until)) return
      seen.delete(key)
      if (counted > 0) tell({ value, again: counted })
    }
  }

  return {
    take(key: string, value: T, nowMs: number): void {
      tellOver((until) => until <= nowMs)
      const known = seen.get(key)
      if (known) {
        known.counted += 1
        return
      }
      if (seen.size >= MOST_KEYS) tellOver(() => true)
      seen.set(key, { until: nowMs + WITHIN_MS, counted: 0, value })
      tell({ value, again: 0 })
    },
    flush: () => tellOver(() => true),
  }
}
