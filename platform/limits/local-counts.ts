import type { Clock } from '../clock/clock.ts'

/** A full table refuses new entries, otherwise filling it would be a way around the limit. */
const MOST_ENTRIES = 50_000
const WAIT_WHEN_FULL_MS = 60_000

export type LocalCounts = { take(key: string, most: number, withinMs: number): number }

/** Counts of one process, used while Redis is down. Returns the milliseconds to wait, 0 when one more may go on. */
export function makeLocalCounts(clock: Clock, mostEntries = MOST_ENTRIES): LocalCounts {
  const counts = new Map<string, { count: number; endsAt: number }>()

  return {
    take(key, most, withinMs) {
      const now = clock.now().getTime()
      if (counts.size >= mostEntries)
        for (const [old, { endsAt }] of counts) if (endsAt <= now) counts.delete(old)
      const known = counts.get(key)
      if (known && known.endsAt > now) {
        if (known.count >= most) return known.endsAt - now
        known.count += 1
        return 0
      }
      if (!known && counts.size >= mostEntries) return WAIT_WHEN_FULL_MS
      counts.set(key, { count: 1, endsAt: now + withinMs })
      return 0
    },
  }
}
