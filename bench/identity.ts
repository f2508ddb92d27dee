import { brand } from '#brand'
import { requestOtp, validateOtp } from '#contracts/identity.ts'
import { urlOf } from '#platform/http/serve.ts'
import { atFixedRate, type Rate } from './fixed-rate.ts'
import type { Bench, Measured, Size } from './figure.ts'
import { fillWithCodes, KNOWN_CODE } from './identity/fill-codes.ts'
import { withBenchSite, type BenchSite } from './identity/identity-site.ts'
import { makePoster } from './poster.ts'
import { compare, inRounds, middleCost, piecesOf, type Round, type Turns, type Work } from './rounds.ts'
import { mustWriteTheSame } from './rows-written.ts'

const WIDTH = 16
const TURNS: Record<Size, Turns> = {
  ci: { toWarmUp: 1_000, rounds: 3, each: 300, width: WIDTH },
  full: { toWarmUp: 5_000, rounds: 20, each: 600, width: WIDTH },
}
const RATE: Record<Size, Rate> = { ci: { perSecond: 50, seconds: 3 }, full: { perSecond: 50, seconds: 30 } }

/** Units of work of one side; the last one shows which rows are written. */
const piecesOfAll = (size: Size): number =>
  piecesOf(TURNS[size]) + RATE[size].perSecond * RATE[size].seconds + 1

/** Far from each other, so that no limit of a block is met. */
const numberAt = (side: number, place: number): string =>
  `9596${side}${String((place * 10_007) % 10_000_000).padStart(7, '0')}`
const challengeAt = (side: number, place: number): string => `${side}${String(place).padStart(31, '0')}`
const addressAt = (place: number): string => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`

const headersAt = (place: number) => ({
  'x-client': `${brand.slug}-web`,
  'x-forwarded-for': addressAt(place),
})

/** Numbers of our side and of the reference have different prefixes. */
const SIDES = { ours: 6, bare: 7 } as const

/** Behind the same Fastify route: ours with all its guards, and one prepared function that writes the same rows. */
async function against(site: BenchSite, size: Size, path: string, body: Body): Promise<Measured> {
  const workOf = (side: keyof typeof SIDES): Work => {
    const post = makePoster(site[side].address, WIDTH)
    return (place) => post(path, JSON.stringify(body(SIDES[side], place)), headersAt(place))
  }
  const [ours, bare] = [workOf('ours'), workOf('bare')]
  const last = piecesOfAll(size) - 1
  await mustWriteTheSame(
    site.url,
    () => ours(last),
    () => bare(last),
  )
  const sides = [
    { work: ours, spent: site.spentBy(site.ours) },
    { work: bare, spent: site.spentBy(site.bare) },
  ]
  const rounds = await inRounds(sides, TURNS[size])
  const { one: value, other: reference } = compare(rounds, 0, 1)
  return { value, reference, parts: { ...costs(rounds), ...(await latencies({ ours, bare }, size)) } }
}

type Body = (side: number, place: number) => object

function costs(rounds: readonly Round[][]) {
  const middle = middleCost(rounds)
  return {
    'API CPU ms': middle(0, 'processMs'),
    'PostgreSQL CPU ms': middle(0, 'databaseMs'),
    'function: server CPU ms': middle(1, 'processMs'),
    'function: PostgreSQL CPU ms': middle(1, 'databaseMs'),
  }
}

async function latencies({ ours, bare }: Record<keyof typeof SIDES, Work>, size: Size) {
  const from = piecesOf(TURNS[size])
  const own = await atFixedRate(ours, from, RATE[size])
  const other = await atFixedRate(bare, from, RATE[size])
  const at = `ms at ${RATE[size].perSecond}/s`
  return {
    [`p50 ${at}`]: own.p50,
    [`p99 ${at}`]: own.p99,
    [`function: p50 ${at}`]: other.p50,
    [`function: p99 ${at}`]: other.p99,
  }
}

const request = (size: Size): Promise<Measured> =>
  withBenchSite((site) =>
    against(site, size, urlOf(requestOtp), (side, place) => ({ phoneNumber: numberAt(side, place) })),
  )

const verify = (size: Size): Promise<Measured> =>
  withBenchSite(async (site) => {
    for (const side of Object.values(SIDES))
      await fillWithCodes(site, piecesOfAll(size), (place) => ({
        number: numberAt(side, place),
        challengeId: challengeAt(side, place),
      }))
    return against(site, size, urlOf(validateOtp), (side, place) => ({
      phoneNumber: numberAt(side, place),
      password: KNOWN_CODE,
      version: '8.1',
      challengeId: challengeAt(side, place),
    }))
  })

/**
 * What was reached when the reference became one function without limits, counts or Redis, rounded down a little: the guards cost this
 * much, and must not silently cost more.
 */
const BARS = { request: 0.28, verify: 0.35 } as const

export const benches: readonly Bench[] = [
  {
    name: 'identity.code-request',
    unit: 'codes/CPU s',
    bar: { of: 'ratio', atLeast: BARS.request },
    measure: request,
  },
  {
    name: 'identity.code-verify',
    unit: 'codes/CPU s',
    bar: { of: 'ratio', atLeast: BARS.verify },
    measure: verify,
  },
]
