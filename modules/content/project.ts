import type { Database, Tx } from '#platform/db/database.ts'
import type { ContentStore, RawDocument } from './content-store.ts'
import { makeCarryPictures } from './carry-pictures.ts'
import { deadEnds } from './dead-ends.ts'
import type { Problem } from './documents.ts'
import { drawnNames, type ArtManifest } from './pictures.ts'
import { projectDocument } from './project-document.ts'
import type { BothLanguages, CmsReader, Fields, OutboxRow, PicturePlace } from './project-port.ts'
import { SHAPES } from './project-shapes.ts'
import type { DocumentType } from './stored.ts'

export type ProjectLog = {
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

type Options = {
  readonly db: Database
  readonly store: Pick<ContentStore, 'put' | 'remove' | 'idsOf'>
  readonly cms: CmsReader
  readonly log: ProjectLog
  /** Pictures that ship with the website; without it pictures are not checked. */
  readonly art?: ArtManifest
  /** Without it the website reads the folder the CMS writes to. */
  readonly pictures?: PicturePlace | null
}

type Change = {
  readonly type: DocumentType
  readonly put: readonly Omit<RawDocument, 'type'>[]
  readonly remove: readonly string[]
}

type Read = {
  readonly collection: string
  readonly type: DocumentType
  readonly found: readonly BothLanguages[]
  readonly known: readonly string[]
}

/** An empty CMS is a fresh installation, not an order to empty the website; the same goes for a list nobody has filled yet. */
function unfilledOf(read: readonly Read[]): Read[] {
  const isFresh = read.every(({ found }) => found.length === 0)
  return read.filter(({ found, known }) => found.length === 0 && known.length > (isFresh ? 0 : 1))
}

/** Carries what the CMS has published into the read model. Events only say that something changed; the state is read again. */
export function makeProject({ db, store, cms, log, art = {}, pictures = null }: Options) {
  const carryPictures = pictures && makeCarryPictures({ cms, place: pictures, log })
  const shapeOf = (collection: string) => SHAPES[collection]
  const drawn = drawnNames(art)

  /** A document with the wrong shape keeps its last good version on the website, and the problem is logged. */
  function toChange(
    type: DocumentType,
    collection: string,
    found: readonly BothLanguages[],
    wanted: readonly string[],
  ): Change {
    const results = found.map((source) => projectDocument(collection, source))
    const problems = results.filter((result): result is Problem => 'why' in result)
    for (const problem of problems) log.warn(problem, 'a published document cannot be shown')
    const present = new Set(found.map((source) => source.publicId))
    return {
      type,
      put: results.flatMap((result) => ('document' in result ? [result.document] : [])),
      remove: wanted.filter((id) => !present.has(id)),
    }
  }

  async function write(changes: readonly Change[]): Promise<void> {
    const media = changes.filter(({ type }) => type === 'media').flatMap(({ put }) => put)
    await carryPictures?.(media.map(({ body }) => body as Fields))
    await db.transaction().execute(async (tx: Tx) => {
      for (const change of changes) {
        await store.put(tx, change.type, change.put)
        await store.remove(tx, change.type, change.remove)
      }
    })
    const uploaded = new Set(await store.idsOf(db, 'media'))
    const hasPicture = (name: string) => drawn.size === 0 || drawn.has(name) || uploaded.has(name)
    for (const change of changes) tellDeadEnds(change, hasPicture, log)
  }

  async function readCollection(collection: string): Promise<Read[]> {
    const shape = shapeOf(collection)
    if (!shape) return []
    const [found, known] = [await cms.all(collection), await store.idsOf(db, shape.type)]
    return [{ collection, type: shape.type, found, known }]
  }

  async function collections(names: readonly string[]): Promise<void> {
    const read: Read[] = []
    for (const name of names) read.push(...(await readCollection(name)))
    const kept = unfilledOf(read)
    for (const { collection, known } of kept)
      log.warn({ collection, kept: known.length }, 'the CMS has none of these; the website keeps what it has')
    const others = read.filter((one) => !kept.includes(one))
    await write(others.map(({ collection, type, found, known }) => toChange(type, collection, found, known)))
  }

  async function rows(batch: readonly OutboxRow[]): Promise<void> {
    const wanted = new Map<string, Set<string>>()
    for (const { collection, publicId } of batch) {
      if (!shapeOf(collection)) continue
      wanted.set(collection, (wanted.get(collection) ?? new Set()).add(publicId))
    }
    const changes: Change[] = []
    for (const [collection, ids] of wanted) {
      const shape = shapeOf(collection)
      if (shape)
        changes.push(toChange(shape.type, collection, await cms.some(collection, [...ids]), [...ids]))
    }
    const shown = new Set(await store.idsOf(db, 'media'))
    const replaced = [...(wanted.get('media') ?? [])].some((id) => shown.has(id))
    await write(changes)
    // Pictures inside a text are part of its HTML; all others are joined in memory and need no update.
    if (replaced) await collections(Object.keys(SHAPES).filter((name) => SHAPES[name]?.hasHtml))
  }

  return { rows, everything: () => collections(Object.keys(SHAPES)) }
}

/** A page with a dead link is better than no page, but the dead link is logged. */
function tellDeadEnds({ type, put }: Change, hasPicture: (name: string) => boolean, log: ProjectLog): void {
  for (const { id, body } of put) {
    const { links, pictures } = deadEnds(body, hasPicture)
    if (links.length + pictures.length > 0)
      log.warn({ type, id, links, pictures }, 'a published document leads to what is not there')
  }
}
