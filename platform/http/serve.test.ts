import Fastify from 'fastify'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contracts/call.ts'
import en from '#i18n/en/errors.json' with { type: 'json' }
import my from '#i18n/my/errors.json' with { type: 'json' }
import { ok, refused } from '../errors/answer.ts'
import { makeServer } from './make-server.ts'
import { serve } from './serve.ts'
import type { AnySession } from './session.ts'

const say = defineCall({
  id: 'say',
  base: 'website',
  method: 'POST',
  path: '/say/:who',
  session: 'none',
  changes: true,
  params: z.object({ who: z.string().check(z.minLength(2)) }),
  body: z.object({ text: z.string().check(z.maxLength(5)), times: z.optional(z.int().check(z.maximum(3))) }),
  result: z.object({ said: z.string() }),
  summary: 'Says it.',
})
const mine = defineCall({
  id: 'mine',
  base: 'gateway',
  method: 'GET',
  path: '/mine',
  session: 'required',
  result: z.object({ subject: z.string() }),
  summary: 'Whose it is.',
})

const reach = defineCall({ ...mine, id: 'reach', path: '/reach', session: 'contact', provenFor: 'CONTACT' })
const unnamed = defineCall({ ...mine, id: 'unnamed', path: '/unnamed', session: 'contact' })

const answers = (who: string, text: string) => {
  if (who === 'nobody') return refused('NOT_FOUND')
  if (who === 'busy') return refused('RATE_LIMITED', { retryAfterSec: 30 })
  if (who === 'bug') throw new Error('select secret from vault')
  return ok({ said: `${text} ${who}`, otpHash: 'secret' })
}

const guest = (provenFor: string) => ({ scope: 'contact', provenFor, id: 'g1', ownNumber: '' }) as const
const SESSIONS: Readonly<Record<string, AnySession>> = {
  good: { scope: 'account', subject: 'ann', id: 's1', ownNumber: '' },
  guest: guest('CONTACT'),
  asker: guest('TICKET'),
}

function server() {
  const app = makeServer({
    log: pino({ level: 'silent' }),
    readSession: async (token) => SESSIONS[token] ?? refused('TOKEN_EXPIRED'),
  })
  serve(app, say, ({ params, body }) => answers(params.who, body.text))
  const subject = ({ session }: { session: AnySession | null }) =>
    ok({ subject: session?.scope === 'account' ? session.subject : 'a guest' })
  for (const call of [mine, reach, unnamed]) serve(app, call, ({ request }) => subject(request))
  return app
}
const app = server()
const client = { 'x-client': app.clientName }
const json = { ...client, 'content-type': 'application/json' }
const hi = '{"text":"hi"}'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the same short matrix for every call', () => {
  it.each([
    ['200', 'POST', '/api/v1/say/ann', json, hi, 200, 'SUCCESS'],
    ['400 a text too long', 'POST', '/api/v1/say/ann', json, '{"text":"far too long"}', 400, 'VALIDATION'],
    ['400 no JSON', 'POST', '/api/v1/say/ann', json, '{"text":', 400, 'VALIDATION'],
    ['400 no body', 'POST', '/api/v1/say/ann', json, '', 400, 'VALIDATION'],
    ['400 a bad parameter', 'POST', '/api/v1/say/x', json, hi, 400, 'VALIDATION'],
    ['401 no session', 'GET', '/gw/mine', {}, undefined, 401, 'UNAUTHENTICATED'],
    ['401 an old token', 'GET', '/gw/mine', { authorization: 'Bearer old' }, undefined, 401, 'TOKEN_EXPIRED'],
    ['200 with a token', 'GET', '/gw/mine', bearer('good'), undefined, 200, 'SUCCESS'],
    ['403 a guest where somebody signs in', 'GET', '/gw/mine', bearer('guest'), undefined, 403, 'FORBIDDEN'],
    ['200 a guest who proved it', 'GET', '/gw/reach', bearer('guest'), undefined, 200, 'SUCCESS'],
    ['200 somebody signed in there', 'GET', '/gw/reach', bearer('good'), undefined, 200, 'SUCCESS'],
    ['403 a guest of another purpose', 'GET', '/gw/reach', bearer('asker'), undefined, 403, 'FORBIDDEN'],
    ['403 a guest where none is named', 'GET', '/gw/unnamed', bearer('guest'), undefined, 403, 'FORBIDDEN'],
    ['401 nobody there', 'GET', '/gw/reach', {}, undefined, 401, 'UNAUTHENTICATED'],
    [
      '403 no client header',
      'POST',
      '/api/v1/say/ann',
      { 'content-type': 'application/json' },
      hi,
      403,
      'CLIENT_HEADER_MISSING',
    ],
    [
      '403 another client',
      'POST',
      '/api/v1/say/ann',
      { ...json, 'x-client': 'other' },
      hi,
      403,
      'CLIENT_HEADER_MISSING',
    ],
    ['404 refused by the handler', 'POST', '/api/v1/say/nobody', json, hi, 404, 'NOT_FOUND'],
    ['404 no such address', 'GET', '/api/v1/nothing', {}, undefined, 404, 'NOT_FOUND'],
    ['405 GET on a POST path', 'GET', '/api/v1/say/ann', {}, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['405 DELETE on a GET path', 'DELETE', '/gw/mine?x=1', {}, undefined, 405, 'METHOD_NOT_ALLOWED'],
    [
      '413 too large',
      'POST',
      '/api/v1/say/ann',
      json,
      JSON.stringify({ text: 'x'.repeat(70_000) }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      '415 not JSON',
      'POST',
      '/api/v1/say/ann',
      { ...client, 'content-type': 'text/xml' },
      '<a/>',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['429 too many', 'POST', '/api/v1/say/busy', json, hi, 429, 'RATE_LIMITED'],
    ['500 a bug', 'POST', '/api/v1/say/bug', json, hi, 500, 'INTERNAL'],
  ] as const)('%s', async (_, method, url, headers, payload, status, code) => {
    const answer = await app.inject({
      method,
      url,
      headers: { 'accept-language': 'en', ...headers },
      ...(payload && { payload }),
    })
    const body = answer.json<Record<string, unknown>>()
    expect([answer.statusCode, body['code']]).toEqual([status, code])
    expect(body['requestId']).toBe(answer.headers['x-request-id'])
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(code === 'SUCCESS' || body['result'] === null).toBe(true)
  })

  it('the answer is the envelope', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/say/ann', headers: json, payload: hi })
    expect(answer.json()).toEqual({
      code: 'SUCCESS',
      message: my.SUCCESS,
      messageMm: my.SUCCESS,
      result: { said: 'hi ann' },
      requestId: answer.headers['x-request-id'],
    })
  })

  it('a bug says its request id and nothing else', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/say/bug',
      headers: { ...json, 'accept-language': 'en' },
      payload: hi,
    })
    expect(answer.body).not.toMatch(/vault|select|stack|\.ts/)
    expect(answer.json<{ message: string }>().message).toBe(
      `Something went wrong on our side. If you call us, quote ${answer.headers['x-request-id']}.`,
    )
  })

  it('a limit says how long to wait, in a header too', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/say/busy',
      headers: { ...json, 'accept-language': 'en' },
      payload: hi,
    })
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.json()).toMatchObject({
      retryAfterSec: 30,
      message: 'Too many tries. Wait 30 seconds and try again.',
    })
  })

  it('405 names what is allowed', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/v1/say/ann' })
    expect(answer.headers['allow']).toBe('POST')
  })

  it('every wrong field is named, in both languages, without its value', async () => {
    const payload = { text: 'canary-value', times: 9 }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/say/ann',
      headers: { ...json, 'accept-language': 'en' },
      payload,
    })
    expect(answer.json<{ errors: unknown }>().errors).toEqual([
      {
        field: 'text',
        rule: 'tooLong',
        message: 'Use 5 characters or fewer.',
        messageMm: 'အများဆုံး စာလုံး 5 လုံးသာ ရေးပါ။',
      },
      { field: 'times', rule: 'tooBig', message: 'Enter 3 or less.', messageMm: 'အများဆုံး 3 သာ ဖြစ်ရပါမည်။' },
    ])
    expect(answer.body).not.toContain('canary')
  })
})

describe('request ids', () => {
  it('are made here, never taken from outside', async () => {
    const answer = await app.inject({
      url: '/gw/mine',
      headers: { 'x-request-id': 'forged', 'request-id': 'forged' },
    })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  })
})

describe('the language header', () => {
  it.each([
    ['S-268', 'MU', my],
    ['S-268', 'mu', my],
    ['S-268', 'my-MM', my],
    ['S-269', 'en-US', en],
    ['S-269', 'en', en],
    ['no header', undefined, my],
  ] as const)('%s %s gives the message of that language', async (_, header, words) => {
    const answer = await app.inject({ url: '/gw/mine', headers: header ? { 'accept-language': header } : {} })
    expect(answer.json()).toMatchObject({ message: words.UNAUTHENTICATED, messageMm: my.UNAUTHENTICATED })
  })
})

describe('the response schema is the leak guard', () => {
  it('a field the contract does not name is dropped', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/say/ann', headers: json, payload: hi })
    expect(answer.body).not.toContain('otpHash')
  })

  it('control: without a schema it is sent', async () => {
    const bare = Fastify()
    bare.get('/', async () => answers('ann', 'hi'))
    expect((await bare.inject({ url: '/' })).body).toContain('otpHash')
  })
})
