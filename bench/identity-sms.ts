import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeInbox } from '#apps/simulator/sms/inbox.ts'
import { startSmsc } from '#apps/simulator/sms/smsc.ts'
import { allOff } from '#apps/simulator/sms/switches.ts'
import { brand } from '#brand'
import { requestOtp } from '#contracts/identity.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeOwnDatabase } from '../scripts/own-site/own-databases.ts'
import { startServer } from '../scripts/run/child-server.ts'
import type { Bench, Measured, Size } from './figure.ts'

const CODES_PER_SECOND = 200
const SECONDS: Record<Size, number> = { ci: 5, full: 30 }
const WARM_UP_SECONDS = 3
const SETTLE_MS = 5_000
/** Far apart, so that no limit per block is reached. */
const numberAt = (place: number): string => `95969${String((place * 10_007) % 10_000_000).padStart(7, '0')}`
const addressAt = (place: number): string => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`

type Site = { readonly address: string; readonly arrivals: Map<string, number> }

/** API and worker as in production, and a message centre that records when each number got its message. */
async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const { url, drop } = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench')
  const runDir = mkdtempSync(join(tmpdir(), 'bench-sms-'))
  const arrivals = new Map<string, number>()
  const inbox = { ...makeInbox(), add: ({ to }: { to: string }) => void arrivals.set(to, performance.now()) }
  const smsc = await startSmsc({ port: 0, clock, inbox, switches: allOff() })
  const env = {
    PROFILE: 'demo',
    DATABASE_URL: url,
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    RUN_DIR: runDir,
    WEB_DIST: join(runDir, 'none'),
    IDENTITY_KEY: randomBytes(32).toString('hex'),
    SMS_BODY_KEY: randomBytes(32).toString('hex'),
    SMPP_URL: `smpp://bench:bench@127.0.0.1:${smsc.port}`,
    CMS_URL: '',
    CMS_OUTBOX_URL: '',
    API_HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  const closers = [() => drop(), () => smsc.close()]
  try {
    await runMigrations(url)
    await fillLines(url)
    for (const [main, port] of [
      ['apps/worker/main.ts', 'WORKER_PORT'],
      ['apps/api/main.ts', 'API_PORT'],
    ] as const) {
      const ready = '/health/live'
      const server = await startServer(() => [main], {
        env: (free) => ({ ...env, [port]: String(free) }),
        ready,
      })
      closers.push(() => server.close())
      if (port === 'API_PORT') return await work({ address: server.address, arrivals })
    }
    throw new Error('no API was started')
  } finally {
    for (const close of closers.toReversed()) await close()
    rmSync(runDir, { recursive: true, force: true })
  }
}

/** Only lines of ours are sent anything. */
async function fillLines(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const numbers = Array.from({ length: CODES_PER_SECOND * (SECONDS.full + WARM_UP_SECONDS) }, (_, at) =>
    numberAt(at),
  )
  await client.query('insert into line (number) select unnest($1::text[])', [numbers])
  await client.end()
}

/** At fixed times, whether earlier requests were answered or not: a slow answer must not slow down the next request. */
async function askAll({ address }: Site, from: number, count: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>()
  const answers: Promise<Error | null>[] = []
  const start = performance.now()
  for (let at = 0; at < count; at += 1) {
    await wait(Math.max(0, start + (at * 1000) / CODES_PER_SECOND - performance.now()))
    const number = numberAt(from + at)
    asked.set(number, performance.now())
    answers.push(
      ask(address, number, addressAt(from + at)).then(
        () => null,
        (error: Error) => error,
      ),
    )
  }
  const failed = (await Promise.all(answers)).find((error) => error !== null)
  if (failed) throw failed
  return asked
}

async function ask(address: string, number: string, from: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-client': `${brand.slug}-web`,
    'x-forwarded-for': from,
  }
  const body = JSON.stringify({ phoneNumber: number })
  const answer = await fetch(address + urlOf(requestOtp), { method: 'POST', headers, body })
  if (answer.status !== 200) throw new Error(`a code was refused: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** From the first byte of the request to the submit at the message centre; one that never came counts as infinite. */
const timeToCentre = (size: Size): Promise<Measured> =>
  withSite(async (site) => {
    await askAll(site, 0, WARM_UP_SECONDS * CODES_PER_SECOND)
    const asked = await askAll(site, WARM_UP_SECONDS * CODES_PER_SECOND, SECONDS[size] * CODES_PER_SECOND)
    await wait(SETTLE_MS)
    const times = [...asked].map(([number, at]) => (site.arrivals.get(number) ?? Infinity) - at)
    return { value: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN }
  })

export const benches: readonly Bench[] = [
  {
    name: 'identity.time-to-smsc',
    unit: 'ms p99 at 200 codes/s',
    bar: { of: 'value', atMost: 1_000 },
    measure: timeToCentre,
  },
]
