import type { Cache } from '#platform/cache/cache.ts'
import { cacheKey } from '#platform/cache/keys.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { sourceOf } from '#platform/limits/source-address.ts'
import type { Pressure } from './work-for.ts'

type Deps = {
  readonly cache: Cache
  readonly clock: Clock
  readonly tag: (text: string) => string
  readonly onError: (error: Error) => void
}

export type CheckPressure = {
  /** Counts one more requested check and returns how hard it should be. */
  asked(address: string): Promise<Pressure>
  /** Counts a wrong solution or a wrong code from this address. */
  failed(address: string): void
}

const COUNTED_FOR_MS = 600_000
const MINUTE_MS = 60_000

/** Without Redis the count is unknown: every check then costs the middle step, and the limits per address remain. */
const FAILURES_UNKNOWN = 3

export function makeCheckPressure({ cache, clock, tag, onError }: Deps): CheckPressure {
  const keyOf = (address: string) => cacheKey('human-check-failed', tag(sourceOf(address)))
  let minute = 0
  let count = 0

  return {
    async asked(address) {
      const now = Math.floor(clock.now().getTime() / MINUTE_MS)
      if (now !== minute) count = 0
      minute = now
      count += 1
      const askedAMinute = count
      try {
        return { failures: Number((await cache.get(keyOf(address))) ?? 0), askedAMinute }
      } catch (error) {
        onError(error as Error)
        return { failures: FAILURES_UNKNOWN, askedAMinute }
      }
    },
    failed(address) {
      const script = `local n = redis.call('INCR', KEYS[1]) if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end return n`
      cache.run(script, [keyOf(address)], [COUNTED_FOR_MS]).catch(onError)
    },
  }
}
