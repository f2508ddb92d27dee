import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { afterEach, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { makeCache } from '../cache/cache.ts'
import { defineRowJob, handleJob } from './job.ts'
import { startWorker } from './worker.ts'

const REDIS = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const WATCHED_SECONDS = 6
/** Supervision included; a hundred lanes that each looked by themselves asked 20 times. */
const MOST_PER_SECOND = 8

/** Of all connections of this process. */
async function statementsDuring(ms: number): Promise<number> {
  const { prototype } = pg.Client as unknown as { prototype: { query: (...all: unknown[]) => unknown } }
  const { query } = prototype
  let asked = 0
  prototype.query = function counted(this: unknown, ...all) {
    asked += 1
    return query.apply(this, all)
  }
  await wait(ms)
  prototype.query = query
  return asked
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

it('asks the database seldom while there is nothing to do, however many lanes it has', async () => {
  const { url } = await freshDatabase()
  const cache = makeCache([REDIS])
  const jobs = ['one', 'two', 'three', 'four'].map((name) =>
    handleJob(defineRowJob(`test.${name}`, 'outside'), async () => {}),
  )
  const worker = await startWorker({ url, cache, log: pino({ level: 'silent' }), jobs })
  closers.push(
    () => cache.close(),
    () => worker.stop(),
  )
  await wait(2_000)
  const perSecond = (await statementsDuring(WATCHED_SECONDS * 1_000)) / WATCHED_SECONDS
  expect(perSecond).toBeGreaterThan(0)
  expect(perSecond).toBeLessThan(MOST_PER_SECOND)
})
