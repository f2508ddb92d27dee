import type { ContentSource } from './content-source.ts'
import { isVisible, type Document } from './documents.ts'
import type { DocumentType } from './stored.ts'

/**
 * What the public may see between two changes; a change is a new version or the edge of a time window. It is immutable, so anything
 * derived from it can be cached as long as it lives.
 */
export type Generation = {
  readonly version: number
  /** When it expires, in milliseconds; infinite when no window is ahead. */
  readonly until: number
  /** The time it was made for: within one generation every rule has the same "now". */
  readonly now: Date
  list<K extends DocumentType>(type: K): readonly Document<K>[]
  get<K extends DocumentType>(type: K, id: string): Document<K> | undefined
  rows<Row>(source: ContentSource<Row>): readonly Row[]
}

export type GenerationInput = {
  readonly version: number
  readonly now: Date
  readonly documents: ReadonlyMap<DocumentType, ReadonlyMap<string, Document>>
  readonly rows: ReadonlyMap<string, readonly unknown[]>
  /** Further times when an answer changes by itself. */
  readonly edges: readonly number[]
}

export function makeGeneration({ version, now, documents, rows, edges }: GenerationInput): Generation {
  const moment = now.getTime()
  const lists = new Map<DocumentType, readonly Document[]>()
  let until = edges.reduce((next, edge) => (edge > moment && edge < next ? edge : next), Infinity)
  for (const [type, byId] of documents) {
    const seen: Document[] = []
    for (const document of byId.values()) {
      if (isVisible(document, moment)) seen.push(document)
      for (const edge of [document.from, document.to, ...document.edges]) {
        if (edge > moment && edge < until) until = edge
      }
    }
    lists.set(
      type,
      seen.sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1)),
    )
  }
  return {
    version,
    until,
    now,
    list: <K extends DocumentType>(type: K) => (lists.get(type) ?? []) as readonly Document<K>[],
    get: <K extends DocumentType>(type: K, id: string) => {
      const found = documents.get(type)?.get(id)
      return found && isVisible(found, moment) ? (found as Document<K>) : undefined
    },
    rows: <Row>(source: ContentSource<Row>) => (rows.get(source.name) ?? []) as readonly Row[],
  }
}

/** Caches one derived value per generation. */
export function perGeneration<T>(derive: (generation: Generation) => T): (generation: Generation) => T {
  const known = new WeakMap<Generation, { readonly value: T }>()
  return (generation) => {
    const found = known.get(generation)
    if (found) return found.value
    const value = derive(generation)
    known.set(generation, { value })
    return value
  }
}
