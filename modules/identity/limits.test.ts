import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { takeAll, type Limit } from '#platform/limits/gcra.ts'
import { deriveKeys } from './identity-keys.ts'
import { makeLocalLimits } from './local-limits.ts'
import { makeLockMemory } from './lock-memory.ts'
import { makeSendLimits } from './send-limits.ts'
import { sourceOf } from '#platform/limits/source-address.ts'
import { aNumber, anAddress, SECRET } from './test-identity-app.ts'

const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const dead = makeCache(['redis://127.0.0.1:1'])
afterAll(() => Promise.all([cache.close(), dead.close()]))

const limit = (more: Partial<Limit> = {}): Limit => ({
  key: `{t:${randomUUID()}}`,
  burst: 3,
  intervalMs: 60_000,
  ...more,
})

describe('the rate in Redis', () => {
  it('lets a burst through and then says how long to wait', async () => {
    const one = limit()
    const takes = []
    for (let turn = 0; turn < 4; turn += 1) takes.push(await takeAll(cache, [one], false))
    expect(takes.map(({ full }) => full === null)).toEqual([true, true, true, false])
    expect(takes[3]?.waitMs).toBeGreaterThan(50_000)
    expect(takes[3]?.waitMs).toBeLessThanOrEqual(60_000)
  })

  it('takes from all limits or from none', async () => {
    const [narrow, wide] = [limit({ burst: 1 }), limit({ burst: 2 })]
    const [first, second] = [
      { ...narrow, key: '{t}:a' + randomUUID() },
      { ...wide, key: '{t}:b' + randomUUID() },
    ]
    await takeAll(cache, [first, second], false)
    await takeAll(cache, [first, second], false)
    expect((await takeAll(cache, [second], false)).full).toBeNull()
  })

  it('a human goes past a soft limit, never past a hard one', async () => {
    const soft = limit({ burst: 1, soft: true })
    await takeAll(cache, [soft], false)
    expect((await takeAll(cache, [soft], true)).full).toBeNull()
    const hard = limit({ burst: 1 })
    await takeAll(cache, [hard], false)
    expect((await takeAll(cache, [hard], true)).full).not.toBeNull()
  })
})

describe('without Redis', () => {
  const clock = fixedClock('2026-11-15T05:30:00Z')

  it('one a minute for a number, ten in ten minutes for an address', () => {
    const limits = makeLocalLimits(clock)
    expect([limits.take('a', '1'), limits.take('a', '2')]).toEqual([0, 60_000])
    for (let turn = 0; turn < 9; turn += 1) expect(limits.take(`n${turn}`, '1')).toBe(0)
    expect(limits.take('z', '1')).toBe(600_000)
    clock.forward(600_000)
    expect([limits.take('a', '1'), limits.take('z', '1')]).toEqual([0, 0])
  })

  it('a full table lets nobody new in, and forgets with time', () => {
    const limits = makeLocalLimits(clock, 3)
    expect(['a', 'b', 'c', 'd'].map((number) => limits.take(number, number))).toEqual([0, 0, 0, 60_000])
    clock.forward(601_000)
    expect(limits.take('d', 'd')).toBe(0)
  })

  it('send limits stay closed: the second code of a number is refused', async () => {
    const limits = makeSendLimits({ cache: dead, clock, tag: deriveKeys(SECRET).tag, onError: () => {} })
    const ask = { number: aNumber(), address: anAddress(), human: true, device: null, apart: false }
    expect(await limits.take(ask)).toBeNull()
    expect(await limits.take(ask)).toMatchObject({ code: 'OTP_TOO_SOON' })
  })

  it("a guest's codes to a number take nothing from its own", async () => {
    const limits = makeSendLimits({ cache: dead, clock, tag: deriveKeys(SECRET).tag, onError: () => {} })
    const ask = { number: aNumber(), address: anAddress(), human: true, device: null }
    expect(await limits.take({ ...ask, apart: true })).toBeNull()
    expect(await limits.take({ ...ask, apart: true })).toMatchObject({ code: 'OTP_TOO_SOON' })
    expect(await limits.take({ ...ask, apart: false })).toBeNull()
  })
})

describe('a block of numbers', () => {
  const limits = makeSendLimits({
    cache,
    clock: fixedClock('2026-11-15T05:30:00Z'),
    tag: deriveKeys(SECRET).tag,
    onError: () => {},
  })
  const ask = (block: string, last: number, human = false) =>
    limits.take({
      number: `${block}${String(last).padStart(4, '0')}`,
      address: anAddress(),
      human,
      device: null,
      apart: false,
    })

  it('asks for the human check after fifty codes that nobody used, and not where people use them', async () => {
    const [list, alive] = [aNumber().slice(0, -4), aNumber().slice(0, -4)]
    for (let last = 0; last < 10; last += 1) limits.converted(`${alive}${String(last).padStart(4, '0')}`)
    for (let last = 0; last < 50; last += 1)
      expect([await ask(list, last), await ask(alive, last)]).toEqual([null, null])
    await ask(list, 51)
    expect(await ask(list, 52)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    expect(await ask(list, 53, true)).toBeNull()
    expect(await ask(alive, 52)).toBeNull()
  })
})

describe('where a request comes from', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is counted as %s', (address, source) => expect(sourceOf(address)).toBe(source))
})

describe('locked numbers', () => {
  it('are remembered for five seconds, or until the lock ends', () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const locks = makeLockMemory(clock)
    locks.remember('a', 3600)
    locks.remember('b', 2)
    expect([locks.waitOf('a'), locks.waitOf('b'), locks.waitOf('c')]).toEqual([3600, 2, null])
    clock.forward(2_000)
    expect([locks.waitOf('a'), locks.waitOf('b')]).toEqual([3598, null])
    clock.forward(3_000)
    expect(locks.waitOf('a')).toBeNull()
  })
})
