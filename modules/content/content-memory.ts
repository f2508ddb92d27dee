import type { Clock } from '#platform/clock/clock.ts'
import type { ContentSource } from './content-source.ts'
import type { ContentChange, ContentStore, RawDocument } from './content-store.ts'
import { parseDocument, type Document, type Problem } from './documents.ts'
import { makeGeneration, type Generation } from './generation.ts'
import type { SnapshotFile } from './snapshot-file.ts'
import { KINDS, type Kind } from './stored.ts'

export type ContentLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type Origin = 'nothing' | 'snapshot' | 'database'

export type ContentMemory = {
  /** The generation of this moment. Cheap: a new one is made only after a change or at the edge of a window. */
  current(): Generation
  /** Takes over what is new in the database; true when something was. Throws while the database is away. */
  refresh(): Promise<boolean>
  /** First load: the database, or the snapshot while that is away. */
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

/** All content of the site in one process. The database may go away at any time; what is here stays readable. */
export function makeContentMemory({ store, sources, snapshot, clock, log }: Deps): ContentMemory {
  const held = emptyHold()
  let origin: Origin = 'nothing'
  let generation: Generation | undefined
  let running: Promise<boolean> | undefined
  let again = false

  function take(change: ContentChange, from: Origin): void {
    const problems = apply(held, change, sources)
    for (const problem of problems) log.error(problem, 'a stored document does not fit its shape and is not shown')
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
        .write({ version: held.version, sources: held.sources, documents: [...held.raw.values()], size: held.raw.size })
        .catch((error: unknown) => log.warn({ err: error }, 'content snapshot not written'))
    }
    return true
  }

  /** One read at a time; a wish that comes meanwhile is one more read afterwards, so no change falls between. */
  async function refresh(): Promise<boolean> {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      let changed = false
      do {
        again = false
        changed = (await readOnce()) || changed
      } while (again)
      return changed
    })()
    try {
      return await running
    } finally {
      running = undefined
    }
  }

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
      if (generation && now.getTime() < generation.until && now >= generation.now) return generation
      const { version, documents, rows, edges } = held
      generation = makeGeneration({ version, now, documents, rows, edges })
      return generation
    },
    state: () => ({ origin, version: held.version, documents: held.raw.size, problems: [...held.problems.values()] }),
  }
}

type Hold = {
  version: number
  /** As it came, for the snapshot. */
  readonly raw: Map<string, RawDocument>
  readonly documents: Map<Kind, Map<string, Document>>
  readonly problems: Map<string, Problem>
  sources: Readonly<Record<string, readonly unknown[]>>
  readonly rows: Map<string, readonly unknown[]>
  edges: number[]
}

const emptyHold = (): Hold => ({
  version: -1,
  raw: new Map(),
  documents: new Map(KINDS.map((kind) => [kind, new Map<string, Document>()])),
  problems: new Map(),
  sources: {},
  rows: new Map(),
  edges: [],
})

const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`

/** Answers the problems that this change brought. */
function apply(held: Hold, change: ContentChange, sources: readonly ContentSource[]): Problem[] {
  if (change.full) {
    held.raw.clear()
    held.problems.clear()
    for (const byId of held.documents.values()) byId.clear()
  }
  for (const gone of change.removed) drop(held, gone)
  const problems: Problem[] = []
  for (const raw of change.documents) {
    drop(held, raw)
    held.raw.set(keyOf(raw), raw)
    const parsed = parseDocument(raw)
    if ('why' in parsed) {
      held.problems.set(keyOf(raw), parsed)
      problems.push(parsed)
    } else {
      held.documents.get(parsed.kind)?.set(parsed.id, parsed)
    }
  }
  held.version = change.version
  held.sources = change.sources
  problems.push(...applySources(held, sources))
  return problems
}

function drop(held: Hold, key: { kind: string; id: string }): void {
  held.raw.delete(keyOf(key))
  held.problems.delete(keyOf(key))
  held.documents.get(key.kind as Kind)?.delete(key.id)
}

function applySources(held: Hold, sources: readonly ContentSource[]): Problem[] {
  const problems: Problem[] = []
  held.edges = []
  for (const source of sources) {
    const rows = (held.sources[source.name] ?? []).flatMap((raw, at) => {
      try {
        return [source.parse(raw)]
      } catch (error) {
        problems.push({ kind: source.name, id: String(at), why: String(error) })
        return []
      }
    })
    held.rows.set(source.name, rows)
    for (const edge of rows.flatMap((row) => source.edges(row))) if (edge) held.edges.push(Date.parse(edge))
  }
  return problems
}
