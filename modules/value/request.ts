import type { FastifyRequest } from 'fastify'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'

/** The client's id of this intent; empty, and so refused, when it sent none. */
export function moveIdOf(request: FastifyRequest): string {
  const given = request.headers[MOVE_ID_HEADER]
  return typeof given === 'string' ? given.toLowerCase() : ''
}
