import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, servingUrl } from '#db/test-database.ts'
import { brand } from '#brand'
import { BASES, type BaseName } from '#contracts/bases.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildI18n } from '../../scripts/build-i18n.ts'
import { buildApp, type BuiltApp } from './build-app.ts'

const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const inline = "document.documentElement.dataset.js='1'"
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

function webDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(folder, 'assets/i18n'), { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script>${inline}</script><script type="module" src="/assets/main-Ab12Cd34.js"></script>`,
  )
  writeFileSync(join(folder, 'assets/main-Ab12Cd34.js'), script)
  writeFileSync(join(folder, 'assets/main-Ab12Cd34.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/main-Ab12Cd34.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'assets/find.worker-Ab12Cd34.js'), script)
  writeFileSync(join(folder, 'sw.js'), script)
  const { texts, routing } = buildI18n()
  for (const [name, words] of Object.entries({ ...texts, routing }))
    writeFileSync(join(folder, `assets/i18n/${name}.json`), JSON.stringify(words))
  writeFileSync(join(folder, '.secret'), 'no')
  return folder
}

const build = (env: Record<string, string>) =>
  buildApp({ config: readConfig(env), log: makeLogger({ level: 'silent', process: 'test' }) })
const scratch = () => mkdtempSync(join(tmpdir(), 'run-'))

let up: BuiltApp
let down: BuiltApp
beforeAll(async () => {
  const { url } = await freshDatabase()
  const shared = { WEB_DIST: webDist(), ALLOWED_ORIGINS: 'https://shop.example' }
  up = await build({
    ...shared,
    PROFILE: 'demo',
    DATABASE_URL: servingUrl(url, 'api'),
    REDIS_URL,
    RUN_DIR: scratch(),
    BASE_TICKET: 'https://tickets.example/v2',
  })
  down = await build({
    ...shared,
    PROFILE: 'demo',
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
    REDIS_URL: 'redis://127.0.0.1:9',
    RUN_DIR: scratch(),
  })
})
afterAll(async () => {
  await Promise.all([up.close(), down.close()])
})
const get = (url: string, headers: Record<string, string> = {}) => up.app.inject({ url, headers })

const askAdmin = (url: string) => up.admin.inject({ url })

describe('headers on every answer', () => {
  it.each([
    '/',
    '/sw.js',
    '/config.json',
    '/health/live',
    '/api/v1/contact',
    '/no/such/thing',
    '/assets/none.js',
    '/%zz',
  ])('S-027 %s', async (url) => expectGuarded(await get(url)))

  it.each(['/metrics', '/docs/', '/docs/static/swagger-ui.css'])('%s of the inner port', async (url) =>
    expectGuarded(await askAdmin(url)),
  )

  it.each(['/assets/main-Ab12Cd34.js', '/assets/i18n/en.json'])(
    '%s, a part of a page, says only what is read of it',
    async (url) => {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      const unsaid = ['permissions-policy', 'cross-origin-opener-policy', 'x-request-id', 'last-modified']
      expect(unsaid.filter((name) => name in headers)).toEqual([])
    },
  )

  function expectGuarded({ headers }: Awaited<ReturnType<typeof get>>): void {
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  }

  it('S-028 the page may run its own inline script by hash, and no other; bases elsewhere may be called', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1]
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]+='$/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("connect-src 'self' https://tickets.example;")
  })

  it('the whole policy goes with pages and workers, which obey it, and with nothing else', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
    const whole = await policyOf('/')
    expect(await policyOf('/sw.js')).toBe(whole)
    expect(await policyOf('/assets/find.worker-Ab12Cd34.js')).toBe(whole)
    expect(await policyOf('/assets/main-Ab12Cd34.js')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(await policyOf('/assets/i18n/en.json')).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})

describe('files of the web', () => {
  it('the page is asked for each time, hashed files are kept for ever', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
    expect((await get('/assets/i18n/en.json')).headers['cache-control']).toBe('no-cache')
    expect((await get('/assets/main-Ab12Cd34.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it.each(['en', 'my'])('S-258 the texts of %s are JSON in valid Unicode', async (lang) => {
    const { statusCode, headers, rawPayload } = await get(`/assets/i18n/${lang}.json`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawPayload)
    expect(text).toBe(text.normalize('NFC'))
    expect(JSON.parse(text)).toMatchObject({ 'frame.home': expect.stringMatching(/\S/) })
  })

  it('S-257 the search list says of each page how it is called and where it is', async () => {
    const list = (await get('/assets/i18n/routing.json')).json<{ destination: string; link: string }[]>()
    expect(list.length).toBeGreaterThan(20)
    expect(list).toEqual(
      list.map(() =>
        expect.objectContaining({
          destination: expect.stringMatching(/\S/),
          link: expect.stringMatching(/^(#\/|https:)/),
        }),
      ),
    )
  })

  it('a compressed twin goes to who takes it, brotli before gzip', async () => {
    const small = await get('/assets/main-Ab12Cd34.js', { 'accept-encoding': 'gzip, br' })
    const zipped = await get('/assets/main-Ab12Cd34.js', { 'accept-encoding': 'gzip' })
    const plain = await get('/assets/main-Ab12Cd34.js')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    expect(small.headers['vary']).toContain('accept-encoding')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    expect(plain.body).toBe(script)
  })

  it.each(['/.secret', '/../package.json', '/%2e%2e/package.json', '/assets/'])(
    '%s is not given',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
    },
  )
})

describe('an address of the website without its sign', () => {
  const opened = { accept: 'text/html,application/xhtml+xml' }

  it.each(['/promotions', '/log-in', '/packages/data?from=home'])('%s leads a person there', async (url) => {
    const answer = await get(url, opened)
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, `/#${url}`])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['/promotions', {}],
    ['/api/v1/none', opened],
    ['/assets/none.js', opened],
  ])('%s is not found by %j', async (url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404)
  })

  it('leads nowhere else', async () => {
    expect((await get('/%2F/evil', opened)).headers['location']).toBe('/#/%2F/evil')
  })
})

describe('GET /config.json', () => {
  it('S-289 S-280 names every base, each by its own key, with overrides', async () => {
    expect((await get('/config.json')).json()).toEqual({
      bases: { ...BASES, ticket: 'https://tickets.example/v2' },
      communityCategoryId: expect.any(String),
      flags: { 'findShop.requireLogin': true },
    })
  })

  /** A call that is served there; what is somebody's own says so to a stranger, which a call that is none does not. */
  const SERVED: Record<BaseName, readonly [path: string, code: string]> = {
    website: ['/get-category', 'SUCCESS'],
    gateway: ['/ftth/package/all', 'SUCCESS'],
    fixedBroadband: ['/paymentChannel', 'UNAUTHENTICATED'],
    loyaltyExchange: ['/offers', 'SUCCESS'],
    loyaltyBalance: ['/changes', 'UNAUTHENTICATED'],
    loyaltyCard: ['/rules', 'SUCCESS'],
    findShop: ['/list', 'SUCCESS'],
    ticket: ['/categories', 'SUCCESS'],
  }

  it.each(Object.entries(SERVED))(
    'S-289 %s answers under its own base, in the envelope',
    async (name, call) => {
      const base = BASES[name as BaseName]
      const [path, code] = call
      expect((await get(`${base}${path}`)).json()).toMatchObject({ code })
      expect((await get(`${base}/no-such-call/at/all`)).json()).toMatchObject({
        code: 'NOT_FOUND',
        result: null,
      })
    },
  )
})

describe('health', () => {
  it('all there', async () => {
    expect((await get('/health/live')).json()).toEqual({ live: true })
    expect((await get('/health/ready')).json()).toMatchObject({ degraded: false, missing: [] })
  })

  it('without Postgres and Redis: named, and alive', async () => {
    const ready = await down.app.inject({ url: '/health/ready' })
    expect(ready.json()).toMatchObject({ degraded: true })
    expect(ready.json<{ missing: string[] }>().missing).toEqual(expect.arrayContaining(['postgres', 'redis']))
    expect((await down.app.inject({ url: '/health/live' })).statusCode).toBe(200)
    expect((await down.app.inject({ url: '/' })).statusCode).toBe(200)
  })

  it('without Postgres a write is answered within two seconds: an outage, when to come again, counted', async () => {
    const began = performance.now()
    const answer = await down.app.inject({
      method: 'POST',
      url: '/api/v1/contact',
      headers: { 'x-client': `${brand.slug}-web` },
      payload: { body: 'Is anybody there?' },
    })
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    // Like after a bug of ours: existing clients ask again under the same id.
    expect(answer.json()).toMatchObject({ code: 'INTERNAL', retryAfterSec: 5, result: null })
    const figures = await down.admin.inject({ url: '/metrics' })
    expect(figures.body).toMatch(/database_away_answers_total\{[^}]*\} [1-9]/)
    expect(figures.body).toContain('database_connections_in_use')
  })
})

describe('figures and description', () => {
  const INNER = ['/metrics', '/docs', '/docs/', '/docs/json', '/docs/static/swagger-ui.css']

  it.each(INNER)('the public port has no %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
  })

  it.each(INNER.filter((url) => url !== '/docs'))('control: the inner port has %s', async (url) => {
    expect((await askAdmin(url)).statusCode).toBe(200)
  })

  it('the inner port has nothing else, and the description names every call of the public one', async () => {
    expect((await askAdmin('/health/live')).statusCode).toBe(404)
    expect((await askAdmin('/docs/json')).json<{ paths: object }>().paths).toHaveProperty('/api/v1/contact')
  })

  it('unless told otherwise only this machine reaches it', () => {
    const demo = { PROFILE: 'demo', DATABASE_URL: 'postgres://db/x', REDIS_URL }
    expect(readConfig(demo)).toMatchObject({ ADMIN_HOST: '127.0.0.1', ADMIN_PORT: 8089, API_HOST: '0.0.0.0' })
  })
})

describe('metrics', () => {
  it('count answers by route pattern, never by address', async () => {
    await get('/api/v1/contact')
    await get('/health/live?number=09691234567')
    const { body } = await askAdmin('/metrics')
    expect(body).toMatch(
      /http_request_duration_seconds_count\{process="api",route="\/health\/live",method="GET",status="200"\} \d+/,
    )
    expect(body).toContain('nodejs_eventloop_lag_seconds')
    expect(body).toMatch(/content_generation_age_seconds\{process="api"\} \d/)
    expect(body).not.toContain('09691234567')
  })
})

describe('other origins', () => {
  const preflight = (origin: string) =>
    up.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/contact',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-client',
      },
    })
  it('one of the list may call', async () => {
    expect((await preflight('https://shop.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
    })
  })
  it.each(['https://evil.example', 'https://shop.example.evil.example', 'null'])(
    '%s may not',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('reports of the content policy', () => {
  it('are counted by directive', async () => {
    const report = [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src', blockedURL: 'https://evil.example/x?t=secret' },
      },
    ]
    const answer = await up.app.inject({
      method: 'POST',
      url: '/reports/csp',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(report),
    })
    expect(answer.statusCode).toBe(204)
    expect((await askAdmin('/metrics')).body).toMatch(
      /csp_violations_total\{directive="script-src",process="api"\} 1/,
    )
  })
})
