import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  PUSH_HEADERS,
  PUSH_MOST_BYTES,
  signPush,
  type PushKind,
  type StatusState,
} from '#contracts/status-push.ts'
import { buildStatus } from './build-status.ts'
import { probe, type Probed } from './probe.ts'
import { readSettings } from './settings.ts'

const KEY = randomBytes(32).toString('hex')
const OLD_KEY = randomBytes(32).toString('hex')
const file = join(mkdtempSync(join(tmpdir(), 'status-')), 'status.json')

let nowMs = Date.parse('2026-11-17T04:00:00Z')
let seen: Probed | null = null
const errors: unknown[] = []
const clock = { nowMs: () => nowMs }
const build = () =>
  buildStatus({
    settings: { keys: [KEY, OLD_KEY], file, website: 'https://website.example' },
    clock,
    probed: () => seen,
    onError: (error) => errors.push(error),
  })

let server: Server
let address = ''
async function start(): Promise<void> {
  server = build().listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
async function stop(): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
beforeAll(start)
afterAll(stop)

const STATE: StatusState = {
  incidents: [
    {
      incidentId: '1',
      title: 'No internet <b>here</b>',
      titleMm: 'အင်တာနက် မရ',
      service: 'ftth',
      placeIds: ['hlaing'],
      places: [{ name: 'Hlaing', nameMm: 'လှိုင်' }],
      status: 'FIXING',
      startedAt: '2026-11-17T02:00:00Z',
      etaAt: '2026-11-17T11:30:00Z',
      resolvedAt: null,
      updates: [{ at: '2026-11-17T03:00:00Z', status: 'FIXING', text: 'On the way', textMm: 'လာနေပါသည်' }],
    },
  ],
  readings: [
    { part: 'SMS', name: null, nameMm: null, state: 'UP', heardAt: '2026-11-17T03:59:00Z' },
    { part: 'PAYMENT', name: 'KBZPay', nameMm: 'KBZPay', state: 'DOWN', heardAt: '2026-11-17T03:59:00Z' },
  ],
}

type Put = { kind?: PushKind; value?: unknown; at?: number; key?: string; body?: string; signature?: string }

async function put({ kind = 'state', value = STATE, at = nowMs, key = KEY, body, signature }: Put = {}) {
  const text = JSON.stringify(value)
  const headers = {
    [PUSH_HEADERS.at]: String(at),
    [PUSH_HEADERS.signature]: signature ?? (await signPush(key, kind, at, text)),
  }
  return (await fetch(`${address}/${kind}`, { method: 'PUT', headers, body: body ?? text })).status
}
const read = async (path = '/en') => (await fetch(address + path)).text()

describe('S-329 a word from the worker', () => {
  it('before any, nothing is claimed', async () => {
    const text = await read()
    expect(text).toContain('No news yet')
    expect(text).not.toContain('Works')
  })

  it('is taken and shown in both languages, with its time', async () => {
    expect(await put()).toBe(204)
    seen = { state: 'UP', atMs: nowMs }
    const [en, my] = [await read('/en'), await read('/')]
    expect(en).toContain('No internet &lt;b&gt;here&lt;/b&gt;')
    expect(en).toContain('As of 17 November, 10:30')
    expect(en).toContain('expected until 17 November, 18:00')
    expect(my).toContain('အင်တာနက် မရ')
    expect(my).toContain('လှိုင်')
    expect(en.length).toBeLessThan(12_000)
    expect(en).not.toMatch(/<script|\son\w+=/)
  })

  it.each([
    ['the same again', 409, () => ({ at: nowMs })],
    ['one from before', 409, () => ({ at: nowMs - 1_000 })],
    ['an old one', 408, () => ({ at: nowMs - 61_000 })],
    ['one from the future', 408, () => ({ at: nowMs + 61_000 })],
    ['another key', 401, () => ({ at: nowMs + 1, key: randomBytes(32).toString('hex') })],
    ['other bytes', 401, () => ({ at: nowMs + 1, body: '{"incidents":[],"readings":[]}' })],
    ['no signature', 401, () => ({ at: nowMs + 1, signature: '' })],
    ['no number as its time', 401, () => ({ at: Number.NaN })],
    ['another shape', 422, () => ({ at: nowMs + 1, value: { incidents: 'none' } })],
  ] as const)('%s is refused (%i), and what stood there stays', async (_, code, more) => {
    const before = await read()
    expect(await put(more() as Put)).toBe(code)
    expect(await read()).toBe(before)
  })

  it('signed for one door it is not taken at the other', async () => {
    const at = nowMs + 2
    const body = 'null'
    const headers = {
      [PUSH_HEADERS.at]: String(at),
      [PUSH_HEADERS.signature]: await signPush(KEY, 'state', at, body),
    }
    expect((await fetch(`${address}/line`, { method: 'PUT', headers, body })).status).toBe(401)
  })

  it('one that is too long is refused, told of its length or not', async () => {
    expect(
      (await fetch(`${address}/state`, { method: 'PUT', body: 'x'.repeat(PUSH_MOST_BYTES + 1) })).status,
    ).toBe(413)
    const chunked = request(`${address}/state`, {
      method: 'PUT',
      headers: { 'transfer-encoding': 'chunked' },
    })
    const answered = once(chunked, 'response') as Promise<[{ statusCode: number }]>
    chunked.on('error', () => {})
    for (let at = 0; at < 6; at += 1) chunked.write('x'.repeat(PUSH_MOST_BYTES / 4))
    expect((await answered)[0].statusCode).toBe(413)
    chunked.destroy()
  })

  it('an older key of the ring is still known', async () => {
    nowMs += 1_000
    expect(await put({ key: OLD_KEY })).toBe(204)
  })

  it('two missing, and nothing is called well: no news since', async () => {
    nowMs += 91_000
    const text = await read()
    expect(text).toContain('No news since 17 November, 10:30')
    expect(text).not.toContain('As of')
    expect(text.match(/Not known/g)).toHaveLength(2)
    expect(text).toContain('No internet')
  })

  it('after a restart it knows what it knew, and takes nothing old', async () => {
    const [before, at] = [await read(), nowMs]
    await stop()
    await start()
    expect(await read()).toBe(before)
    nowMs = at - 91_000
    expect(await put()).toBe(409)
    nowMs = at
  })

  it('a file that cannot be read is told of, and the page stands', async () => {
    await stop()
    writeFileSync(file, '{"half')
    errors.length = 0
    await start()
    expect(errors).toHaveLength(1)
    expect(await read()).toContain('No news yet')
  })
})

describe('a line of staff', () => {
  it('stands there when nothing else is known, and is taken away', async () => {
    seen = { state: 'DOWN', atMs: nowMs }
    expect(await put({ kind: 'line', value: { text: 'We are at it.', textMm: 'လုပ်နေသည်။' } })).toBe(204)
    expect(await read()).toContain('We are at it.')
    expect(await read()).toContain('Our website does not answer')
    expect(await read('/')).toContain('လုပ်နေသည်။')
    nowMs += 1
    expect(await put({ kind: 'line', value: null })).toBe(204)
    expect(await read()).not.toContain('We are at it.')
  })
})

describe('its doors', () => {
  it.each([
    ['GET', '/elsewhere', 404],
    ['PUT', '/elsewhere', 404],
    ['POST', '/state', 405],
    ['GET', '/health/live', 200],
    ['HEAD', '/', 200],
  ])('%s %s answers %i', async (method, path, code) =>
    expect((await fetch(address + path, { method })).status).toBe(code),
  )

  it('the page may do nothing but be read', async () => {
    const { headers } = await fetch(address)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await read()) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy')).toContain(hash)
  })
})

describe('it asks the website itself', () => {
  it.each([
    [200, { ready: true, degraded: false }, 'UP'],
    [200, { ready: true, degraded: true }, 'DEGRADED'],
    [503, { ready: false }, 'DOWN'],
    [200, 'no JSON', 'DOWN'],
  ])('%i %j: %s', async (code, body, state) => {
    const website = createServer((_, response) =>
      response.writeHead(code).end(typeof body === 'string' ? body : JSON.stringify(body)),
    ).listen(0, '127.0.0.1')
    await once(website, 'listening')
    const { port } = website.address() as AddressInfo
    expect((await probe(`http://127.0.0.1:${port}`, clock)).state).toBe(state)
    website.closeAllConnections()
    website.close()
  })

  it('silence is DOWN', async () => expect((await probe('http://127.0.0.1:1', clock)).state).toBe('DOWN'))
})

describe('settings', () => {
  const production = { PUBLIC_ORIGIN: 'https://website.example', STATUS_PUSH_KEY: KEY }
  it('in production the key and an https website are needed; it may stand in a file', () => {
    expect(() => readSettings({})).toThrow(/STATUS_PUSH_KEY is missing[^]*PUBLIC_ORIGIN is not https/)
    expect(() => readSettings({ ...production, STATUS_PUSH_KEY: 'short' })).toThrow('32 bytes')
    const kept = join(mkdtempSync(join(tmpdir(), 'status-key-')), 'key')
    writeFileSync(kept, `new:${KEY},old:${OLD_KEY}\n`)
    const { keys } = readSettings({ ...production, STATUS_PUSH_KEY: '', STATUS_PUSH_KEY_FILE: kept })
    expect(keys).toEqual([KEY, OLD_KEY])
  })

  it('a desk needs none, and a second copy has a port of its own', () => {
    expect(readSettings({ PROFILE: 'demo' }).port).toBe(8086)
    expect(readSettings({ PROFILE: 'demo', PORT_BASE: '8180' }).port).toBe(8187)
  })
})
