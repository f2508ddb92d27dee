import type { ContentSource } from './content-source.ts'
import type { ContentChange, RawDocument } from './content-store.ts'
import { parseDocument, type Document, type Problem } from './documents.ts'
import { DOCUMENT_TYPES, type DocumentType } from './stored.ts'

/** All documents, as received and as parsed. */
export type Hold = {
  version: number
  /** As received, for the snapshot. */
  readonly raw: Map<string, RawDocument>
  readonly documents: Map<DocumentType, Map<string, Document>>
  readonly problems: Map<string, Problem>
  sources: Readonly<Record<string, readonly unknown[]>>
  readonly rows: Map<string, readonly unknown[]>
  edges: number[]
}

export const emptyHold = (): Hold => ({
  version: -1,
  raw: new Map(),
  documents: new Map(DOCUMENT_TYPES.map((type) => [type, new Map<string, Document>()])),
  problems: new Map(),
  sources: {},
  rows: new Map(),
  edges: [],
})

const keyOf = ({ type, id }: { type: string; id: string }): string => `${type}/${id}`

/** Returns the problems that this change caused. */
export function apply(held: Hold, change: ContentChange, sources: readonly ContentSource[]): Problem[] {
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
      held.documents.get(parsed.type)?.set(parsed.id, parsed)
    }
  }
  held.version = change.version
  held.sources = change.sources
  problems.push(...applySources(held, sources))
  return problems
}

function drop(held: Hold, key: { type: string; id: string }): void {
  held.raw.delete(keyOf(key))
  held.problems.delete(keyOf(key))
  held.documents.get(key.type as DocumentType)?.delete(key.id)
}

function applySources(held: Hold, sources: readonly ContentSource[]): Problem[] {
  const problems: Problem[] = []
  held.edges = []
  for (const source of sources) {
    const rows = (held.sources[source.name] ?? []).flatMap((raw, at) => {
      try {
        return [source.parse(raw)]
      } catch (error) {
        problems.push({ type: source.name, id: String(at), why: String(error) })
        return []
      }
    })
    held.rows.set(source.name, rows)
    for (const edge of rows.flatMap((row) => source.edges(row))) if (edge) held.edges.push(Date.parse(edge))
  }
  return problems
}
