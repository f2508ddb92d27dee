import type { Cache } from '../cache/cache.ts'
import { cacheKey } from '../cache/keys.ts'
import type { Clock } from '../clock/clock.ts'
import { refused, type Refused } from '../errors/answer.ts'
import { takeAll } from './gcra.ts'
import { makeLocalCounts } from './local-counts.ts'
import { sourceOf } from './source-address.ts'

export type Allowance = { readonly most: number; readonly seconds: number }

/** Null when this address may do this once more. */
export type LimitAddress = (what: string, address: string, allowed: Allowance) => Promise<Refused | null>

type Deps = {
  readonly cache: Cache
  readonly clock: Clock
  /** Keyed hash, so that Redis holds no address. */
  readonly tag: (text: string) => string
  readonly onError: (error: Error) => void
}

/** How long Redis is left alone after a failure, so that not every request waits for it. */
const REST_MS = 1_000
/** Every process counts for itself while Redis is down, so each allows only a part. */
const PROCESSES_ASSUMED_WITHOUT_REDIS = 5

/**
 * How often one address may make a call. Half a town can share one address of a mobile network, so limits are wide: they bound the cost
 * of a flood and do not tell people from programs.
 */
export function makeAddressLimits({ cache, clock, tag, onError }: Deps): LimitAddress {
  const local = makeLocalCounts(clock)
  let restUntil = 0

  async function waitMs(what: string, source: string, { most, seconds }: Allowance): Promise<number> {
    const here = () =>
      local.take(`${what} ${source}`, Math.ceil(most / PROCESSES_ASSUMED_WITHOUT_REDIS), seconds * 1000)
    if (clock.now().getTime() < restUntil) return here()
    try {
      const key = cacheKey('address', tag(source), what)
      const taken = await takeAll(cache, [{ key, burst: most, intervalMs: (seconds * 1000) / most }], false)
      return taken.full ? taken.waitMs : 0
    } catch (error) {
      restUntil = clock.now().getTime() + REST_MS
      onError(error as Error)
      return here()
    }
  }

  return async (what, address, allowed) => {
    const wait = await waitMs(what, sourceOf(address), allowed)
    if (wait <= 0) return null
    const retryAfterSec = Math.max(1, Math.ceil(wait / 1000))
    return refused('RATE_LIMITED', { retryAfterSec, slots: { n: retryAfterSec } })
  }
}
