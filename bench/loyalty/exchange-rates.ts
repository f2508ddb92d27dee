import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { query } from '../../scripts/own-site/own-databases.ts'
import { startServer, type ChildServer } from '../../scripts/run/child-server.ts'
import type { Measured, Size } from '../figure.ts'
import { compare, inRounds, middleCost, type Round, type Side } from '../rounds.ts'
import { mustWriteTheSame } from '../rows-written.ts'
import { PERSONS, TURNS } from '../value/purchase-rates.ts'
import { openShop, type ShopBench } from '../value/shop-bench.ts'
import { BARE_EXCHANGE, EXAMPLE, type ExchangeExample } from './bare-exchange.ts'

const PATH = '/loyalty-exchange/redeem'
const BODY = JSON.stringify({ offerId: 'SMS-100', expectedPoints: 50 })

/** Everybody has points in three lots, and no limit. */
const POINTS = `insert into ledger.bucket (owner, unit, source, balance, initial, expires_at)
    select number, 'POINT', 'LOYALTY', 100000, 100000, now() + days * interval '1 day' from ledger.line
     cross join (values (40), (70), (100)) as lots (days);
  update exchange_offer set per_month = null;
  analyze ledger.bucket`

async function startBare(url: string): Promise<ChildServer> {
  await query(url, BARE_EXCHANGE)
  const [example] = await query<ExchangeExample>(url, EXAMPLE)
  if (!example) throw new Error('no exchange to take as an example')
  const file = join(mkdtempSync(join(tmpdir(), 'bench-loyalty-bare-')), 'example.json')
  writeFileSync(file, JSON.stringify(example))
  return startServer((port) => ['bench/reference/loyalty-server.ts', file, String(port)], {
    env: () => ({ DATABASE_URL: url, NODE_ENV: 'production' }),
    ready: '/health/live',
  })
}

const sidesOf = (shop: ShopBench, bare: ChildServer): [Side, Side] => [
  { work: shop.buyAt(shop.address, PATH, BODY), spent: shop.side.spent },
  { work: shop.buyAt(bare.address, PATH, BODY), spent: shop.spentBy(bare.pid) },
]

/** Exchanges compared with one prepared function writing the same rows, in turns and by CPU time. */
export async function exchangeAgainstFunction(size: Size): Promise<Measured> {
  const shop = await openShop(PERSONS[size] + 1, { persons: PERSONS[size] })
  try {
    await query(shop.url, POINTS)
    await shop.buyAt(shop.address, PATH, BODY)(0)
    const bare = await startBare(shop.url)
    try {
      const sides = sidesOf(shop, bare)
      await mustWriteTheSame(
        shop.url,
        () => sides[0].work(1),
        () => sides[1].work(2),
      )
      return figureOf(await inRounds(sides, TURNS[size]))
    } finally {
      await bare.close()
    }
  } finally {
    await shop.close()
  }
}

function figureOf(rounds: Round[][]): Measured {
  const { one: value, other: reference } = compare(rounds, 0, 1)
  const middle = middleCost(rounds)
  return {
    value,
    reference,
    parts: {
      'API CPU ms': middle(0, 'processMs'),
      'PostgreSQL CPU ms': middle(0, 'databaseMs'),
      'function: server CPU ms': middle(1, 'processMs'),
      'function: PostgreSQL CPU ms': middle(1, 'databaseMs'),
    },
  }
}
