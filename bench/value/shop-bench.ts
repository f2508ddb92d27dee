import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { brand } from '#brand'
import { MOVE_ID_HEADER, newMoveId } from '#contracts/move-id.ts'
import { hashToken, newToken } from '#modules/identity/session-token.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { PRICE, PRODUCT, seedShop } from '../../faults/value/site.ts'
import { makeOwnDatabase } from '../../scripts/own-site/own-databases.ts'
import { startServer } from '../../scripts/run/child-server.ts'
import { loadLines, numberOf } from './load-lines.ts'

export const CLIENTS = 16
/** Signed-in lines the clients take turns with, spread over all of them. */
export const PERSONS = 4_000

export type Loaded = { readonly perSecond: number; readonly p99Ms: number }

export type ShopBench = {
  readonly url: string
  readonly lines: number
  purchases(seconds: number): Promise<Loaded>
  accountMain(seconds: number): Promise<Loaded>
  close(): Promise<void>
}

/** A shop over so many loaded lines, with one real API process. */
export async function openShop(lines: number): Promise<ShopBench> {
  const { url, drop } = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench_value')
  const db = makeDatabase(url, { maxConnections: 1 })
  await runMigrations(url)
  await seedShop(db)
  await loadLines(db, lines)
  const tokens = await signIn(db, lines)
  await db.destroy()
  const env = (port: number) => ({
    DATABASE_URL: url,
    API_PORT: String(port),
    API_HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SIMULATOR_URL: '',
    RUN_DIR: mkdtempSync(join(tmpdir(), 'bench-value-')),
  })
  const api = await startServer(() => ['apps/api/main.ts'], { env, ready: '/health/ready' })
  const body = JSON.stringify({ expectedPrice: PRICE, acceptOverlap: true })
  const headers = { 'x-client': `${brand.slug}-web`, 'content-type': 'application/json' }
  return {
    url,
    lines,
    purchases: (seconds) =>
      load(seconds, tokens, (token, agent) =>
        ask(`${api.address}/gw/vas-package/${PRODUCT}/register`, {
          agent,
          method: 'POST',
          body,
          headers: {
            ...headers,
            authorization: `Bearer ${token}`,
            [MOVE_ID_HEADER]: newMoveId(systemClock.now().getTime()),
          },
        }),
      ),
    accountMain: (seconds) =>
      load(seconds, tokens, (token, agent) =>
        ask(`${api.address}/gw/account-detail/individual/account-main`, {
          agent,
          method: 'GET',
          headers: { authorization: `Bearer ${token}` },
        }),
      ),
    async close() {
      await api.close()
      await drop()
    },
  }
}

async function signIn(db: ReturnType<typeof makeDatabase>, lines: number): Promise<string[]> {
  const persons = Array.from({ length: PERSONS }, (_, at) => ({
    number: numberOf(at * stepOf(lines)),
    account: randomUUID(),
    session: randomUUID(),
    token: newToken(),
  }))
  const accounts = persons.map(({ account }) => account)
  const hashes = persons.map(({ token }) => hashToken(token)?.toString('hex') ?? '')
  await sql`insert into account (id, number, account_type, created_at) select a, n, 'MOBILE', now()
    from unnest(${accounts}::uuid[], ${persons.map(({ number }) => number)}::text[]) as p (a, n)`.execute(db)
  await sql`select session_start(a, s, decode(h, 'hex'), 'CODE', null)
    from unnest(${accounts}::uuid[], ${persons.map(({ session }) => session)}::uuid[], ${hashes}::text[]) as p (a, s, h)`.execute(
    db,
  )
  return persons.map(({ token }) => token)
}

/** The persons stand this far apart among the lines. */
export const stepOf = (lines: number): number => Math.floor(lines / PERSONS)

type Asked = { agent: Agent; method: string; headers: Record<string, string>; body?: string }

/** Anything but 200 makes the figure worthless, so it throws. */
function ask(url: string, { agent, method, headers, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${answer.statusCode}: ${Buffer.concat(chunks).toString().slice(0, 300)}`)),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function load(
  seconds: number,
  tokens: readonly string[],
  one: (token: string, agent: Agent) => Promise<void>,
): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const tookMs: number[] = []
  const started = performance.now()
  const until = started + seconds * 1_000
  let turn = 0
  const client = async () => {
    while (performance.now() < until) {
      const from = performance.now()
      await one(tokens[(turn += 1) % tokens.length] ?? '', agent)
      tookMs.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  const sorted = tookMs.toSorted((a, b) => a - b)
  return {
    perSecond: (tookMs.length * 1_000) / (performance.now() - started),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}
