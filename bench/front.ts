import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPooler } from '../faults/front/own-pooler.ts'
import { startFront } from '../scripts/front/front.ts'
import { FRONT_ADDRESSES, SITE_PORT } from '../scripts/front/front-values.ts'
import { startServer } from '../scripts/run/child-server.ts'
import { makeContentDatabase } from './content-site.ts'
import { recordAnswers } from './content.ts'
import type { Bench, Measured, Size } from './figure.ts'
import { cpuSeconds, inTurns, middleOf, type Turns } from './load.ts'
import type { BareAnswer } from './reference/bare-server.ts'
import { compare, inRounds, middleCost } from './rounds.ts'
import { PERSONS, TURNS as PURCHASE_TURNS } from './value/purchase-rates.ts'
import { openShop } from './value/shop-bench.ts'

const READ = '/api/v1/get-post-list-by-category/promotions?page=0&size=10'
const FILE = '/same-file.json'
const TURNS: Record<Size, Turns> = {
  ci: { rounds: 6, answersPerRound: 2_000, answersToWarmUp: 2_000 },
  full: { rounds: 20, answersPerRound: 5_000, answersToWarmUp: 10_000 },
}

/** Headers that nginx adds itself, or must not repeat. */
const OWN = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
])

/** The same headers go over the wire on both sides. */
const sameHeaders = (headers: Headers): string =>
  [...headers]
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", '"')}' always;`)
    .join('\n            ')

/** The edge of deploy/ in one process, serving the same bytes from a file and from its cache. */
function withFile({ base64, type, encoding }: BareAnswer, headers: Headers) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-edge-'))
  writeFileSync(join(folder, 'same-file.json'), Buffer.from(base64, 'base64'))
  const place = `location = ${FILE} {
            root ${folder};
            types { }
            default_type "${type}";
            etag off;
            ${encoding ? `add_header Content-Encoding ${encoding};` : ''}
            add_header X-Cache FILE always;
            ${sameHeaders(headers)}
        }
        location / {`
  return (text: string): string => `master_process off;\n${text.replace('location / {', place)}`
}

/** Stands in for a balancer: the edge asks it once. */
const startBehindEdge = (url: string, host: string, port: number) =>
  startServer(() => ['apps/api/main.ts'], {
    port,
    host,
    ready: '/api/v1/get-category',
    env: () => ({
      PROFILE: 'demo',
      DATABASE_URL: url,
      API_PORT: String(port),
      API_HOST: host,
      TRUSTED_PROXIES: 'loopback',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RUN_DIR: mkdtempSync(join(tmpdir(), 'bench-edge-')),
    }),
  })

/** The edge's cache compared with nginx serving a file: same process, TLS and bytes, in turns. */
async function edgeAgainstFile(size: Size): Promise<Measured> {
  const database = await makeContentDatabase()
  try {
    const api = await startBehindEdge(database.url, FRONT_ADDRESSES[0], SITE_PORT)
    try {
      const [answer] = await recordAnswers(api.address, [READ])
      if (!answer) throw new Error('nothing was answered')
      const { headers } = await fetch(`${api.address}${READ}`)
      const front = await startFront({ withoutBalancers: true, edge: withFile(answer, headers) })
      try {
        const server = { address: front.origin, pid: front.edgePid }
        const pairs = await inTurns(
          { server, paths: [READ], ca: front.ca },
          { server, paths: [FILE], ca: front.ca },
          TURNS[size],
        )
        const { one, other } = middleOf(pairs)
        return { value: one, reference: other }
      } finally {
        await front.end()
      }
    } finally {
      await api.close()
    }
  } finally {
    await database.drop()
  }
}

/** Purchases in one shop through PgBouncer and directly, by the total CPU time they take. */
async function poolerAgainstDirect(size: Size): Promise<Measured> {
  const shop = await openShop(PERSONS[size], { persons: PERSONS[size] })
  try {
    const { hostname, port, username, password, pathname } = new URL(shop.url)
    const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) }
    const pooler = await startPooler([hostname, hostname], Number(port || 5432), login)
    try {
      const pooled = `postgres://${username}:${password}@127.0.0.1:${pooler.port}${pathname}`
      const api = await shop.another({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: shop.url })
      try {
        const spent = shop.spentBy(api.pid)
        const through = {
          work: shop.buyAt(api.address),
          spent: () => ({ ...spent(), process: spent().process + cpuSeconds(pooler.pid) }),
        }
        const rounds = await inRounds([through, shop.side], PURCHASE_TURNS[size])
        const { one: value, other: reference } = compare(rounds, 0, 1)
        const middle = middleCost(rounds)
        return {
          value,
          reference,
          parts: {
            'API and PgBouncer CPU ms': middle(0, 'processMs'),
            'PostgreSQL CPU ms': middle(0, 'databaseMs'),
            'direct: API CPU ms': middle(1, 'processMs'),
            'direct: PostgreSQL CPU ms': middle(1, 'databaseMs'),
          },
        }
      } finally {
        await api.close()
      }
    } finally {
      await pooler.end()
    }
  } finally {
    await shop.close()
  }
}

export const benches: readonly Bench[] = [
  {
    name: 'front.edge-read',
    unit: 'answers/CPU s',
    bar: { of: 'ratio', atLeast: 0.9 },
    byName: true,
    measure: edgeAgainstFile,
  },
  {
    name: 'front.pooler',
    unit: 'purchases/CPU s',
    bar: { of: 'ratio', atLeast: 0.8 },
    byName: true,
    measure: poolerAgainstDirect,
  },
]
