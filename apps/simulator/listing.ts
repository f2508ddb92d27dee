import type { FastifyReply } from 'fastify'
import * as z from 'zod'

const LONGEST_WAIT_SECONDS = 30

/** How a test asks what arrived. */
export const Listing = z.object({
  /** Messages received later than this, as `receivedAt` tells it. */
  after: z.iso.datetime().optional(),
  /** Hold the answer until there is one, at most so long. */
  waitSeconds: z.coerce.number().min(0).max(LONGEST_WAIT_SECONDS).default(0),
})

/** What was asked, or null and a 400. */
export function read<T>(shape: z.ZodType<T>, value: unknown, reply: FastifyReply): T | null {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  reply.code(400)
  return null
}
