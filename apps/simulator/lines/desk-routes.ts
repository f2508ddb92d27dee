import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

export const DESK_MODES = ['ANSWERS', 'REFUSES', 'SILENT', 'SILENT_AFTER_EFFECT'] as const
export type DeskMode = (typeof DESK_MODES)[number]

const Order = z.strictObject({ id: z.uuid(), number: z.string().regex(/^959\d{7,9}$/) })
const Mode = z.strictObject({ mode: z.enum(DESK_MODES), times: z.int().min(1).max(50).optional() })

/** Always the same for a number, like a SIM's. */
const pukOf = (number: string): string =>
  String(createHash('sha256').update(number).digest().readUInt32BE() % 1e8).padStart(8, '0')

/** The operator's line desk: an order takes effect once per id, however often it is sent. */
export function deskRoutes(app: FastifyInstance): void {
  const done = new Map<string, string>()
  let wrong: { mode: DeskMode; left: number } = { mode: 'ANSWERS', left: 0 }

  const nextMode = (): DeskMode => {
    const mode = wrong.left > 0 ? wrong.mode : 'ANSWERS'
    wrong = { ...wrong, left: Math.max(0, wrong.left - 1) }
    return mode
  }

  app.put('/lines/desk', async (request, reply) => {
    const asked = Mode.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({})
    wrong = { mode: asked.data.mode, left: asked.data.times ?? 1 }
    return wrong
  })

  app.get('/lines/desk', async () => ({
    ...wrong,
    suspended: [...done].map(([id, number]) => ({ id, number })),
  }))

  app.post('/lines/suspensions', async (request, reply) => {
    const order = Order.safeParse(request.body)
    if (!order.success) return reply.code(400).send({})
    const { id, number } = order.data
    const mode = nextMode()
    if (mode === 'REFUSES') return { state: 'REFUSED' }
    if (mode !== 'SILENT') done.set(id, number)
    if (mode === 'ANSWERS') return { state: 'SUSPENDED' }
    // Cuts the connection, so that the caller does not learn the result.
    request.raw.socket.destroy()
    return reply.hijack()
  })

  app.get('/lines/:number/puk', async (request, reply) => {
    const mode = nextMode()
    if (mode === 'REFUSES') return { puk: null }
    if (mode === 'ANSWERS') return { puk: pukOf((request.params as { number: string }).number) }
    request.raw.socket.destroy()
    return reply.hijack()
  })
}
