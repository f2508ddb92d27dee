import type { Cache } from '#platform/cache/cache.ts'

/** `burst` at once, then one more every `intervalMs`. */
export type Limit = {
  readonly key: string
  readonly burst: number
  readonly intervalMs: number
  /** Does not apply to somebody who passed the human check. */
  readonly soft?: boolean
}

/**
 * The generic cell rate algorithm over several limits at once, using Redis' own clock: either all of them accept the request or none
 * does. Returns the index of the full limit (0 for none) and the milliseconds to wait.
 */
export const GCRA_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local human = ARGV[1] == '1'
local due = {}
for i = 1, #KEYS do
  local interval = tonumber(ARGV[i * 3 - 1])
  local burst = tonumber(ARGV[i * 3])
  local at = math.max(tonumber(redis.call('GET', KEYS[i]) or '0'), now)
  local wait = at - now - interval * (burst - 1)
  if wait > 0 and not (human and ARGV[i * 3 + 1] == '1') then
    return { i, wait }
  end
  due[i] = math.min(at + interval, now + interval * burst)
end
for i = 1, #KEYS do
  redis.call('SET', KEYS[i], string.format('%.0f', due[i]), 'PX', math.max(1, due[i] - now))
end
return { 0, 0 }`

export type Taken = { readonly full: Limit | null; readonly waitMs: number }

/** The keys must share a hash tag. Throws when Redis does not answer. */
export async function takeAll(cache: Cache, limits: readonly Limit[], human: boolean): Promise<Taken> {
  const values = limits.flatMap(({ burst, intervalMs, soft }) => [intervalMs, burst, soft ? 1 : 0])
  const answer = await cache.run(
    GCRA_SCRIPT,
    limits.map(({ key }) => key),
    [human ? 1 : 0, ...values],
  )
  const [place, waitMs] = answer as [number, number]
  return { full: limits[place - 1] ?? null, waitMs }
}
