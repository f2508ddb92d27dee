import { setTimeout as sleep } from 'node:timers/promises'
import { cacheKey } from '#platform/cache/keys.ts'
import { openClusterCache } from './cluster-cache.ts'

const KEYS = 30
const EVERY_MS = 40

/** Writes to keys all over the cluster, through the product's own client; answers the longest any of them could not be written. */
export function startRedisWriters() {
  const cache = openClusterCache()
  let over = false
  let longest = 0
  let written = 0
  const writer = async (at: number): Promise<void> => {
    const key = cacheKey('fault', `w${at}`)
    let last = performance.now()
    while (!over) {
      const good = await cache.set(key, String(at), 60).then(
        () => true,
        () => false,
      )
      const now = performance.now()
      if (good) {
        longest = Math.max(longest, now - last)
        last = now
        written += 1
      }
      await sleep(EVERY_MS)
    }
    longest = Math.max(longest, performance.now() - last)
  }
  const writers = Array.from({ length: KEYS }, (_, at) => writer(at))
  return {
    /** Forgets what was before. */
    reset() {
      longest = 0
    },
    written: () => written,
    longestMs: () => longest,
    async end(): Promise<number> {
      over = true
      await Promise.all(writers)
      await cache.close()
      return longest
    },
  }
}
