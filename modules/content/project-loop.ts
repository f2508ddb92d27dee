import type { makeProject, ProjectLog } from './project.ts'
import type { CmsOutbox } from './project-port.ts'

type Options = {
  readonly project: ReturnType<typeof makeProject>
  readonly outbox: CmsOutbox
  readonly log: ProjectLog
  readonly pollMs?: number
}

const BATCH = 200
const POLL_MS = 5_000
const RETRY_MS = { first: 500, longest: 30_000 } as const

/**
 * Runs until closed: woken by the CMS, and by a slow clock in case it was not heard. One process at a time holds the
 * outbox; the others wait for its turn. While CMS or database are away, rows stay and are tried again.
 */
export function startProjector({ project, outbox, log, pollMs = POLL_MS }: Options): {
  close(): Promise<void>
} {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let closed = false
  let caughtUp = false
  let waitMs: number = RETRY_MS.first

  async function drain(): Promise<void> {
    const taken = await outbox.take(BATCH, async (rows) => {
      // Whatever was lost before we held the outbox, by a restored backup for one, is made good once.
      if (!caughtUp) await project.everything()
      caughtUp = true
      if (rows.length > 0) await project.rows(rows)
    })
    if (taken === BATCH) again = true
  }

  function wake(): void {
    if (closed) return
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    running = drain()
      .then(() => {
        waitMs = RETRY_MS.first
        return pollMs
      })
      .catch((err: Error) => {
        log.warn({ err }, 'projecting content failed, will try again')
        waitMs = Math.min(waitMs * 2, RETRY_MS.longest)
        again = false
        return waitMs
      })
      .then((nextMs) => {
        running = null
        if (closed) return
        timer = setTimeout(wake, again ? 0 : nextMs)
        again = false
      })
  }

  outbox.onNotice(wake)
  wake()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await running
      await outbox.close()
    },
  }
}
