import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Call, ResultOf } from '#contracts/call.ts'
import { success } from '#contracts/envelope.ts'
import { ok, type Ok, type Refused } from '../errors/answer.ts'
import { successBody } from './envelope.ts'
import { sendRefusal } from './send.ts'
import { JSON_TYPE, matchesTag, readyHeaders, wantsBrotli, type ReadyAnswer } from './ready-front.ts'
import { register, urlOf, type CallInput } from './serve.ts'

export type { ReadyAnswer }

/** The same address always brings the same object, so a handler may remember what it made of it. */
export type ReadyHandler<C extends Call> = (
  input: Pick<CallInput<C>, 'params' | 'query'>,
) => ReadyAnswer | Refused

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
  const tag = createHash('sha256')
    .update(JSON.stringify([call.id, result, answer.page]))
    .digest('base64url')
    .slice(0, 22)
  const body = Buffer.from(JSON.stringify(successBody(ok(result, answer.page), tag, 'en')))
  return { body, brotli: null, etag: `"${tag}"`, maxAgeSeconds }
}

/** Registers a read whose answers are prebuilt. Nothing is awaited or serialised per request. */
export function serveReady<C extends Call>(app: FastifyInstance, call: C, handler: ReadyHandler<C>): void {
  const url = urlOf(call)
  register(app, call, (request, reply) => {
    const input = { params: request.params, query: request.query } as CallInput<C>
    const answer = handler(input)
    if ('code' in answer) return sendRefusal(request, reply, answer)
    if (request.method === 'GET') app.readyFront.remember(request.url, { url, read: () => handler(input) })
    reply.headers(readyHeaders(answer))
    if (matchesTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
    reply.header('content-type', JSON_TYPE)
    if (answer.brotli && wantsBrotli(request.headers['accept-encoding'])) {
      return reply.header('content-encoding', 'br').send(answer.brotli)
    }
    return reply.send(answer.body)
  })
}
