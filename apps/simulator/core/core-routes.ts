import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { CORE_FAULTS, type CoreFault } from '#adapters/core-simulator/with-faults.ts'

/** `times`: how many moves fail; null means until it is switched off. `line`: only those of one line. */
const Setting = z.strictObject({
  fault: z.enum(CORE_FAULTS),
  times: z.int().min(1).max(1_000).nullable().default(null),
  line: z.string().min(1).max(20).nullable().default(null),
})
type Setting = z.output<typeof Setting>
const Asked = z.object({ call: z.string().max(20), line: z.string().max(20).optional() })

/** These affect every call, reads included; the others only calls that move value. */
const FOR_ALL: readonly CoreFault[] = ['DOWN', 'DELAY']
const MOVES = ['charge', 'transfer', 'credit', 'reverse', 'takeBack']

/** Faults of the product's operator core. The core asks before each of its calls. */
export function coreRoutes(app: FastifyInstance): void {
  const settings = new Map<string | null, Setting>()
  let hit = 0
  const state = () => ({
    fault: settings.get(null)?.fault ?? 'NONE',
    times: settings.get(null)?.times ?? null,
    lines: [...settings.values()].filter(({ line }) => line !== null),
    hit,
    faults: CORE_FAULTS,
  })

  const set = (setting: Setting) => {
    if (setting.fault === 'NONE') settings.delete(setting.line)
    else settings.set(setting.line, setting)
  }

  app.get('/core', async () => state())

  app.put('/core', async (request, reply) => {
    const asked = Setting.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(state())
    set(asked.data)
    hit = 0
    return state()
  })

  app.post('/core/next', async (request, reply) => {
    const asked = Asked.safeParse(request.query)
    if (!asked.success) return reply.code(400).send({ fault: 'NONE' })
    const { call, line = null } = asked.data
    const setting = settings.get(line) ?? settings.get(null)
    if (!setting || !(FOR_ALL.includes(setting.fault) || MOVES.includes(call))) return { fault: 'NONE' }
    hit += 1
    const { fault, times } = setting
    if (times !== null) set(times > 1 ? { ...setting, times: times - 1 } : { ...setting, fault: 'NONE' })
    return { fault }
  })
}
