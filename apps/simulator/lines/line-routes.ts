import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { SIMULATED_EVENTS, type SimulatedEvent } from '#adapters/directory-simulator/line-events.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { systemClock } from '#platform/clock/clock.ts'

const Told = z.strictObject({
  eventId: z.uuid().transform((id) => id.toLowerCase()),
  number: z
    .string()
    .transform((raw) => parseMsisdn(raw))
    .pipe(z.string()),
  what: z.enum(SIMULATED_EVENTS),
})

type Sent = SimulatedEvent & { readonly sentAt: string; taken: boolean }

const MOST_KEPT = 200

/** Events about lines. The product fetches and acknowledges them; the same id may be sent again. */
export function lineRoutes(app: FastifyInstance): void {
  const events: Sent[] = []
  const state = () => ({ whats: SIMULATED_EVENTS, events: events.toReversed() })

  app.get('/lines', async () => state())

  app.post('/lines/events', async (request, reply) => {
    const told = Told.safeParse(request.body)
    if (!told.success) return reply.code(400).send(state())
    events.push({ ...told.data, sentAt: systemClock.now().toISOString(), taken: false })
    if (events.length > MOST_KEPT) events.shift()
    return reply.code(201).send(state())
  })

  app.get('/lines/events', async () => ({
    events: events
      .filter(({ taken }) => !taken)
      .map(({ eventId, number, what }): SimulatedEvent => ({ eventId, number, what })),
  }))

  app.post('/lines/events/:eventId/taken', async (request) => {
    const { eventId } = request.params as { eventId: string }
    for (const event of events) if (event.eventId === eventId) event.taken = true
    return state()
  })
}
