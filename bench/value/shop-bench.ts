import { Agent, request } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '#brand'
import { MOVE_ID_HEADER, newMoveId } from '#contracts/move-id.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { PRICE, PRODUCT } from '../../faults/value/site.ts'
import { makeOwnDatabase } from '../../scripts/own-site/own-databases.ts'
import type { ChildServer } from '../../scripts/run/child-server.ts'
import { makeBackendSeconds } from '../backend-seconds.ts'
import { cpuSeconds } from '../load.ts'
import { makePoster } from '../poster.ts'
import type { Side, Work } from '../rounds.ts'
import { signIn } from './sign-in.ts'
import { thisTree, type Tree } from './tree.ts'

export const CLIENTS = 16
/** Signed-in lines that the clients use in turn, unless a bench sets another number. Each buys ten times without a code. */
const PERSONS = 4_000

export type Loaded = { readonly perSecond: number; readonly p99Ms: number }

export type ShopBench = {
  readonly url: string
  /** Sends a real purchase to any server with that route. `place` is whose turn it is. */
  buyAt(address: string, path?: string, body?: string): Work
  /** One of its own API processes, buying. */
  readonly side: Side
  /** CPU time of such a process and of this shop's database. */
  spentBy(pid: number): Side['spent']
  /** Another API process over the same shop. */
  another(env: NodeJS.ProcessEnv): Promise<ChildServer>
  readonly address: string
  purchases(seconds: number): Promise<Loaded>
  accountMain(seconds: number): Promise<Loaded>
  close(): Promise<void>
}

type Options = { readonly persons?: number; readonly tree?: Tree }

const BUY_PATH = `/gw/vas-package/${PRODUCT}/register`
const BODY = JSON.stringify({ expectedPrice: PRICE, acceptOverlap: true })

/** A shop over preloaded lines, with one real API process. */
export async function openShop(
  lines: number,
  { persons = PERSONS, tree = thisTree }: Options = {},
): Promise<ShopBench> {
  const { url, drop } = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench_value')
  const tokens = await fillShop(url, lines, persons, tree)
  const start = (more: NodeJS.ProcessEnv) =>
    tree.startServer(() => ['apps/api/main.ts'], {
      env: (port) => ({ ...apiEnv(url, port), ...more }),
      ready: '/health/ready',
    })
  const api = await start({})
  const tokenAt = (place: number) => tokens[place % tokens.length] ?? ''
  const buyAt: ShopBench['buyAt'] = (address, path = BUY_PATH, body = BODY) => {
    const post = makePoster(address, CLIENTS)
    return (place) => post(path, body, headersOf(tokenAt(place)))
  }
  const backendSeconds = makeBackendSeconds(url)
  const spentBy = (pid: number) => () => ({ process: cpuSeconds(pid), database: backendSeconds() })
  const buy = buyAt(api.address)
  return {
    url,
    buyAt,
    spentBy,
    another: start,
    address: api.address,
    side: { work: buy, spent: spentBy(api.pid) },
    purchases: (seconds) => load(seconds, buy),
    accountMain: (seconds) => {
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
      return load(seconds, (place) =>
        read(`${api.address}/gw/account-detail/individual/account-main`, tokenAt(place), agent),
      )
    },
    async close() {
      await api.close()
      await drop()
    },
  }
}

async function fillShop(url: string, lines: number, persons: number, tree: Tree): Promise<string[]> {
  await tree.runMigrations(url)
  const db = tree.makeDatabase(url, { maxConnections: 1 })
  await tree.seedShop(db)
  await tree.loadLines(db, lines)
  const tokens = await signIn(db, lines, persons)
  await db.destroy()
  return tokens
}

/** Without a website: prerendering pages is not part of buying. */
function apiEnv(url: string, port: number): NodeJS.ProcessEnv {
  const runDir = mkdtempSync(join(tmpdir(), 'bench-value-'))
  return {
    PROFILE: 'demo',
    DATABASE_URL: url,
    API_PORT: String(port),
    API_HOST: '127.0.0.1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    SIMULATOR_URL: '',
    RUN_DIR: runDir,
    WEB_DIST: join(runDir, 'none'),
  }
}

const headersOf = (token: string): Record<string, string> => ({
  'x-client': `${brand.slug}-web`,
  authorization: `Bearer ${token}`,
  [MOVE_ID_HEADER]: newMoveId(systemClock.now().getTime()),
})

/** Anything but 200 makes the figure worthless, so it throws. */
function read(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    })
      .on('error', reject)
      .end()
  })
}

async function load(seconds: number, work: Work): Promise<Loaded> {
  const tookMs: number[] = []
  const started = performance.now()
  const until = started + seconds * 1_000
  let turn = 0
  const client = async () => {
    while (performance.now() < until) {
      const from = performance.now()
      await work((turn += 1))
      tookMs.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const sorted = tookMs.toSorted((a, b) => a - b)
  return {
    perSecond: (tookMs.length * 1_000) / (performance.now() - started),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}
