import type { Cache } from '#platform/cache/cache.ts'
import { cacheKey } from '#platform/cache/keys.ts'
import type { Database } from '#platform/db/database.ts'
import { makeSpentStore } from './spent-store.ts'

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly nowMs: () => number
  readonly onError: (error: Error) => void
}

/** True the first time, across all processes; without Redis the database decides. */
export type SpendOnce = (id: string, until: number) => Promise<boolean>

export function makeSpendOnce({ db, cache, nowMs, onError }: Deps): SpendOnce {
  const spent = makeSpentStore(db)
  return async (id, until) => {
    const script = `return redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) and 1 or 0`
    try {
      return (await cache.run(script, [cacheKey('human-check', id)], [Math.max(1, until - nowMs())])) === 1
    } catch (error) {
      onError(error as Error)
      return spent.spend(id, new Date(until))
    }
  }
}
