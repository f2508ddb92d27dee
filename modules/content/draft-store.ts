import type { ContentChange, ContentStore, RawDocument } from './content-store.ts'
import { projectDocument } from './project-document.ts'
import type { CmsReader } from './project-port.ts'
import { isWrittenInCms, SHAPES } from './project-shapes.ts'
import type { DocumentType } from './stored.ts'

type Options = {
  readonly store: Pick<ContentStore, 'version' | 'readAfter'>
  /** A reader that also returns drafts. */
  readonly cms: Pick<CmsReader, 'all'>
}

/**
 * The content as if every draft were published now, for the preview of the staff: windows are open and nothing is written. Only
 * collections that changed are read again.
 */
export function makeDraftStore({ store, cms }: Options) {
  const touched = new Set(Object.keys(SHAPES))
  const drafts = new Map<string, readonly RawDocument[]>()
  let base: ContentChange | null = null
  let version = 0

  async function readDrafts(collection: string): Promise<void> {
    touched.delete(collection)
    try {
      const projected = (await cms.all(collection)).map((source) => projectDocument(collection, source))
      drafts.set(
        collection,
        projected.flatMap((result) => ('document' in result ? [open(result.type, result.document)] : [])),
      )
    } catch (error) {
      touched.add(collection)
      throw error
    }
  }

  return {
    touch: (collection: string): void => {
      if (SHAPES[collection]) touched.add(collection)
    },
    readAfter: async (known: number): Promise<ContentChange | null> => {
      const moved = base === null || (await store.version()) !== base.version
      if (!moved && touched.size === 0 && known === version) return null
      if (moved) base = (await store.readAfter(-1)) ?? base
      for (const collection of Array.from(touched)) await readDrafts(collection)
      version += 1
      const others = base?.documents.filter(({ type }) => !isWrittenInCms(type as DocumentType)) ?? []
      return {
        version,
        full: true,
        removed: [],
        sources: base?.sources ?? {},
        documents: [...others, ...[...drafts.values()].flat()],
      }
    },
  }
}

const open = (type: DocumentType, document: Omit<RawDocument, 'type'>): RawDocument => ({
  ...document,
  type,
  visibleFrom: null,
  visibleTo: null,
})
