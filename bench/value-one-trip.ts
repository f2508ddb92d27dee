import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../scripts/own-site/own-databases.ts'
import type { Bench, Measured, Size } from './figure.ts'
import { compare, inRounds, middleCost, type Round, type Side } from './rounds.ts'
import { PERSONS, TURNS } from './value/purchase-rates.ts'
import { openShop } from './value/shop-bench.ts'
import { withTreeOf } from './value/tree.ts'

/** The last commit in which intent, posting and end of a purchase were separate transactions. */
const THEN = '2eac2e8'
const STARTS: Record<Size, number> = { ci: 1, full: 2 }

/** Both shops with their own sources, tables and API, in turns. */
async function nowAgainstThen(size: Size): Promise<Measured> {
  const rounds: Round[][] = []
  await withTreeOf(THEN, async (tree) => {
    for (let start = 0; start < STARTS[size]; start += 1) {
      const then = await openShop(PERSONS[size], { persons: PERSONS[size], tree })
      try {
        const now = await openShop(PERSONS[size], { persons: PERSONS[size] })
        try {
          rounds.push(...(await inRounds([now.side, then.side], TURNS[size])))
        } finally {
          await now.close()
        }
      } finally {
        await then.close()
      }
    }
  })
  const { one: value, other: reference } = compare(rounds, 0, 1)
  return { value, reference, parts: costs(rounds, 'then') }
}

function costs(rounds: readonly Round[][], other: string) {
  const middle = middleCost(rounds)
  return {
    'API CPU ms': middle(0, 'processMs'),
    'PostgreSQL CPU ms': middle(0, 'databaseMs'),
    [`${other}: API CPU ms`]: middle(1, 'processMs'),
    [`${other}: PostgreSQL CPU ms`]: middle(1, 'databaseMs'),
  }
}

/** The built-in core's way compared with the two phases an outside core needs, over one shop. */
async function againstTwoPhases(size: Size): Promise<Measured> {
  const shop = await openShop(PERSONS[size], { persons: PERSONS[size] })
  try {
    const outside = await shop.another({ VALUE_TWO_PHASE: 'true' })
    try {
      const twoPhases = { work: shop.buyAt(outside.address), spent: shop.spentBy(outside.pid) }
      const rounds = await inRounds([shop.side, twoPhases], TURNS[size])
      const { one: value, other: reference } = compare(rounds, 0, 1)
      const commits = [
        await commitsEach(shop.url, shop.side),
        await commitsEach(shop.url, twoPhases),
      ] as const
      const ways = Math.abs(commits[0] - commits[1]) < 0.5 ? 'same' : 'different'
      const [own, other] = commits
      const parts = { ways, 'transactions each': own, 'two phases: transactions each': other }
      return { value, reference, parts: { ...parts, ...costs(rounds, 'two phases') } }
    } finally {
      await outside.close()
    }
  } finally {
    await shop.close()
  }
}

const TO_COUNT = 300
/** A connection reports to the server's statistics when it has been idle for this long. */
const COUNTED_AFTER_MS = 11_000

type Committed = { commits: string }

/** Transactions of one purchase, its reads included, by the server's own count. */
async function commitsEach(url: string, { work }: Side): Promise<number> {
  const committed = async () => {
    await wait(COUNTED_AFTER_MS)
    const [row] = await query<Committed>(
      url,
      'select xact_commit::text as commits from pg_stat_database where datname = current_database()',
    )
    return Number(row?.commits)
  }
  const before = await committed()
  for (let place = 0; place < TO_COUNT; place += 1) await work(place)
  return ((await committed()) - before) / TO_COUNT
}

export const benches: readonly Bench[] = [
  {
    name: 'value.one-trip',
    unit: 'purchases/CPU s',
    bar: { of: 'ratio', atLeast: 2 },
    byName: true,
    measure: nowAgainstThen,
  },
  {
    name: 'value.one-trip-two-phase',
    unit: 'purchases/CPU s',
    bar: { of: 'ratio', atLeast: 0.9 },
    byName: true,
    measure: againstTwoPhases,
  },
]
