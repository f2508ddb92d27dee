import type { FastifyRequest } from 'fastify'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'

/** The id the client gave this intent; empty, and so refused, when it gave none. */
export function moveIdOf(request: FastifyRequest): string {
  const given = request.headers[MOVE_ID_HEADER]
  return typeof given === 'string' ? given.toLowerCase() : ''
}

/** The line is always the session's own; naming another is refused, never obeyed. */
export const lineOf = (own: string, named: string | undefined): Answer<string> =>
  named === undefined || parseMsisdn(named) === own ? ok(own) : refused('FORBIDDEN')
