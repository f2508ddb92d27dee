import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { expect, it } from 'vitest'
import { serveHealth, type HealthCheck } from './health.ts'
import { makeServer } from './make-server.ts'

type Ready = { readonly ready: boolean; readonly missing: readonly string[] }

function asking(...checks: readonly HealthCheck[]) {
  const app = makeServer({ log: pino({ level: 'silent' }) })
  serveHealth(app, checks)
  return async () => {
    const began = performance.now()
    const answer = await app.inject('/health/ready')
    return { ...answer.json<Ready>(), status: answer.statusCode, ms: performance.now() - began }
  }
}

const hangs = (vital: boolean) => {
  let asked = 0
  const check = () => {
    asked += 1
    return new Promise<boolean>(() => {})
  }
  return { part: { name: 'store', vital, check }, asked: () => asked }
}

it('a store that hangs does not make the answer late, is asked once, and is named once that is known', async () => {
  const store = hangs(false)
  const ask = asking(store.part)
  const answers = await Promise.all([ask(), ask(), ask()])
  for (const { status, ms, missing } of answers) {
    expect([status, missing]).toEqual([200, []])
    expect(ms).toBeLessThan(1_000)
  }
  expect(store.asked()).toBe(1)
  await sleep(1_600)
  expect(await ask()).toMatchObject({ status: 200, missing: ['store'] })
})

it('what it cannot do without is waited for', async () => {
  expect(await asking(hangs(true).part)()).toMatchObject({ status: 503, ready: false, missing: ['store'] })
})

it('one that answers is told at once, and found again', async () => {
  let up = false
  const ask = asking({ name: 'store', vital: false, check: async () => up })
  expect((await ask()).missing).toEqual(['store'])
  up = true
  expect((await ask()).missing).toEqual([])
})
