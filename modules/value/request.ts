import type { FastifyRequest } from 'fastify'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'

/** The id the client gave this intent; empty, and so refused, when it gave none. */
export function moveIdOf(request: FastifyRequest): string {
  const given = request.headers[MOVE_ID_HEADER]
  return typeof given === 'string' ? given.toLowerCase() : ''
}
