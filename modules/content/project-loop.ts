import { startLoop } from '#platform/loop/loop.ts'
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
 * Runs until closed: woken by the CMS, and by a slow timer in case that was missed. One process at a time holds the outbox; the others
 * wait. While CMS or database are down, rows stay and are retried.
 */
export function startProjector({ project, outbox, log, pollMs = POLL_MS }: Options): {
  close(): Promise<void>
} {
  let caughtUp = false

  async function drain(): Promise<'more' | 'done'> {
    const taken = await outbox.take(BATCH, async (rows) => {
      // Anything lost before we held the outbox, for example by a restored backup, is caught up once.
      if (!caughtUp) await project.everything()
      caughtUp = true
      if (rows.length > 0) await project.rows(rows)
    })
    return taken === BATCH ? 'more' : 'done'
  }

  const loop = startLoop({
    work: drain,
    everyMs: pollMs,
    retryMs: RETRY_MS,
    onError: (err) => log.warn({ err }, 'projecting content failed, will try again'),
  })
  outbox.onNotice(loop.wake)
  return {
    close: async () => {
      await loop.close()
      await outbox.close()
    },
  }
}
