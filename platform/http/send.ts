import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '#contracts/errors.ts'
import { fromLanguageHeader, type Lang } from '#contracts/language.ts'
import type { Refused } from '../errors/answer.ts'
import { refusalBody, statusOf } from './envelope.ts'

export const languageOf = (request: FastifyRequest): Lang => fromLanguageHeader(request.headers['accept-language'])

/** Every refusal leaves through here: status, words, `Retry-After`, never stored by a cache. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refused): FastifyReply {
  const body = refusalBody(refusal, request.id, languageOf(request))
  const { retryAfterSec } = refusal.details
  if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec)
  request.log[ERRORS[refusal.code].log]({ refusal: refusal.code, requestId: request.id }, 'refused')
  return reply.code(statusOf(refusal)).header('cache-control', 'no-store').send(body)
}
