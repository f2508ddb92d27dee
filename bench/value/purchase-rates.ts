import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { query } from '../../scripts/own-site/own-databases.ts'
import { startServer, type ChildServer } from '../../scripts/run/child-server.ts'
import type { Measured, Size } from '../figure.ts'
import { atFixedRate, type Latency, type Rate } from '../fixed-rate.ts'
import { median } from '../load.ts'
import { compare, inRounds, middleCost, piecesOf, type Round, type Side, type Turns } from '../rounds.ts'
import { BARE_FUNCTIONS } from './bare-functions.ts'
import { exampleOf } from './example.ts'
import { mustWriteTheSame } from '../rows-written.ts'
import { CLIENTS, openShop, type ShopBench } from './shop-bench.ts'

/** Enough people that each buys only a few times, as in reality. */
export const PERSONS: Record<Size, number> = { ci: 2_000, full: 10_000 }
export const TURNS: Record<Size, Turns> = {
  ci: { toWarmUp: 300, rounds: 3, each: 150, width: CLIENTS },
  full: { toWarmUp: 3_000, rounds: 16, each: 400, width: CLIENTS },
}
const RATE: Record<Size, Rate> = { ci: { perSecond: 40, seconds: 3 }, full: { perSecond: 40, seconds: 25 } }
/** The same program is a tenth faster or slower from one start to the next. */
const STARTS: Record<Size, number> = { ci: 1, full: 2 }

const TRANSFER_PATH = '/gw/bench/any/transfer'

async function startBare(url: string): Promise<ChildServer> {
  await query(url, BARE_FUNCTIONS)
  const file = join(mkdtempSync(join(tmpdir(), 'bench-value-bare-')), 'example.json')
  writeFileSync(file, JSON.stringify(await exampleOf(url)))
  return startServer((port) => ['bench/reference/value-server.ts', file, String(port)], {
    env: () => ({ DATABASE_URL: url, NODE_ENV: 'production' }),
    ready: '/health/live',
  })
}

type Seen = { readonly rounds: Round[][]; readonly latencies: readonly Latency[] }

/** Purchases, one function writing the same rows, and the bare transfer. */
async function oneStart(size: Size): Promise<Seen> {
  // The last person transfers to an additional line.
  const shop = await openShop(PERSONS[size] + 1, { persons: PERSONS[size] })
  try {
    await shop.side.work(0)
    const bare = await startBare(shop.url)
    try {
      return await measureSides(shop, sidesOf(shop, bare), size)
    } finally {
      await bare.close()
    }
  } finally {
    await shop.close()
  }
}

const sidesOf = (shop: ShopBench, bare: ChildServer): [Side, Side, Side] => [
  shop.side,
  { work: shop.buyAt(bare.address), spent: shop.spentBy(bare.pid) },
  { work: shop.buyAt(bare.address, TRANSFER_PATH), spent: shop.spentBy(bare.pid) },
]

async function measureSides(shop: ShopBench, sides: [Side, Side, Side], size: Size): Promise<Seen> {
  const [ours, bare] = sides
  await mustWriteTheSame(
    shop.url,
    () => ours.work(1),
    () => bare.work(2),
  )
  const rounds = await inRounds(sides, TURNS[size])
  const latencies: Latency[] = []
  for (const { work } of sides) latencies.push(await atFixedRate(work, piecesOf(TURNS[size]), RATE[size]))
  return { rounds, latencies }
}

export async function purchaseAgainstFunction(size: Size): Promise<Measured> {
  const seen: Seen[] = []
  for (let start = 0; start < STARTS[size]; start += 1) seen.push(await oneStart(size))
  const rounds = seen.flatMap((one) => one.rounds)
  const { one: value, other: reference } = compare(rounds, 0, 1)
  const transfers = compare(rounds, 0, 2)
  const middle = middleCost(rounds)
  const ms = (side: number, of: keyof Latency) =>
    median(seen.map(({ latencies }) => latencies[side]?.[of] ?? Number.NaN))
  const at = `ms at ${RATE[size].perSecond}/s`
  return {
    value,
    reference,
    parts: {
      'bare transfers/CPU s': transfers.other,
      'ratio to the bare transfer': transfers.one / transfers.other,
      'API CPU ms': middle(0, 'processMs'),
      'PostgreSQL CPU ms': middle(0, 'databaseMs'),
      'function: server CPU ms': middle(1, 'processMs'),
      'function: PostgreSQL CPU ms': middle(1, 'databaseMs'),
      [`p50 ${at}`]: ms(0, 'p50'),
      [`p99 ${at}`]: ms(0, 'p99'),
      [`function: p50 ${at}`]: ms(1, 'p50'),
      [`function: p99 ${at}`]: ms(1, 'p99'),
      [`bare transfer: p50 ${at}`]: ms(2, 'p50'),
      [`bare transfer: p99 ${at}`]: ms(2, 'p99'),
    },
  }
}
