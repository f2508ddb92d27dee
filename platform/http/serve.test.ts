import pino from 'pino'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contracts/call.ts'
import { ok, refused } from '../errors/answer.ts'
import { makeServer } from './make-server.ts'
import { serve } from './serve.ts'

const say = defineCall({
  id: 'say', base: 'website', method: 'POST', path: '/say/:who', session: 'none', changes: true,
  params: z.object({ who: z.string().check(z.minLength(2)) }),
  body: z.object({ text: z.string().check(z.maxLength(5)) }),
  result: z.object({ said: z.string() }), summary: 'Says it.',
})

const server = () => {
  const app = makeServer({ log: pino({ level: 'silent' }) })
  serve(app, say, ({ params, body }) =>
    params.who === 'nobody' ? refused('NOT_FOUND') : ok({ said: `${body.text} ${params.who}`, otpHash: 'secret' }),
  )
  return app
}
const post = (url: string, payload: object | string = { text: 'hi' }, headers: Record<string, string> = {}) =>
  server().inject({ method: 'POST', url, payload, headers: { 'x-client': server().clientName, ...headers } })

describe('a served call', () => {
  it('answers the envelope', async () => {
    const answer = await post('/api/v1/say/ann', { text: 'hi' }, { 'accept-language': 'en-US' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      code: 'SUCCESS', message: 'Done.', messageMm: 'ပြီးပါပြီ။', result: { said: 'hi ann' },
      requestId: answer.headers['x-request-id'],
    })
  })
  it('drops a field the contract does not name', async () => {
    expect((await post('/api/v1/say/ann')).body).not.toContain('otpHash')
  })
})
