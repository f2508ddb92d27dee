import type { FastifyReply } from 'fastify'
import * as z from 'zod'

const LONGEST_WAIT_SECONDS = 30

/** How a test asks for received messages. */
export const Listing = z.object({
  /** Messages received after this `receivedAt`. */
  after: z.iso.datetime().optional(),
  /** Holds the answer until there is one, at most this long. */
  waitSeconds: z.coerce.number().min(0).max(LONGEST_WAIT_SECONDS).default(0),
})

/** The parsed query, or null after a 400. */
export function read<T>(shape: z.ZodType<T>, value: unknown, reply: FastifyReply): T | null {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  reply.code(400)
  return null
}
