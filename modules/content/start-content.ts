import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeContentMemory, type ContentLog, type ContentMemory } from './content-memory.ts'
import type { ContentSource } from './content-source.ts'
import type { Generation } from './generation.ts'
import { makeContentStore, type ContentStore } from './content-store.ts'
import { watchContent } from './content-watch.ts'
import { makePictures, type ArtManifest, type Pictures } from './pictures.ts'
import { makeReadyAnswers, type Ready } from './ready-answers.ts'
import { makeSnapshotFile } from './snapshot-file.ts'

export type Content = {
  readonly memory: ContentMemory
  readonly ready: Ready
  readonly pictures: Pictures
  close(): Promise<void>
}

type Options = {
  readonly db: Database
  /** Direct address of the database, for LISTEN. */
  readonly url: string
  readonly sources: readonly ContentSource[]
  readonly snapshotPath: string | null
  readonly art: ArtManifest
  readonly clock: Clock
  readonly log: ContentLog
  /** Another view than the published content, such as drafts. */
  readonly store?: Pick<ContentStore, 'readAfter'>
  /** Replaces the shared content for the request at hand, as the preview needs it. */
  readonly view?: (everybodys: Generation) => Generation
}

/** Loads the content from the database, or else from the snapshot, and keeps it up to date until closed. */
export async function startContent({
  db,
  url,
  sources,
  snapshotPath,
  art,
  clock,
  log,
  store = makeContentStore(db, sources),
  view,
}: Options): Promise<Content> {
  const everybodys = makeContentMemory({
    store,
    sources,
    snapshot: snapshotPath === null ? null : makeSnapshotFile(snapshotPath),
    clock,
    log,
  })
  await everybodys.start()
  const memory = view ? { ...everybodys, current: () => view(everybodys.current()) } : everybodys
  const watch = watchContent({ memory, url, log })
  return {
    memory,
    ready: makeReadyAnswers({ memory }),
    pictures: makePictures(art),
    close: () => watch.close(),
  }
}
