import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { makeCache } from '../cache/cache.ts'
import type { Schedule } from './schedule.ts'
import { startWorker } from './worker.ts'

const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
afterAll(() => cache.close())

const worker = (url: string, schedule: Schedule) =>
  startWorker({ url, cache, log: pino({ level: 'silent' }), jobs: [], schedules: [schedule] })

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }))

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 300; tries += 1) await wait(50)
}

const EACH_JANUARY = '0 0 1 1 *'
const FAST_MS = 5_000

it('a worker that stops ends its long turn after the piece, and another one goes on with it', async () => {
  const { url } = await freshDatabase()
  const turns: string[] = []
  const long = (who: string): Schedule => ({
    name: 'test.long-turn',
    cron: EACH_JANUARY,
    atStart: who === 'first',
    async work(signal) {
      turns.push(`${who} begins`)
      if (who === 'first') await aborted(signal)
      turns.push(`${who} ends`)
    },
  })
  const first = await worker(url, long('first'))
  await until(() => turns.length === 1)
  const second = await worker(url, long('second'))
  const began = performance.now()
  await first.stop()
  expect(performance.now() - began).toBeLessThan(FAST_MS)
  await until(() => turns.length === 4)
  expect(turns).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  await second.stop()
})

it('control: a turn that was over is not sent again', async () => {
  const { url } = await freshDatabase()
  let turns = 0
  const short: Schedule = {
    name: 'test.short-turn',
    cron: EACH_JANUARY,
    atStart: true,
    work: async () => void (turns += 1),
  }
  const first = await worker(url, short)
  await until(() => turns === 1)
  await first.stop()
  const second = await worker(url, { ...short, atStart: false })
  await wait(2_500)
  expect(turns).toBe(1)
  await second.stop()
})
