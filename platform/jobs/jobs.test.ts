import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { makeCache } from '../cache/cache.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { handleJob } from './job.ts'
import { makeJobs } from './jobs.ts'
import { plantedJob } from './test-worker.ts'
import { startWorker } from './worker.ts'

const REDIS = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const cache = makeCache([REDIS])
const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
  await cache.close()
})

async function setUp() {
  const { db, url } = await freshDatabase()
  const jobs = makeJobs({ url, cache, onError: () => {} })
  closers.unshift(() => jobs.close())
  await sql`create table job_start (n int, manner text, at timestamptz default clock_timestamp())`.execute(db)
  await sql`create table job_effect (n int primary key)`.execute(db)
  return { db, url, jobs }
}

const countJobs = async (db: Database): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from pgboss.job where name = ${plantedJob.name}`.execute(db)
  return rows[0]?.n ?? -1
}

async function until<T>(ask: () => Promise<T | undefined>, withinMs: number): Promise<T> {
  const end = performance.now() + withinMs
  for (;;) {
    const found = await ask()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error('it did not happen in time')
    await wait(20)
  }
}

const startsOf = async (db: Database) =>
  (await sql<{ manner: string }>`select manner from job_start order by at`.execute(db)).rows.map(
    (row) => row.manner,
  )

function startChild(url: string, manner: string): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-worker.ts'), url, REDIS, manner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closers.unshift(async () => child.kill('SIGKILL'))
  return child
}

describe('enqueue', () => {
  it('a job exists when the transaction committed', async () => {
    const { db, jobs } = await setUp()
    await inTransaction(db, (tx) => jobs.enqueue(tx, plantedJob, { n: 1 }))
    expect(await countJobs(db)).toBe(1)
  })

  it('a rolled back transaction leaves no ghost job', async () => {
    const { db, jobs } = await setUp()
    const failing = inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, plantedJob, { n: 1 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await countJobs(db)).toBe(0)
  })

  it('a payload that is not as declared is refused before it is written', async () => {
    const { db, jobs } = await setUp()
    const wrong = { n: 'one' } as unknown as { n: number }
    await expect(inTransaction(db, (tx) => jobs.enqueue(tx, plantedJob, wrong))).rejects.toThrow(
      'expected number',
    )
    expect(await countJobs(db)).toBe(0)
  })
})

describe('a worker', () => {
  it('is woken by the poke, runs a failed job again, and gives its log no payload', async () => {
    const { db, url, jobs } = await setUp()
    const lines: string[] = []
    let tries = 0
    const done: number[] = []
    const handler = handleJob(plantedJob, async ({ n }) => {
      if (n === 2 && tries++ === 0) throw new Error('payload 2')
      done.push(n)
    })
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const worker = await startWorker({ url, cache, log, jobs: [handler] })
    closers.unshift(() => worker.stop())
    await inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, plantedJob, { n: 1 })
      await jobs.enqueue(tx, plantedJob, { n: 2 })
    })
    await until(async () => (done.includes(1) && done.includes(2) ? true : undefined), 15_000)
    expect(tries).toBe(2)
    expect(lines).toHaveLength(1)
  })

  it('killed in the middle of a job: another runs it again, with one effect', async () => {
    const { db, url, jobs } = await setUp()
    const first = startChild(url, 'hang')
    await once(first.stdout!, 'data')
    await inTransaction(db, (tx) => jobs.enqueue(tx, plantedJob, { n: 7 }))
    await until(async () => ((await startsOf(db)).length > 0 ? true : undefined), 10_000)
    first.kill('SIGKILL')
    await once(first, 'exit')
    startChild(url, 'finish')
    const effects = await until(async () => {
      const { rows } = await sql<{ n: number }>`select n from job_effect`.execute(db)
      return rows.length > 0 ? rows : undefined
    }, 45_000)
    expect(effects).toEqual([{ n: 7 }])
    expect(await startsOf(db)).toEqual(['hang', 'finish'])
  }, 90_000)
})
