import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contracts/call.ts'
import { ok } from '#platform/errors/answer.ts'
import type { ReadyAnswer } from '#platform/http/ready-answer.ts'
import type { ContentMemory } from './content-memory.ts'
import { makeGeneration, type Generation } from './generation.ts'
import { makeReadyAnswers } from './ready-answers.ts'

const call = defineCall({
  id: 'echo',
  base: 'website',
  method: 'GET',
  path: '/echo',
  session: 'none',
  cacheable: true,
  query: z.object({ text: z.string() }),
  result: z.object({ text: z.string() }),
  summary: 'Says it again.',
})

const generationOf = (version: number): Generation =>
  makeGeneration({
    version,
    now: new Date('2026-11-15T00:00:00Z'),
    documents: new Map(),
    rows: new Map(),
    edges: [],
  })

function memoryAt(origin: ReturnType<ContentMemory['state']>['origin'] = 'database') {
  let generation = generationOf(1)
  return {
    current: () => generation,
    state: () => ({ origin, version: 1, documents: 0, problems: [] }),
    publish: () => {
      generation = generationOf(generation.version + 1)
    },
  }
}

const input = (text: string) => ({ query: { text }, params: undefined, request: undefined }) as never
const ask = (handler: (given: never) => unknown, text: string) => handler(input(text)) as ReadyAnswer
const long = 'long '.repeat(400)

describe('ready answers', () => {
  it('builds once per generation and input, and again after a change', () => {
    const memory = memoryAt()
    const build = vi.fn((_: Generation, { query }: { query: { text: string } }) => ok({ text: query.text }))
    const handler = makeReadyAnswers({ memory })(call, build)
    const first = ask(handler, 'a')
    expect(ask(handler, 'a')).toBe(first)
    ask(handler, 'b')
    expect(build).toHaveBeenCalledTimes(2)
    memory.publish()
    expect(ask(handler, 'a').etag).toBe(first.etag)
    expect(build).toHaveBeenCalledTimes(3)
  })

  it('what the contract does not name never leaves, whatever the builder says', () => {
    const leaky = () => ok({ text: 'a', otpHash: 'secret' })
    expect(ask(makeReadyAnswers({ memory: memoryAt() })(call, leaky), 'a').body.toString()).not.toContain(
      'secret',
    )
  })

  it('control: a contract that names the field lets it through, so the guard above is the contract', () => {
    const open = { ...call, result: z.object({ text: z.string(), otpHash: z.string() }) }
    const leaky = () => ok({ text: 'a', otpHash: 'secret' })
    expect(ask(makeReadyAnswers({ memory: memoryAt() })(open, leaky), 'a').body.toString()).toContain(
      'secret',
    )
  })

  it('an answer of the wrong shape is a bug and throws', () => {
    const wrong = makeReadyAnswers({ memory: memoryAt() })(call, () => ok({ text: 7 as unknown as string }))
    expect(() => ask(wrong, 'a')).toThrow('expected string')
  })

  it('requestId names the bytes, so that the same words have the same tag in every process', () => {
    const [one, two] = [memoryAt(), memoryAt()].map((memory) =>
      ask(
        makeReadyAnswers({ memory })(call, () => ok({ text: 'x' })),
        'x',
      ),
    )
    expect(one?.body).toEqual(two?.body)
    expect(`"${JSON.parse(String(one?.body)).requestId}"`).toBe(one?.etag)
  })

  it('is compressed off the request path, once, and the work is carried over a change that changed nothing', async () => {
    const memory = memoryAt()
    const compress = vi.fn(async () => ({ brotli: Buffer.from('small'), gzip: Buffer.from('zipped') }))
    const handler = makeReadyAnswers({ memory, compress })(call, () => ok({ text: long }))
    expect(ask(handler, 'a').brotli).toBeNull()
    await vi.waitFor(() => expect(ask(handler, 'a').brotli?.toString()).toBe('small'))
    memory.publish()
    expect(ask(handler, 'a').brotli?.toString()).toBe('small')
    expect(compress).toHaveBeenCalledOnce()
  })

  it('really compresses, and leaves short answers alone', async () => {
    const ready = makeReadyAnswers({ memory: memoryAt() })
    const handler = ready(call, (_, { query }) => ok({ text: query.text }))
    await vi.waitFor(() => {
      const { body, brotli, gzip } = ask(handler, long)
      expect(brotli && brotliDecompressSync(brotli)).toEqual(body)
      expect(gzip && gunzipSync(gzip)).toEqual(body)
    })
    expect(ask(handler, 'short').brotli).toBeNull()
  })

  it('keeps no more bytes than allowed; the longest unused goes first', () => {
    const build = vi.fn((_: Generation, { query }: { query: { text: string } }) =>
      ok({ text: query.text + long }),
    )
    const handler = makeReadyAnswers({
      memory: memoryAt(),
      maxBytes: 7_000,
      compress: async () => ({ brotli: Buffer.alloc(0), gzip: Buffer.alloc(0) }),
    })(call, build)
    ask(handler, 'a')
    ask(handler, 'b')
    ask(handler, 'c')
    ask(handler, 'a')
    ask(handler, 'd')
    expect(build).toHaveBeenCalledTimes(4)
    ask(handler, 'a')
    expect(build).toHaveBeenCalledTimes(4)
    ask(handler, 'b')
    expect(build).toHaveBeenCalledTimes(5)
  })

  it('before anything was ever loaded it refuses instead of saying there is nothing', () => {
    const handler = makeReadyAnswers({ memory: memoryAt('nothing') })(call, () => ok({ text: '' }))
    expect(handler(input('a'))).toMatchObject({ ok: false, code: 'MAINTENANCE' })
  })
})
