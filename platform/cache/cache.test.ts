import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { afterAll, describe, expect, it } from 'vitest'
import { makeCache } from './cache.ts'
import { cacheKey } from './keys.ts'

const slotOf = createRequire(import.meta.url)('cluster-key-slot') as (key: string) => number
const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
afterAll(() => cache.close())

describe('cache keys', () => {
  it('that share a tag land in one cluster slot', () => {
    for (let n = 0; n < 200; n++) {
      const tag = randomUUID()
      const slots = ['hour', 'day', 'ip', 'lock'].map((part) => slotOf(cacheKey('limit', tag, part)))
      expect(new Set(slots).size).toBe(1)
    }
  })

  it('control: the same names without a tag are scattered', () => {
    const slots = ['hour', 'day', 'ip', 'lock'].map((part) => slotOf(`limit:959:${part}`))
    expect(new Set(slots).size).toBeGreaterThan(1)
  })

  it('refuse braces and an empty tag', () => {
    expect(() => cacheKey('limit', 'a}b')).toThrow('braces')
    expect(() => cacheKey('limit', '')).toThrow('tag')
  })
})

describe('the cache', () => {
  it('keeps for as long as was said, and runs one script over keys of a tag', async () => {
    const tag = randomUUID()
    const [a, b] = [cacheKey('test', tag, 'a'), cacheKey('test', tag, 'b')]
    await cache.set(a, '1', 60)
    expect(await cache.get(a)).toBe('1')
    expect(
      await cache.run(
        "redis.call('SET', KEYS[2], ARGV[1], 'EX', 60) return redis.call('GET', KEYS[1])",
        [a, b],
        ['2'],
      ),
    ).toBe('1')
    expect(await cache.get(b)).toBe('2')
    expect(await cache.run("return redis.call('TTL', KEYS[1])", [a], [])).toBeLessThanOrEqual(60)
    await cache.run("return redis.call('DEL', KEYS[1], KEYS[2])", [a, b], [])
    expect(await cache.get(a)).toBeNull()
  })

  it('carries a poke to whoever listens on that channel only', async () => {
    const channel = randomUUID()
    const heard = new Promise<string>((resolve) => void cache.onPoke(channel, resolve))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await cache.poke(randomUUID(), 'not for us')
    await cache.poke(channel, 'for us')
    expect(await heard).toBe('for us')
  })

  it('keeps copies with another prefix out, in keys, scripts and pokes', async () => {
    const [url] = [process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379']
    const copy = (prefix: string) => makeCache([`${url}?keyPrefix=${prefix}:`])
    const [first, second, same] = [copy(randomUUID()), copy('b'), copy('b')]
    const key = cacheKey('test', randomUUID())
    await first.set(key, 'mine', 60)
    expect(await second.get(key)).toBeNull()
    const read = "return redis.call('GET', KEYS[1])"
    expect([await first.run(read, [key], []), await second.run(read, [key], [])]).toEqual(['mine', null])
    const channel = randomUUID()
    const heard = new Promise<string>((resolve) => void same.onPoke(channel, resolve))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await first.poke(channel, 'from another copy')
    await second.poke(channel, 'from the same copy')
    expect(await heard).toBe('from the same copy')
    await first.run("return redis.call('DEL', KEYS[1])", [key], [])
    await Promise.all([first, second, same].map((one) => one.close()))
  })

  it('says so when Redis is away, soon', async () => {
    const away = makeCache(['redis://127.0.0.1:9'])
    const from = performance.now()
    expect(await away.ping()).toBe(false)
    expect(performance.now() - from).toBeLessThan(3_000)
    await away.close()
  })
})
