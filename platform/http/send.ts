import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '#contracts/errors.ts'
import { fromLanguageHeader, type Lang } from '#contracts/language.ts'
import type { Refused } from '../errors/answer.ts'
import { refusalBody, statusOf } from './envelope.ts'

export const languageOf = (request: FastifyRequest): Lang =>
  fromLanguageHeader(request.headers['accept-language'])

/** A refusal is built only here; validating it again could only turn it into a worse error. */
const asText = (body: unknown): string => JSON.stringify(body)

/** Every refusal is sent here: status, texts, `Retry-After`, and never cached. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refused): FastifyReply {
  const body = refusalBody(refusal, request.id, languageOf(request))
  const { retryAfterSec } = refusal.details
  if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec)
  request.server.onRefusal?.(request, refusal.code)
  request.log[ERRORS[refusal.code].log]({ refusal: refusal.code, requestId: request.id }, 'refused')
  return reply
    .code(statusOf(refusal))
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .serializer(asText)
    .send(body)
}
