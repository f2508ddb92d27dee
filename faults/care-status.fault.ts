import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUSH_HEADERS, PUSH_SKEW_MS, signPush, type StatusState } from '#contracts/status-push.ts'
import type { Count, Fault } from './fault.ts'
import { startServer, type ChildServer } from '../scripts/run/child-server.ts'

const READS = 100
const NOWHERE = 'http://127.0.0.1:1'

const STATE: StatusState = {
  incidents: [
    {
      incidentId: '1',
      title: 'Marked disturbance',
      titleMm: 'Marked disturbance',
      service: 'ftth',
      placeIds: [],
      places: [],
      status: 'FIXING',
      startedAt: '2026-11-17T00:00:00.000Z',
      etaAt: null,
      resolvedAt: null,
      updates: [],
    },
  ],
  readings: [{ part: 'SMS', name: null, nameMm: null, state: 'UP', heardAt: '2026-11-17T00:00:00.000Z' }],
}

type Alone = { readonly server: ChildServer; readonly key: string; restart(): Promise<ChildServer> }

/** The status page with every other part of the product dead: their addresses lead nowhere. */
async function withStatusAlone<T>(work: (alone: Alone) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'status-alone-'))
  const key = randomBytes(32).toString('hex')
  const started: ChildServer[] = []
  const start = async (): Promise<ChildServer> => {
    const server = await startServer(() => ['apps/status/main.ts'], {
      ready: '/health/live',
      env: (port) => ({
        PROFILE: 'production',
        STATUS_PORT: String(port),
        STATUS_HOST: '127.0.0.1',
        STATUS_FILE: join(folder, 'status.json'),
        STATUS_PUSH_KEY: key,
        PUBLIC_ORIGIN: 'https://127.0.0.1:1',
        DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere',
        REDIS_URL: 'redis://127.0.0.1:1/0',
      }),
    })
    started.push(server)
    return server
  }
  try {
    return await work({ server: await start(), key, restart: start })
  } finally {
    for (const server of started) await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function put({ server, key }: Pick<Alone, 'server' | 'key'>, at: number, value: unknown = STATE) {
  const body = JSON.stringify(value)
  const headers = {
    [PUSH_HEADERS.at]: String(at),
    [PUSH_HEADERS.signature]: await signPush(key, 'state', at, body),
  }
  return (await fetch(`${server.address}/state`, { method: 'PUT', headers, body })).status
}

const isRead = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) })
    const text = await answer.text()
    return answer.ok && text.includes('Marked disturbance') && text.includes('Our website does not answer')
  } catch {
    return false
  }
}

/** With everything else dead and itself killed in between, each of a hundred reads gets the last known state. */
const statusAlone = (): Promise<Count> =>
  withStatusAlone(async (alone) => {
    await put(alone, Date.now())
    let bad = 0
    let { address } = alone.server
    await untilAsked(address)
    for (let at = 0; at < READS; at += 1) {
      if (at === READS / 2) {
        await alone.server.close('SIGKILL')
        address = (await alone.restart()).address
        await untilAsked(address)
      }
      if (!(await isRead(`${address}/en`))) bad += 1
    }
    return { tried: READS, bad }
  })

/** Waits until it has probed the website once without an answer. */
async function untilAsked(address: string): Promise<void> {
  for (let tries = 0; tries < 50 && !(await isRead(`${address}/en`)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Without the guard there is only the website's own page, which is dead with the rest. */
const websiteAlone = async (): Promise<Count> => {
  let bad = 0
  for (let at = 0; at < READS; at += 1) if (!(await isRead(`${NOWHERE}/api/v1/status/incidents`))) bad += 1
  return { tried: READS, bad }
}

/** Forged and repeated messages of every kind we know; none may change the page. The control signs them like the worker. */
const forged = (tries: number, isOurs: boolean): Promise<Count> =>
  withStatusAlone(async (alone) => {
    const lie = { incidents: [], readings: [] }
    const first = Date.now()
    await put(alone, first)
    let bad = 0
    for (let at = 1; at <= tries; at += 1) {
      const stranger = { ...alone, key: randomBytes(32).toString('hex') }
      const code = isOurs
        ? await put(alone, first + at, lie)
        : await [
            () => put(stranger, first + at, lie),
            () => put(alone, first, lie),
            () => put(alone, first - at, lie),
            () => put(alone, first - PUSH_SKEW_MS * 2, lie),
            () => put(alone, first + PUSH_SKEW_MS * 3, lie),
            () => put(alone, first + at, { incidents: 'none' }),
          ][at % 6]!()
      if (code === 204) bad += 1
    }
    return { tried: tries, bad }
  })

const FORGED = { ci: 60, full: 3_000 } as const

export const faults: readonly Fault[] = [
  { name: 'care.status-alone', bar: 0, attack: statusAlone, control: websiteAlone },
  {
    name: 'care.status-forged',
    bar: 0,
    attack: (size) => forged(FORGED[size], false),
    control: () => forged(6, true),
  },
]
