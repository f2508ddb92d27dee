import { parseDocument, type Document, type Problem } from './documents.ts'
import { projectDocument } from './project-document.ts'
import type { BothLanguages } from './project-port.ts'

/**
 * What an editor is writing, as readers would see it now. It passes the same entrance as published content (one spelling, safe HTML,
 * validated shape), with its window open.
 */
export function liveDocument(collection: string, source: BothLanguages): Document | Problem {
  const projected = projectDocument(collection, source)
  if ('why' in projected) return projected
  const { type, document } = projected
  return parseDocument({ ...document, type, visibleFrom: null, visibleTo: null })
}
