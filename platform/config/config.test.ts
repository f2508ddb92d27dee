import { describe, expect, it } from 'vitest'
import { BASES, type BaseName } from '#contracts/bases.ts'
import { baseVariable, ConfigProblems, readConfig } from './config.ts'

const good = { PROFILE: 'demo', DATABASE_URL: 'postgres://db/x', REDIS_URL: 'redis://cache:6379' }

const problemsOf = (...args: Parameters<typeof readConfig>): readonly string[] => {
  try {
    readConfig(...args)
  } catch (error) {
    if (error instanceof ConfigProblems) return error.problems
    throw error
  }
  return []
}

describe('readConfig', () => {
  it('fills what may be left out and cannot be changed afterwards', () => {
    const config = readConfig(good)
    expect(config).toMatchObject({ API_PORT: 8080, FIND_SHOP_REQUIRE_LOGIN: true, WEB_DIST: 'apps/web/dist' })
    expect(config.REDIS_URL).toEqual(['redis://cache:6379'])
    expect(Object.isFrozen(config) && Object.isFrozen(config.bases)).toBe(true)
  })

  it('goes past the pooler with the role of whoever serves, and to the same place where there is none', () => {
    const pooled = 'postgres://portal_api:one@pool:6432/portal?sslmode=verify-full'
    const direct = 'postgres://portal:two@node:5432/portal?sslmode=verify-full'
    const env = { ...good, DATABASE_URL: direct.replace('node:5432', 'pool:6432'), API_DATABASE_URL: pooled }
    expect(readConfig({ ...env, DATABASE_DIRECT_URL: direct }, 'api')).toMatchObject({
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: 'postgres://portal_api:one@node:5432/portal?sslmode=verify-full',
    })
    expect(readConfig(env, 'api').DATABASE_DIRECT_URL).toBe(pooled)
    expect(problemsOf({ ...env, DATABASE_DIRECT_URL: direct.replace('/portal?', '/other?') }, 'api')).toEqual(
      ['DATABASE_DIRECT_URL is another database than DATABASE_URL'],
    )
  })

  it('a stop waits for balancers, at a desk for nobody', () => {
    expect(readConfig(good).DRAIN_SECONDS).toBe(0)
    expect(readConfig({ ...good, DRAIN_SECONDS: '9' }).DRAIN_SECONDS).toBe(9)
  })

  it('a process of the API has ten connections and remembers ten thousand sessions unless told otherwise', () => {
    expect(readConfig(good)).toMatchObject({ API_CONNECTIONS: 10, SESSIONS_REMEMBERED: 10_000 })
    const told = { ...good, API_CONNECTIONS: '24', SESSIONS_REMEMBERED: '50000' }
    expect(readConfig(told)).toMatchObject({ API_CONNECTIONS: 24, SESSIONS_REMEMBERED: 50_000 })
    // With one connection, a transaction that needs a second would wait for itself.
    expect(problemsOf({ ...good, API_CONNECTIONS: '1', SESSIONS_REMEMBERED: '0' })).toHaveLength(2)
  })

  it('takes several Redis addresses as a cluster', () => {
    expect(readConfig({ ...good, REDIS_URL: 'redis://a:1, redis://b:2' }).REDIS_URL).toHaveLength(2)
  })

  it('lists all problems at once, in words', () => {
    const problems = problemsOf({
      PROFILE: 'demo',
      REDIS_URL: 'http://x',
      API_PORT: '99999',
      PUBLIC_ORIGIN: 'localhost',
      BASE_TICKET: 'no',
    })
    expect(problems).toHaveLength(5)
    expect(problems).toContain('DATABASE_URL is missing')
    expect(problems).toContain('PUBLIC_ORIGIN is not an origin like https://example.com')
    expect(problems).toContain('BASE_TICKET is neither a path nor an http(s) address')
  })
})

describe('S-289 the bases of the product', () => {
  const seedBases: BaseName[] = [
    'website',
    'loyaltyExchange',
    'loyaltyBalance',
    'loyaltyCard',
    'findShop',
    'fixedBroadband',
    'ticket',
  ]

  it('S-289 seven keys of the seed are configured, each at an address of its own', () => {
    const { bases } = readConfig(good)
    expect(new Set(seedBases.map((name) => bases[name])).size).toBe(7)
  })

  it.each(seedBases)('S-289 a missing %s stops the start', (name) => {
    const { [name]: _, ...rest } = BASES
    expect(problemsOf(good, null, rest)).toEqual([
      `${baseVariable(name)} is missing; every base of the product needs an address`,
    ])
    expect(problemsOf({ ...good, [baseVariable(name)]: '' })).toHaveLength(1)
  })

  it.each(seedBases)('S-289 S-280 %s can move to another host by configuration alone', (name) => {
    const moved = readConfig({ ...good, [baseVariable(name)]: 'https://other.example/v1' }).bases
    expect(moved).toEqual({ ...BASES, [name]: 'https://other.example/v1' })
  })
})
