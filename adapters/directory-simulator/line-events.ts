import * as z from 'zod'
import type { LineEvent, LineEventSource } from '#modules/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'

const PATIENCE_MS = 1_000

export const SIMULATED_EVENTS = [
  'SIM_CHANGED',
  'SUSPENDED',
  'RESUMED',
  'REASSIGNED',
  'ENDED',
] as const satisfies readonly LineEvent['what'][]

const Simulated = z.object({ eventId: z.uuid(), number: z.string(), what: z.enum(SIMULATED_EVENTS) })
export type SimulatedEvent = z.output<typeof Simulated>
const Waiting = z.object({ events: z.array(Simulated) })

/**
 * Events from the simulator's page. The simulator does not know the test clock, so an event happens when it is received. While it is down
 * there are no events.
 */
export const makeSimulatedDirectory = (url: string, clock: Clock): LineEventSource => ({
  async waiting() {
    const answer = await fetch(`${url}/lines/events`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => null,
    )
    if (!answer?.ok) return []
    const { events } = Waiting.parse(await answer.json())
    return events.map((event) => ({ ...event, at: clock.now() }))
  },

  async taken(eventId) {
    await fetch(`${url}/lines/events/${eventId}/taken`, {
      method: 'POST',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  },
})
