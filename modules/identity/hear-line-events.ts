import { startLoop, type Loop } from '#platform/loop/loop.ts'
import type { LineEventSource } from './line-directory.ts'
import type { LineEvents } from './line-events.ts'

type Deps = {
  readonly source: LineEventSource
  readonly told: LineEvents['told']
  readonly onError: (error: unknown) => void
}

const LISTEN_EVERY_MS = 1_000

/**
 * Takes the events of an outside directory in its order. Each is acknowledged after it took effect, so it may arrive twice but is never
 * lost.
 */
export const hearLineEvents = ({ source, told, onError }: Deps): Loop =>
  startLoop({
    everyMs: LISTEN_EVERY_MS,
    onError,
    async work() {
      for (const event of await source.waiting()) {
        await told(event)
        await source.taken(event.eventId)
      }
      return 'done'
    },
  })
