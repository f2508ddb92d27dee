import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { makeCache } from '../cache/cache.ts'
import { defineRowJob, handleJob } from './job.ts'
import { startWorker } from './worker.ts'

const REDIS = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const WATCHED_SECONDS = 6
/** Supervision included; a hundred lanes that each looked by themselves asked more than 20 times. */
const MOST_PER_SECOND = 8

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

it('asks the database seldom while there is nothing to do, however many lanes it has', async () => {
  const { db, url } = await freshDatabase()
  const cache = makeCache([REDIS])
  const jobs = ['one', 'two', 'three', 'four'].map((name) =>
    handleJob(defineRowJob(`test.${name}`, 'outside'), async () => {}),
  )
  const worker = await startWorker({ url, cache, log: pino({ level: 'silent' }), jobs })
  closers.push(
    () => cache.close(),
    () => worker.stop(),
  )
  /** A connection says what it has done once a second. */
  const asked = async (): Promise<number> => {
    const { rows } = await sql<{
      n: number
    }>`select (xact_commit + xact_rollback)::int as n from pg_stat_database
      where datname = current_database()`.execute(db)
    return rows[0]?.n ?? Number.NaN
  }
  await wait(3_000)
  const before = await asked()
  await wait(WATCHED_SECONDS * 1_000)
  const perSecond = ((await asked()) - before) / WATCHED_SECONDS
  expect(perSecond).toBeGreaterThan(0)
  expect(perSecond).toBeLessThan(MOST_PER_SECOND)
})
