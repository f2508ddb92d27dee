import { fakeChannel } from '#modules/payments/channel.fake.ts'
import { withPaySite } from '../faults/payments/pay-site.ts'
import { makeBackendSeconds } from './backend-seconds.ts'
import type { Bench, Measured, Size } from './figure.ts'
import { atFixedRate, type Rate } from './fixed-rate.ts'
import { makeBareTopUp } from './payments/bare-top-up.ts'
import { withNoticeDoor } from './payments/notice-door.ts'
import { compare, inRounds, middleCost, piecesOf, type Turns } from './rounds.ts'
import { mustWriteTheSame } from './rows-written.ts'

const WIDTH = 8
const TURNS: Record<Size, Turns> = {
  ci: { toWarmUp: 200, rounds: 3, each: 100, width: WIDTH },
  full: { toWarmUp: 1_500, rounds: 16, each: 200, width: WIDTH },
}
const RATE: Record<Size, Rate> = {
  ci: { perSecond: 200, seconds: 3 },
  full: { perSecond: 200, seconds: 30 },
}
const WARM_UP = 400

/** Ordered, started, asked about and credited, once per line, by the engine and by bare functions in turns. */
function creditedAgainstFunctions(size: Size): Promise<Measured> {
  const fake = fakeChannel()
  return withPaySite({ fakes: [fake] }, async (site) => {
    const lines = await site.openLines(2 * piecesOf(TURNS[size]) + 4)
    const taken = lines.values()
    const next = (): string => taken.next().value ?? ''
    const topUp = async (line: string): Promise<void> => {
      const { id, reference } = await site.begun(line)
      fake.pay(reference)
      await site.payments.due.ask(id)
    }
    const first = next()
    await topUp(first)
    if ((await site.kyat(first)) === 0) throw new Error('a top-up was not credited')
    const ours = (): Promise<void> => topUp(next())
    const bareTopUp = await makeBareTopUp(site, fake)
    const bare = (): Promise<void> => bareTopUp(next())
    await mustWriteTheSame(site.url, ours, bare)
    const database = makeBackendSeconds(site.url)
    const spent = () => {
      const { user, system } = process.cpuUsage()
      return { process: (user + system) / 1e6, database: database() }
    }
    const rounds = await inRounds(
      [
        { work: ours, spent },
        { work: bare, spent },
      ],
      TURNS[size],
    )
    const { one: value, other: reference } = compare(rounds, 0, 1)
    const middle = middleCost(rounds)
    return {
      value,
      reference,
      parts: {
        'CPU ms': middle(0, 'processMs'),
        'PostgreSQL CPU ms': middle(0, 'databaseMs'),
        'functions: CPU ms': middle(1, 'processMs'),
        'functions: PostgreSQL CPU ms': middle(1, 'databaseMs'),
      },
    }
  })
}

const noticeAnswered = (size: Size): Promise<Measured> =>
  withNoticeDoor(async (post) => {
    for (let place = 0; place < WARM_UP; place += 1) await post(place)
    const { p50, p99 } = await atFixedRate(post, WARM_UP, RATE[size])
    return { value: p99, parts: { 'ms p50': p50 } }
  })

export const benches: readonly Bench[] = [
  {
    name: 'payments.credited',
    unit: 'top-ups/CPU s',
    bar: { of: 'ratio', atLeast: 0.4 },
    measure: creditedAgainstFunctions,
  },
  {
    name: 'payments.notice',
    unit: `ms p99 at ${RATE.full.perSecond}/s`,
    bar: { of: 'value', atMost: 500 },
    measure: noticeAnswered,
  },
]
