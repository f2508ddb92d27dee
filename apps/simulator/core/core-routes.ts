import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { CORE_FAULTS, type CoreFault } from '#adapters/core-simulator/with-faults.ts'

/** `times`: so many moves go wrong; null means until it is switched off. */
const Setting = z.strictObject({
  fault: z.enum(CORE_FAULTS),
  times: z.int().min(1).max(1_000).nullable().default(null),
})
const Asked = z.object({ call: z.string().max(20) })

/** These hit every call, also reads and questions; the others only calls that move value. */
const FOR_ALL: readonly CoreFault[] = ['DOWN', 'DELAY']
const MOVES = ['charge', 'transfer', 'credit', 'reverse', 'takeBack']

/** What the product's operator core is told to do wrong. The core asks before each of its calls. */
export function coreRoutes(app: FastifyInstance): void {
  let setting: z.output<typeof Setting> = { fault: 'NONE', times: null }
  let hit = 0
  const state = () => ({ ...setting, hit, faults: CORE_FAULTS })

  app.get('/core', async () => state())

  app.put('/core', async (request, reply) => {
    const asked = Setting.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(state())
    setting = asked.data
    hit = 0
    return state()
  })

  app.post('/core/next', async (request, reply) => {
    const asked = Asked.safeParse(request.query)
    if (!asked.success) return reply.code(400).send({ fault: 'NONE' })
    const { fault, times } = setting
    const meant = FOR_ALL.includes(fault) || MOVES.includes(asked.data.call)
    if (fault === 'NONE' || !meant) return { fault: 'NONE' }
    hit += 1
    if (times !== null) setting = times > 1 ? { fault, times: times - 1 } : { fault: 'NONE', times: null }
    return { fault }
  })
}
