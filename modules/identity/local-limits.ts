import type { Clock } from '#platform/clock/clock.ts'

/** Stricter than the limits in Redis, because every process counts for itself. */
const PER_NUMBER_MS = 60_000
const PER_ADDRESS = { most: 10, withinMs: 600_000 } as const
/** A full table refuses new entries, otherwise filling it would be a way around the limit. */
const MOST_ENTRIES = 50_000

export type LocalLimits = { take(number: string, address: string): number }

/** Used while Redis is down. Returns the milliseconds to wait, 0 when the request may go on. */
export function makeLocalLimits(clock: Clock, mostEntries = MOST_ENTRIES): LocalLimits {
  const numbers = new Map<string, number>()
  const addresses = new Map<string, number[]>()

  function forget(now: number): void {
    for (const [key, at] of numbers) if (at + PER_NUMBER_MS <= now) numbers.delete(key)
    for (const [key, times] of addresses)
      if ((times.at(-1) ?? 0) + PER_ADDRESS.withinMs <= now) addresses.delete(key)
  }

  return {
    take(number, address) {
      const now = clock.now().getTime()
      if (numbers.size >= mostEntries || addresses.size >= mostEntries) forget(now)
      if (numbers.size >= mostEntries || addresses.size >= mostEntries) return PER_NUMBER_MS
      const sent = numbers.get(number)
      if (sent !== undefined && sent + PER_NUMBER_MS > now) return sent + PER_NUMBER_MS - now
      const recent = (addresses.get(address) ?? []).filter((at) => at + PER_ADDRESS.withinMs > now)
      const [oldest] = recent
      if (oldest !== undefined && recent.length >= PER_ADDRESS.most)
        return oldest + PER_ADDRESS.withinMs - now
      numbers.set(number, now)
      addresses.set(address, [...recent, now])
      return 0
    },
  }
}
