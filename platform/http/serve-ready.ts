import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Call, ResultOf } from '#contracts/call.ts'
import { success } from '#contracts/envelope.ts'
import { ok, type Ok, type Refused } from '../errors/answer.ts'
import { successBody } from './envelope.ts'
import { sendRefusal } from './send.ts'
import { hashOf, JSON_TYPE, publicFor, sendReady, type ReadyAnswer } from './ready-answer.ts'
import { register, type CallInput } from './serve.ts'

export type ReadyHandler<C extends Call> = (
  input: Pick<CallInput<C>, 'params' | 'query'>,
) => ReadyAnswer | Refused

/**
 * Makes the bytes of an answer, reduced to the contract. Everybody gets the same bytes, so the language header does not change them, and
 * `requestId` names the bytes; the request's own id is in `X-Request-Id`. The cache that keeps the answer compresses it.
 */
export function readyAnswer<C extends Call>(
  call: C,
  answer: Ok<ResultOf<C>>,
  { maxAgeSeconds }: { maxAgeSeconds: number },
): ReadyAnswer {
  const result = z.parse(success(call.result), successBody(answer, '', 'en')).result
  const tag = hashOf(JSON.stringify([call.id, result, answer.page]))
  const body = Buffer.from(JSON.stringify(successBody(ok(result, answer.page), tag, 'en')))
  return {
    type: JSON_TYPE,
    body,
    brotli: null,
    gzip: null,
    etag: `"${tag}"`,
    caching: publicFor(maxAgeSeconds),
  }
}

/** Registers a read with prepared answers. Nothing is awaited or serialised per request. */
export function serveReady<C extends Call>(app: FastifyInstance, call: C, handler: ReadyHandler<C>): void {
  register(app, call, (request, reply) => {
    const answer = handler({ params: request.params, query: request.query } as CallInput<C>)
    return 'code' in answer ? sendRefusal(request, reply, answer) : sendReady(request, reply, answer)
  })
}
