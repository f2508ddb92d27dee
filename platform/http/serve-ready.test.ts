import { gunzipSync } from 'node:zlib'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contracts/call.ts'
import { ok, refused } from '../errors/answer.ts'
import { makeServer } from './make-server.ts'
import { readyAnswer, serveReady } from './serve-ready.ts'

const read = defineCall({
  id: 'read',
  base: 'website',
  method: 'POST',
  path: '/read',
  session: 'none',
  cacheable: true,
  query: z.object({ type: z.enum(['A', 'B']) }),
  result: z.object({ type: z.string() }),
  summary: 'Reads.',
})

const app = makeServer({ log: pino({ level: 'silent' }) })
const leaky = { type: 'A', secret: 'x' }
const ready = { ...readyAnswer(read, ok(leaky), { maxAgeSeconds: 30 }), brotli: Buffer.from('pretend') }
serveReady(app, read, ({ query }) => (query.type === 'A' ? ready : refused('NOT_FOUND')))

describe('a ready read', () => {
  it('answers the same bytes to POST and GET, with tag and caching', async () => {
    const [byGet, byPost, byBody] = await Promise.all([
      app.inject({ method: 'GET', url: '/api/v1/read?type=A' }),
      app.inject({ method: 'POST', url: '/api/v1/read?type=A' }),
      app.inject({ method: 'POST', url: '/api/v1/read', payload: { type: 'A' } }),
    ])
    expect(byGet.json()).toMatchObject({ code: 'SUCCESS', result: { type: 'A' } })
    expect(byPost.rawPayload).toEqual(byGet.rawPayload)
    expect(byBody.rawPayload).toEqual(byGet.rawPayload)
    expect(byGet.headers).toMatchObject({
      etag: ready.etag,
      vary: 'accept-encoding, origin',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=30, stale-while-revalidate=300',
      'x-content-type-options': 'nosniff',
    })
    expect(byGet.headers['set-cookie']).toBeUndefined()
    expect(byGet.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is cut to the contract', () => {
    expect(ready.body.toString()).not.toContain('secret')
  })

  it.each([ready.etag, `W/${ready.etag}`, `"other", ${ready.etag}`, '*'])(
    'answers 304 to If-None-Match %s',
    async (tag) => {
      const answer = await app.inject({ url: '/api/v1/read?type=A', headers: { 'if-none-match': tag } })
      expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', ready.etag])
    },
  )

  it('another tag gets the whole answer', async () => {
    const answer = await app.inject({ url: '/api/v1/read?type=A', headers: { 'if-none-match': '"other"' } })
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', undefined],
    ['gzip', undefined],
    [undefined, undefined],
  ])('Accept-Encoding %s gives %s', async (accepted, encoding) => {
    const answer = await app.inject({
      url: '/api/v1/read?type=A',
      headers: accepted ? { 'accept-encoding': accepted } : {},
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  it('a long answer is small for its first reader too, before it is packed well', async () => {
    const other = makeServer({ log: pino({ level: 'silent' }) })
    const long = readyAnswer(read, ok({ type: 'shop '.repeat(2_000) }), { maxAgeSeconds: 30 })
    serveReady(other, read, () => long)
    const first = await other.inject({
      url: '/api/v1/read?type=A',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(first.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(first.rawPayload)).toEqual(long.body)
    const plain = await other.inject({ url: '/api/v1/read?type=A' })
    expect(plain.rawPayload).toEqual(long.body)
  })

  it('refusals are in the envelope and not kept', async () => {
    const missing = await app.inject({ url: '/api/v1/read?type=B' })
    const wrong = await app.inject({ url: '/api/v1/read?type=C' })
    expect([missing.statusCode, wrong.statusCode]).toEqual([404, 400])
    expect(missing.headers['cache-control']).toBe('no-store')
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'type', rule: 'choice' }] })
  })

  it('the tag follows what is said', () => {
    const other = readyAnswer(read, ok({ type: 'B' }), { maxAgeSeconds: 30 })
    const same = readyAnswer(read, ok({ type: 'A' }), { maxAgeSeconds: 5 })
    expect(other.etag).not.toBe(ready.etag)
    expect(same.etag).toBe(ready.etag)
  })
})
