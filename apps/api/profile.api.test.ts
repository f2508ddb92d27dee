import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import { shopOf } from './test-shop.ts'
import { valueApp } from './test-value-app.ts'

/** A simulator that only counts how often the product asks it for faults. */
const asked: string[] = []
const simulator = createServer((request, answer) => {
  asked.push(request.url ?? '')
  answer.setHeader('content-type', 'application/json').end('{"fault":"NONE"}')
}).listen(0, '127.0.0.1')
await once(simulator, 'listening')
const SIMULATOR_URL = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`

afterAll(() => simulator.close())

async function asksWhileBuying(profile: 'demo' | 'production'): Promise<number> {
  asked.length = 0
  const site = await valueApp({ SIMULATOR_URL }, { way: 'by-profile', profile })
  const shop = shopOf(() => site)
  const who = await site.person(5_000)
  expect(await shop.buy(who, 'WEEK')).toMatchObject({ status: 200 })
  return asked.length
}

it('in production no move passes the simulator, even where its address is set', async () => {
  expect(await asksWhileBuying('production')).toBe(0)
})

it('control: in the demo the simulator is asked before the core', async () => {
  expect(await asksWhileBuying('demo')).toBeGreaterThan(0)
})
