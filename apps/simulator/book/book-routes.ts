import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { BOOK_FAULTS, type BookFault } from '#adapters/book-simulator/with-book-faults.ts'

/** `times`: how many calls fail; null means until it is switched off. */
const Setting = z.strictObject({
  fault: z.enum(BOOK_FAULTS),
  times: z.int().min(1).max(1_000).nullable().default(null),
})
const Asked = z.object({ call: z.string().max(20) })
const DEEDS = ['open', 'post', 'credit', 'change']
const OFF = { fault: 'NONE', times: null } as const

/** Faults of the product's book of fibre contracts. The book asks before each of its calls. */
export function bookRoutes(app: FastifyInstance): void {
  let setting: z.output<typeof Setting> = OFF
  let hit = 0
  const state = () => ({ ...setting, hit, faults: BOOK_FAULTS })

  app.get('/book', async () => state())

  app.put('/book', async (request, reply) => {
    const asked = Setting.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(state())
    setting = asked.data
    hit = 0
    return state()
  })

  app.post('/book/next', async (request, reply): Promise<{ fault: BookFault }> => {
    const asked = Asked.safeParse(request.query)
    if (!asked.success) return reply.code(400).send({ fault: 'NONE' })
    const { fault, times } = setting
    if (fault === 'NONE' || (fault !== 'DOWN' && !DEEDS.includes(asked.data.call))) return { fault: 'NONE' }
    hit += 1
    if (times !== null) setting = times > 1 ? { fault, times: times - 1 } : OFF
    return { fault }
  })
}
