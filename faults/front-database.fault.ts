import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startFront, type Front } from '../scripts/front/front.ts'
import { FRONT_ADDRESSES } from '../scripts/front/front-values.ts'
import type { Count, Fault } from './fault.ts'
import { startDatabasePair, type DatabasePair } from './front/database-pair.ts'
import { startPooler, type OwnPooler } from './front/own-pooler.ts'

const WRITERS = 8
/** As long as the API waits for a connection. */
const CONNECT_WITHIN_MS = 1_800

type Way = { readonly front: Front; readonly pair: DatabasePair; readonly pooler: OwnPooler }

/** Writes without a pause, each of them once; a transaction of three statements, as a purchase has. */
function startWriting(port: number) {
  const pool = new pg.Pool({
    host: '127.0.0.1',
    port,
    user: 'attacker',
    database: 'postgres',
    max: WRITERS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  let [over, tried, bad, slowest] = [false, 0, 0, 0]
  const why = new Map<string, number>()
  const write = async (): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('insert into written default values')
      await client.query('select pg_sleep(0.005)')
      await client.query('commit')
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const writer = async (): Promise<void> => {
    while (!over) {
      const began = performance.now()
      tried += 1
      await write().catch((error: Error) => {
        bad += 1
        why.set(error.message, (why.get(error.message) ?? 0) + 1)
      })
      slowest = Math.max(slowest, performance.now() - began)
      await sleep(10)
    }
  }
  const writing = Array.from({ length: WRITERS }, writer)
  return {
    async end(): Promise<Count> {
      over = true
      await Promise.all(writing)
      await pool.end()
      const reasons = [...why].map(([reason, times]) => `${times} × ${reason}`).join('; ')
      process.stdout.write(
        `  ${bad} of ${tried} lost, the slowest took ${Math.round(slowest)} ms ${reasons}\n`,
      )
      return { tried, bad }
    },
  }
}

/** The lines of deploy/ with this machine's nodes in place of an operator's. `hardStop`: how long a balancer that gives way still lives. */
const to =
  ({ nodes }: DatabasePair, hardStop = '30s') =>
  (text: string): string =>
    nodes
      .reduce(
        (given, { port, askPort }, at) =>
          given.replace(
            new RegExp(`server db${at + 1} .*$`, 'm'),
            `server db${at + 1} 127.0.0.1:${port} check addr 127.0.0.1 port ${askPort}`,
          ),
        text,
      )
      .replace('hard-stop-after 30s', `hard-stop-after ${hardStop}`)

async function during(work: (way: Way) => Promise<void>, hardStop?: string): Promise<Count> {
  const pair = await startDatabasePair()
  const front = await startFront({ balancer: to(pair, hardStop) })
  const pooler = await startPooler(FRONT_ADDRESSES, front.ports.DATABASE_PORT)
  try {
    await sleep(2_500)
    const owner = new pg.Client({
      host: '127.0.0.1',
      port: pair.nodes[0].port,
      user: 'attacker',
      database: 'postgres',
    })
    await owner.connect()
    await owner.query('create table written (at timestamptz default now())')
    await owner.end()
    const writing = startWriting(pooler.port)
    await sleep(1_000)
    await work({ front, pair, pooler })
    await sleep(1_000)
    return await writing.end()
  } finally {
    await pooler.end()
    await front.end()
    await pair.close()
  }
}

/** Balancers see who leads now. */
const LOOKED_AT_AGAIN_MS = 1_300

async function switchOver({ pair, pooler }: Way, held: boolean): Promise<void> {
  if (held) await pooler.tell('PAUSE')
  await pair.switchOver()
  await sleep(LOOKED_AT_AGAIN_MS)
  if (held) await pooler.tell('RESUME')
}

/** Both balancers take their configuration anew; those before end three seconds later, with all that still goes through them. */
async function reload({ front, pooler }: Way, told: boolean): Promise<void> {
  for (const at of [0, 1] as const) {
    front.reloadBalancer(at)
    await sleep(1_000)
    if (told) await pooler.tell('RECONNECT')
  }
  await sleep(4_000)
}

export const faults: readonly Fault[] = [
  {
    name: 'front.switchover',
    bar: 0,
    attack: () => during((way) => switchOver(way, true)),
    control: () => during((way) => switchOver(way, false)),
  },
  {
    name: 'front.reload',
    bar: 0,
    attack: () => during((way) => reload(way, true), '3s'),
    control: () => during((way) => reload(way, false), '3s'),
  },
]
