import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Call, ResultOf } from '#contracts/call.ts'
import { success } from '#contracts/envelope.ts'
import { ok, type Ok, type Refused } from '../errors/answer.ts'
import { successBody } from './envelope.ts'
import { sendRefusal } from './send.ts'
import { register, type CallInput } from './serve.ts'

/** An answer that is finished before anyone asks: bytes, their tag and how long a cache may keep them. */
export type ReadyAnswer = {
  readonly body: Buffer
  readonly brotli: Buffer | null
  readonly etag: string
  readonly maxAgeSeconds: number
}

export type ReadyHandler<C extends Call> = (input: Omit<CallInput<C>, 'body' | 'lang'>) => ReadyAnswer | Refused

/** A price may be old on screen for this long while the new one is fetched, and no longer. */
const STALE_WHILE_REVALIDATE_SECONDS = 300

/**
 * Makes the bytes of an answer, cut to the contract. They are shared by everybody who asks, so the language header
 * does not change them and `requestId` names the bytes; the id of the request itself is in `X-Request-Id`. Whoever keeps
 * the answer compresses it, when and as hard as suits.
 */
export function readyAnswer<C extends Call>(
  call: C,
  answer: Ok<ResultOf<C>>,
  { maxAgeSeconds }: { maxAgeSeconds: number },
): ReadyAnswer {
  const result = z.parse(success(call.result), successBody(answer, '', 'en')).result
  const tag = createHash('sha256').update(JSON.stringify([call.id, result, answer.page])).digest('base64url').slice(0, 22)
  const body = Buffer.from(JSON.stringify(successBody(ok(result, answer.page), tag, 'en')))
  return { body, brotli: null, etag: `"${tag}"`, maxAgeSeconds }
}

const matchesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

const wantsBrotli = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header)

/** Registers a read whose answers are prebuilt. Nothing here is awaited, parsed or serialised per request. */
export function serveReady<C extends Call>(app: FastifyInstance, call: C, handler: ReadyHandler<C>): void {
  register(app, call, (request, reply) => {
    const { params, query } = request
    const answer = handler({ params, query, request } as CallInput<C>)
    if ('code' in answer) return sendRefusal(request, reply, answer)
    reply
      .header('etag', answer.etag)
      .header('cache-control', `public, max-age=${answer.maxAgeSeconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`)
      .header('vary', 'accept-encoding')
    if (matchesTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
    reply.header('content-type', 'application/json; charset=utf-8')
    if (answer.brotli && wantsBrotli(request.headers['accept-encoding'])) {
      return reply.header('content-encoding', 'br').send(answer.brotli)
    }
    return reply.send(answer.body)
  })
}
