import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contracts/call.ts'
import { ok, refused } from '../errors/answer.ts'
import { makeMetrics, measureRequests } from '../metrics/request-metrics.ts'
import { makeServer } from './make-server.ts'
import type { ReadyAnswer } from './ready-answer.ts'
import { readyAnswer, serveReady } from './serve-ready.ts'

/** What only a real socket shows: kept-alive connections, old clients, and requests that are not HTTP. */
const read = defineCall({
  id: 'read',
  base: 'website',
  method: 'POST',
  path: '/read',
  session: 'none',
  cacheable: true,
  query: z.object({ type: z.string() }),
  result: z.object({ said: z.string() }),
  summary: 'Reads.',
})
const bytes = (said: string): ReadyAnswer => {
  const answer = readyAnswer(read, ok({ said }), { maxAgeSeconds: 30 })
  return { ...answer, brotli: Buffer.from('small'), gzip: Buffer.from('zipped') }
}

const app = makeServer({
  log: pino({ level: 'info' }, { write: () => {} }),
  origins: ['https://shop.example'],
})
const metrics = makeMetrics('test')
measureRequests(app, metrics)
let current: ReadyAnswer | null = bytes('first')
let asked = 0
serveReady(app, read, () => (asked++, current ?? refused('NOT_FOUND')))
let address = ''
beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const get = (headers: Record<string, string> = {}, path = '/api/v1/read?type=A') =>
  fetch(address + path, { headers: { 'accept-encoding': 'identity', ...headers } })
const plainHeaders = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(
      ([name]) =>
        !['date', 'x-request-id', 'connection', 'keep-alive', 'access-control-expose-headers'].includes(name),
    ),
  )

describe('a ready read', () => {
  it('is the same answer each time, with an id of its own', async () => {
    const [first, second] = [await get(), await get()]
    expect(await second.text()).toBe(await first.text())
    expect(plainHeaders(second)).toEqual(plainHeaders(first))
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  it('keeps connections: several questions at once on one, then one that asks to close', async () => {
    const question = (end = '') => `GET /api/v1/read?type=A HTTP/1.1\r\nHost: x\r\n${end}\r\n`
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(question() + question() + question('Connection: close\r\n'))
    const [, ...answers] = (await socket.toArray()).join('').split('HTTP/1.1 200 OK\r\n')
    expect(answers).toHaveLength(3)
    const [body] = answers.map((answer) => answer.split('\r\n\r\n')[1])
    for (const answer of answers) expect(answer.split('\r\n\r\n')[1]).toBe(body)
    const namesOf = (answer = '') =>
      answer
        .split('\r\n\r\n')[0]
        ?.split('\r\n')
        .map((line) => line.split(':')[0]?.toLowerCase())
        .toSorted()
    expect(answers[0]).toMatch(/\r\nDate: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT\r\n/)
    expect(answers[0]).toContain('Keep-Alive: timeout=72')
    expect(answers[2]).toMatch(/connection: close/i)
    expect(namesOf(answers[2])).toEqual(namesOf(answers[0])?.filter((name) => name !== 'keep-alive'))
  })

  it('answers an old client that cannot keep a connection', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write('GET /api/v1/read?type=A HTTP/1.0\r\nHost: x\r\n\r\n')
    expect((await socket.toArray()).join('')).toMatch(/connection: close/i)
  })

  it('follows the content at once, also into a refusal', async () => {
    current = bytes('second')
    expect(await (await get()).json()).toMatchObject({ result: { said: 'second' } })
    current = null
    expect((await get()).status).toBe(404)
    current = bytes('first')
  })

  it('knows 304, brotli and gzip', async () => {
    const tag = (await get()).headers.get('etag') ?? ''
    const unchanged = await get({ 'if-none-match': tag })
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', tag])
    const raw = async (accepted: string) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(
        `GET /api/v1/read?type=A HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
      )
      return (await socket.toArray()).join('')
    }
    expect(await raw('gzip, br')).toMatch(/content-encoding: br[^]*small$/)
    expect(await raw('gzip')).toMatch(/content-encoding: gzip[^]*zipped$/)
    expect(await raw('gzip, br;q=0')).toMatch(/content-encoding: gzip[^]*zipped$/)
    expect(await raw('gzip;q=0')).not.toContain('content-encoding')
    expect(await raw('identity')).not.toContain('content-encoding')
  })

  it('knows other origins, POST, and an address without its query', async () => {
    expect((await get({ origin: 'https://shop.example' })).headers.get('access-control-allow-origin')).toBe(
      'https://shop.example',
    )
    expect((await fetch(`${address}/api/v1/read?type=A`, { method: 'POST' })).status).toBe(200)
    expect((await get({}, '/api/v1/read')).status).toBe(400)
  })

  it('is counted like every other answer, by its pattern; an address nobody serves as unknown', async () => {
    await get({}, '/nobody-serves-this/959691234567')
    expect(asked).toBeGreaterThan(5)
    const text = await metrics.registry.metrics()
    const countOf = (route: string, status: number) =>
      `http_request_duration_seconds_count{process="test",route="${route}",method="GET",status="${status}"} 1\n`
    expect(text).toContain(countOf('unknown', 404))
    expect(text).toContain(countOf('/api/v1/read', 304))
    expect(text).not.toContain('959691234567')
  })
})

describe('what is no HTTP', () => {
  it('gets a plain refusal with the same headers', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('NOT HTTP AT ALL\r\n\r\n')
    const text = (await socket.toArray()).join('')
    expect(text).toContain('400 Bad Request')
    expect(text).toContain("frame-ancestors 'none'")
    expect(text).toContain('"code":"VALIDATION"')
  })
})

describe('a body that never ends', () => {
  it('is ended when its time is over, not when somebody happens to look', async () => {
    const strict = makeServer({ log: pino({ level: 'silent' }), requestTimeoutMs: 600 })
    strict.post('/slow', async () => 'taken')
    const at = await strict.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(at).port), '127.0.0.1')
    const from = performance.now()
    socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\na')
    const said = (await socket.toArray()).join('')
    const took = performance.now() - from
    await strict.close()
    expect(said).toMatch(/^HTTP\/1.1 (400|408) /)
    expect(took).toBeGreaterThan(500)
    expect(took).toBeLessThan(2_000)
  })
})

describe('closing', () => {
  it('an answer in flight is finished, a new connection is refused', async () => {
    const slow = makeServer({ log: pino({ level: 'silent' }) })
    slow.get('/slow', async () => {
      await wait(400)
      return 'finished'
    })
    const at = await slow.listen({ port: 0, host: '127.0.0.1' })
    const inFlight = fetch(`${at}/slow`)
    await wait(150)
    const closing = slow.close()
    expect(await (await inFlight).text()).toBe('finished')
    const from = performance.now()
    await closing
    expect(performance.now() - from).toBeLessThan(2_000)
    await expect(fetch(`${at}/slow`)).rejects.toThrow('fetch failed')
  })
})
