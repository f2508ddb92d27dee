import { startLoop, type Loop } from '#platform/loop/loop.ts'
import type { LineEventSource } from './line-directory.ts'
import type { LineEvents } from './line-events.ts'

type Deps = {
  readonly source: LineEventSource
  readonly told: LineEvents['told']
  readonly onError: (error: unknown) => void
}

const LISTEN_EVERY_MS = 1_000

/** Takes what a directory outside tells, in its order. Said to be taken only after it took effect: it may be told twice, never lost. */
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
