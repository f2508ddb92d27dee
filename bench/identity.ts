import { Redis } from 'ioredis'
import { brand } from '#brand'
import { requestOtp, validateOtp } from '#contracts/identity.ts'
import { urlOf } from '#platform/http/serve.ts'
import { fillWithCodes, KNOWN_CODE, makeBareRequest, makeBareVerify } from './identity/bare-codes.ts'
import { withBenchSite, type BenchSite } from './identity/identity-site.ts'
import { inTurns, makePoster, type Turns, type Work } from './identity/rounds.ts'
import { cpuSeconds } from './load.ts'
import type { Bench, Measured, Size } from './figure.ts'

const TURNS: Record<Size, Turns> = {
  ci: { toWarmUp: 1_000, rounds: 3, each: 300, width: 16 },
  full: { toWarmUp: 6_000, rounds: 15, each: 1_000, width: 16 },
}
/** Far from each other, so that no limit of a block is met. */
const numberAt = (side: number, place: number): string =>
  `9596${side}${String((place * 10_007) % 10_000_000).padStart(7, '0')}`
const challengeAt = (side: number, place: number): string => `${side}${String(place).padStart(31, '0')}`
const addressAt = (place: number): string => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`

const headersAt = (place: number) => ({
  'x-client': `${brand.slug}-web`,
  'x-forwarded-for': addressAt(place),
})

async function compare(
  size: Size,
  sides: (site: BenchSite, redis: Redis) => Promise<{ ours: Work; bare: Work }>,
): Promise<Measured> {
  return withBenchSite(async (site) => {
    const redis = new Redis(site.redisUrl)
    try {
      const { ours, bare } = await sides(site, redis)
      const backends = () => site.backendSeconds()
      const figures = await inTurns(
        { work: ours, cpuSeconds: () => cpuSeconds(site.pid) + backends() },
        { work: bare, cpuSeconds: () => cpuSeconds(process.pid) + backends() },
        TURNS[size],
      )
      return { value: figures.ours, reference: figures.bare }
    } finally {
      redis.disconnect()
    }
  })
}

/** Over HTTP with all guards, against the same statements and scripts sent by the bare drivers. */
const request = (size: Size): Promise<Measured> =>
  compare(size, async (site, redis) => {
    const post = makePoster(site.address, TURNS[size].width)
    const bare = makeBareRequest(site, redis)
    return {
      ours: (place) => post(urlOf(requestOtp), { phoneNumber: numberAt(6, place) }, headersAt(place)),
      bare: (place) => bare(numberAt(7, place), addressAt(place)),
    }
  })

const verify = (size: Size): Promise<Measured> =>
  compare(size, async (site, redis) => {
    const { toWarmUp, rounds, each, width } = TURNS[size]
    const many = toWarmUp + rounds * each
    for (const side of [6, 7])
      await fillWithCodes(site, many, (place) => ({
        number: numberAt(side, place),
        challengeId: challengeAt(side, place),
      }))
    const post = makePoster(site.address, width)
    const bare = makeBareVerify(site, redis)
    return {
      ours: (place) => {
        const login = { phoneNumber: numberAt(6, place), password: KNOWN_CODE, version: '8.1' }
        return post(urlOf(validateOtp), { ...login, challengeId: challengeAt(6, place) }, headersAt(place))
      },
      bare: (place) => bare(numberAt(7, place), challengeAt(7, place)),
    }
  })

export const benches: readonly Bench[] = [
  {
    name: 'identity.code-request',
    unit: 'codes/CPU s',
    bar: { of: 'ratio', atLeast: 0.6 },
    measure: request,
  },
  { name: 'identity.code-verify', unit: 'codes/CPU s', bar: { of: 'ratio', atLeast: 0.6 }, measure: verify },
]
