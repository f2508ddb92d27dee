import type { Document } from './documents.ts'
import type { Generation } from './generation.ts'
import type { DocumentType } from './stored.ts'

/** The same content with one document replaced, whatever its window says. */
export function withDocument(generation: Generation, shown: Document): Generation {
  const inOrder = (documents: readonly Document[]): Document[] =>
    [...documents.filter(({ id }) => id !== shown.id), shown].sort(
      (a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1),
    )
  return {
    ...generation,
    list: <K extends DocumentType>(type: K) =>
      (type === shown.type ? inOrder(generation.list(type)) : generation.list(type)) as Document<K>[],
    get: <K extends DocumentType>(type: K, id: string) =>
      type === shown.type && id === shown.id ? (shown as Document<K>) : generation.get(type, id),
  }
}
