import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

const Appetite = z.strictObject({
  line: z.string().regex(/^959[0-9]{6,9}$/),
  mbPerDay: z.int().min(0).max(100_000),
})

/** The number from README's tour, whose owner uses data. */
const AT_FIRST: readonly z.output<typeof Appetite>[] = [{ line: '959691234567', mbPerDay: 600 }]

/** Which phones use data, and how much a day. The product's worker fetches this and applies it. */
export function appetiteRoutes(app: FastifyInstance): void {
  const lines = new Map(AT_FIRST.map(({ line, mbPerDay }) => [line, mbPerDay]))
  const state = () => ({ lines: Array.from(lines, ([line, mbPerDay]) => ({ line, mbPerDay })) })

  app.get('/core/use', async () => state())

  app.put('/core/use', async (request, reply) => {
    const asked = Appetite.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(state())
    const { line, mbPerDay } = asked.data
    if (mbPerDay === 0) lines.delete(line)
    else lines.set(line, mbPerDay)
    return state()
  })
}
