import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { makeCache } from '../cache/cache.ts'
import { fixedClock, systemClock } from '../clock/clock.ts'
import { makeAddressLimits } from './address-limits.ts'
import { makeLocalCounts } from './local-counts.ts'

const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const dead = makeCache(['redis://127.0.0.1:1'])
afterAll(() => Promise.all([cache.close(), dead.close()]))

const run = randomUUID()
const tag = (text: string) => `${run}-${text}`
const deps = { cache, clock: systemClock, tag, onError: () => {} }
const ALLOWED = { most: 10, seconds: 600 }

async function passing(limit: ReturnType<typeof makeAddressLimits>, address: string, many = 30) {
  let passed = 0
  for (let turn = 0; turn < many; turn += 1) if (!(await limit('call', address, ALLOWED))) passed += 1
  return passed
}

describe('calls of one address', () => {
  it('as many as allowed, then RATE_LIMITED with the seconds to wait', async () => {
    const limit = makeAddressLimits(deps)
    expect(await passing(limit, '198.51.100.1')).toBe(10)
    const refusal = await limit('call', '198.51.100.1', ALLOWED)
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' })
    expect(refusal?.details.retryAfterSec).toBeGreaterThan(0)
  })

  it('another address, and another call, are counted apart', async () => {
    const limit = makeAddressLimits(deps)
    await passing(limit, '198.51.100.2')
    expect(await limit('call', '198.51.100.3', ALLOWED)).toBeNull()
    expect(await limit('other', '198.51.100.2', ALLOWED)).toBeNull()
  })

  it('a whole /64 is one address', async () => {
    const limit = makeAddressLimits(deps)
    await passing(limit, '2001:db8:1:2::1')
    expect(await limit('call', '2001:db8:1:2:ffff::9', ALLOWED)).not.toBeNull()
  })

  it('without Redis every process allows a fifth, for as long', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const limit = makeAddressLimits({ ...deps, cache: dead, clock })
    expect(await passing(limit, '198.51.100.4')).toBe(2)
    clock.forward(600_001)
    expect(await limit('call', '198.51.100.4', ALLOWED)).toBeNull()
  })

  it('a table that is full lets nobody new in', () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const counts = makeLocalCounts(clock, 2)
    expect([counts.take('a', 1, 1_000), counts.take('b', 1, 1_000)]).toEqual([0, 0])
    expect(counts.take('c', 1, 1_000)).toBeGreaterThan(0)
    clock.forward(1_001)
    expect(counts.take('c', 1, 1_000)).toBe(0)
  })
})
