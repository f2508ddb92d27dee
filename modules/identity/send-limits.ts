import type { Cache } from '#platform/cache/cache.ts'
import { cacheKey } from '#platform/cache/keys.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import { takeAll, type Limit, type Taken } from '#platform/limits/gcra.ts'
import type { IdentityKeys } from './identity-keys.ts'
import { makeLocalLimits } from './local-limits.ts'
import { sourceOf } from '#platform/limits/source-address.ts'

type Deps = {
  readonly cache: Cache
  readonly clock: Clock
  readonly tag: IdentityKeys['tag']
  readonly onError: (error: Error) => void
}

export type Ask = {
  readonly number: string
  readonly address: string
  readonly human: boolean
  /** A browser that has signed in on the number before: strangers use up none of its limits. */
  readonly device: Buffer | null
  /** A purpose that anybody may request for any number: it uses up none of the owner's limits. */
  readonly apart: boolean
}

export type SendLimits = {
  /** Null when a code may be requested. Postgres keeps the exact count per number; this only stops floods. */
  take(ask: Ask): Promise<Refused | null>
  /** Reports a code that was typed in correctly: the numbers of its block belong to people. */
  converted(number: string): void
}

const TEN_MINUTES_MS = 600_000
const PER_NUMBER = 3
const PER_BLOCK = 50
const PER_ADDRESS = { free: 60, most: 600 } as const
/** The share of codes sent to a block of 10,000 numbers that must be used; below it a program is working through the block. */
const LOWEST_CONVERSION = 0.2
/** How long Redis is left alone after a failure, so that not every request waits for it. */
const REST_MS = 1_000

const each = (many: number) => ({ burst: many, intervalMs: TEN_MINUTES_MS / many })

export function makeSendLimits({ cache, clock, tag, onError }: Deps): SendLimits {
  const local = makeLocalLimits(clock)
  let restUntil = 0

  const blockOf = (number: string) => tag(number.slice(0, -4))
  const convertedKey = (number: string) => cacheKey('otp-block', blockOf(number), 'right')

  const byAddress = (address: string): Limit[] => {
    const source = tag(sourceOf(address))
    return [
      { key: cacheKey('otp-address', source, 'most'), ...each(PER_ADDRESS.most) },
      { key: cacheKey('otp-address', source, 'free'), ...each(PER_ADDRESS.free), soft: true },
    ]
  }
  const byNumber = ({ number, device, apart }: Ask): Limit[] => {
    const block = blockOf(number)
    if (device)
      return [
        { key: cacheKey('otp-block', block, 'device', tag(device.toString('hex'))), ...each(PER_NUMBER) },
      ]
    if (apart) return [{ key: cacheKey('otp-block', block, 'apart', tag(number)), ...each(PER_NUMBER) }]
    return [
      { key: cacheKey('otp-block', block, 'number', tag(number)), ...each(PER_NUMBER) },
      { key: cacheKey('otp-block', block, 'sent'), ...each(PER_BLOCK), soft: true },
    ]
  }

  const isAlive = async (number: string): Promise<boolean> =>
    Number((await cache.get(convertedKey(number))) ?? 0) >= PER_BLOCK * LOWEST_CONVERSION

  async function takeInRedis(ask: Ask): Promise<Refused | null> {
    const { number, address, human } = ask
    const [addressTaken, numberTaken] = await Promise.all([
      takeAll(cache, byAddress(address), human),
      takeAll(cache, byNumber(ask), human),
    ])
    if (addressTaken.full) return refusalOf(addressTaken, 'RATE_LIMITED')
    if (!numberTaken.full) return null
    if (numberTaken.full.soft && (await isAlive(number))) return null
    return refusalOf(numberTaken, 'OTP_TOO_SOON')
  }

  function takeHere({ number, address, device, apart }: Ask): Refused | null {
    const whose = device?.toString('hex') ?? (apart ? `${number}~` : number)
    const waitMs = local.take(whose, sourceOf(address))
    return waitMs > 0 ? refused('OTP_TOO_SOON', { retryAfterSec: Math.ceil(waitMs / 1000) }) : null
  }

  return {
    async take(ask) {
      if (clock.now().getTime() < restUntil) return takeHere(ask)
      try {
        return await takeInRedis(ask)
      } catch (error) {
        restUntil = clock.now().getTime() + REST_MS
        onError(error as Error)
        return takeHere(ask)
      }
    },
    converted(number) {
      const count = `local n = redis.call('INCR', KEYS[1]) if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end return n`
      cache.run(count, [convertedKey(number)], [TEN_MINUTES_MS]).catch(onError)
    },
  }
}

const refusalOf = ({ full, waitMs }: Taken, code: 'RATE_LIMITED' | 'OTP_TOO_SOON'): Refused =>
  full?.soft
    ? refused('CAPTCHA_REQUIRED')
    : refused(code, { retryAfterSec: Math.max(1, Math.ceil(waitMs / 1000)) })
