import type { Clock } from '#platform/clock/clock.ts'
import type { ContentSource } from './content-source.ts'
import type { ContentChange, ContentStore } from './content-store.ts'
import type { Problem } from './documents.ts'
import { makeGeneration, type Generation } from './generation.ts'
import { apply, emptyHold } from './held-content.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { SnapshotFile } from './snapshot-file.ts'

export type ContentLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type Origin = 'nothing' | 'snapshot' | 'database'

export type ContentMemory = {
  /** The current generation. Cheap: a new one is made only after a change or when a time window opens or closes. */
  current(): Generation
  /** Loads what is new in the database; true when something was. Throws while the database is down. */
  refresh(): Promise<boolean>
  /** First load: from the database, or from the snapshot while it is down. */
  start(): Promise<Origin>
  state(): { origin: Origin; version: number; documents: number; problems: readonly Problem[] }
}

type Deps = {
  readonly store: Pick<ContentStore, 'readAfter'>
  readonly sources: readonly ContentSource[]
  readonly snapshot: SnapshotFile | null
  readonly clock: Clock
  readonly log: ContentLog
}

/** All content of the site in the memory of one process. It stays readable while the database is down. */
export function makeContentMemory({ store, sources, snapshot, clock, log }: Deps): ContentMemory {
  const held = emptyHold()
  let origin: Origin = 'nothing'
  let generation: Generation | undefined
  let madeAtMs = 0

  function take(change: ContentChange, from: Origin): void {
    const problems = apply(held, change, sources)
    for (const problem of problems)
      log.error(problem, 'a stored document does not fit its shape and is not shown')
    origin = from
    generation = undefined
    log.info({ version: held.version, documents: held.raw.size, from }, 'content taken over')
  }

  async function readOnce(): Promise<boolean> {
    const change = await store.readAfter(origin === 'database' ? held.version : -1)
    if (!change) return false
    take(change, 'database')
    if (snapshot) {
      snapshot
        .write({
          version: held.version,
          sources: held.sources,
          documents: [...held.raw.values()],
          size: held.raw.size,
        })
        .catch((error: unknown) => log.warn({ err: error }, 'content snapshot not written'))
    }
    return true
  }

  const refresh = oneAtATime(readOnce)
  return {
    refresh,
    start: async () => {
      try {
        await refresh()
      } catch (error) {
        log.warn({ err: error }, 'database away at start, reading the content snapshot')
        const saved = await snapshot?.read()
        if (saved) take(saved, 'snapshot')
      }
      return origin
    },
    current: () => {
      const now = clock.now()
      const nowMs = now.getTime()
      if (generation && nowMs < generation.until && nowMs >= madeAtMs) return generation
      madeAtMs = nowMs
      const { version, documents, rows, edges } = held
      generation = makeGeneration({ version, now, documents, rows, edges })
      return generation
    },
    state: () => ({
      origin,
      version: held.version,
      documents: held.raw.size,
      problems: [...held.problems.values()],
    }),
  }
}
