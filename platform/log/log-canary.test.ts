import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contracts/call.ts'
import { ok } from '../errors/answer.ts'
import { makeServer } from '../http/make-server.ts'
import { serve } from '../http/serve.ts'
import { makeLogger, type Logger } from './logger.ts'
import { makeNumberTag, tagsOfNumber } from './number-tag.ts'

const CANARIES = {
  number: '09691234567',
  international: '+959691234568',
  burmeseNumber: '၀၉၆၉၁၂၃၄၅၆၉',
  code: 'otp-482915',
  token: 'tok_c4n4ry_0123456789',
  nrc: '12/OUKAMA(N)123456',
  password: 'pa55-c4n4ry',
}

const call = defineCall({
  id: 'canary',
  base: 'gateway',
  method: 'POST',
  path: '/canary/:phone',
  session: 'none',
  params: z.object({ phone: z.string() }),
  query: z.object({ phoneNumber: z.string() }),
  body: z.object({ otp: z.string(), password: z.string(), nrc: z.string(), how: z.string() }),
  result: z.object({}),
  summary: 'Carries canaries.',
})

const everything = Object.values(CANARIES).join(' | ')

/** Sends canaries through address, query, headers, body, an error's text and a careless log line. */
async function drive(makeLog: (stream: Writable) => Logger): Promise<string> {
  const lines: string[] = []
  const log = makeLog(
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  )
  const app = makeServer({ log })
  serve(app, call, ({ request, body, query }) => {
    request.log.info(
      { req: request.raw, request: { headers: request.headers, body, query }, note: CANARIES.number },
      'careless',
    )
    request.log.warn(
      { otp: CANARIES.code, token: CANARIES.token, nested: { password: CANARIES.password } },
      `call ${CANARIES.international}`,
    )
    if (body.how === 'throw')
      throw Object.assign(new Error(everything, { cause: new Error(everything) }), { detail: everything })
    return ok({})
  })
  for (const how of ['answer', 'throw']) {
    await app.inject({
      method: 'POST',
      url: `/gw/canary/${CANARIES.number}?phoneNumber=${encodeURIComponent(CANARIES.international)}`,
      headers: {
        authorization: `Bearer ${CANARIES.token}`,
        cookie: `t=${CANARIES.token}`,
        'x-note': CANARIES.nrc,
      },
      payload: { otp: CANARIES.code, password: CANARIES.password, nrc: CANARIES.nrc, how },
    })
  }
  await app.inject({
    method: 'POST',
    url: `/gw/canary/${CANARIES.number}`,
    payload: everything,
    headers: { 'content-type': 'application/json' },
  })
  return lines.join('')
}

const hits = (text: string): string[] =>
  Object.entries(CANARIES).flatMap(([name, value]) => (text.includes(value) ? [name] : []))

describe('logs never hold a number, code, token or identity card', () => {
  it('S-223 0 canaries in what a guarded logger wrote', async () => {
    const written = await drive((stream) => makeLogger({ level: 'trace', process: 'test', stream }))
    expect(written).toContain('"route":"/gw/canary/:phone"')
    expect(written).toContain('"type":"Error"')
    expect(hits(written)).toEqual([])
  })

  it('control: a plain logger writes all of them', async () => {
    const written = await drive((stream) => pino({ level: 'trace' }, stream))
    expect(hits(written)).toEqual(Object.keys(CANARIES))
  })

  it('an error is still findable: class, machine code and place are written', async () => {
    const lines: string[] = []
    const log = makeLogger({
      level: 'info',
      process: 'test',
      stream: { write: (line) => void lines.push(line) },
    })
    log.error(
      {
        err: Object.assign(new TypeError('09691234567'), {
          code: '23505',
          table: 'line',
          constraint: 'line_pk',
        }),
      },
      'x',
    )
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      err: { type: 'TypeError', errorCode: '23505', table: 'line', constraint: 'line_pk' },
    })
    expect(lines[0]).toContain('log-canary.test.ts')
  })

  it('times, ids and amounts stay readable', () => {
    const lines: string[] = []
    const log = makeLogger({
      level: 'info',
      process: 'test',
      stream: { write: (line) => void lines.push(line) },
    })
    const kept = {
      requestId: '91234567-1234-4abc-9123-912345678901',
      amountKyat: 12_500,
      reference: 'C-261115-K7Q2MD',
    }
    log.info(kept, 'kept')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject(kept)
  })
})

describe('a number as a tag', () => {
  const tag = makeNumberTag('a key of sixteen+')
  it('is the same for the same number, ends with three digits, and needs the key', () => {
    expect(tag('959691234567')).toBe(tag('959691234567'))
    expect(tag('959691234567')).toMatch(/^[\w-]{12}~567$/)
    expect(tag('959691234567')).not.toBe(makeNumberTag('another key of 16')('959691234567'))
    expect(tag('959691234568')).not.toBe(tag('959691234567'))
  })

  it('names its key, and can be made again as long as that key is in the ring', () => {
    const [one, two] = ['a key of sixteen+', 'another key of 16']
    const before = [makeNumberTag(one)('959691234567'), makeNumberTag(`a:${one}`)('959691234567')]
    const after = makeNumberTag(`b:${two},a:${one}`)('959691234567')
    expect(after).toMatch(/^b:[\w-]{12}~567$/)
    expect(tagsOfNumber(`b:${two},a:${one}`, '959691234567')).toEqual([after, before[1]])
    expect(tagsOfNumber(`b:${two},${one}`, '959691234567')).toEqual([after, before[0]])
    expect(tagsOfNumber(`b:${two}`, '959691234567')).not.toContain(before[1])
  })
})
