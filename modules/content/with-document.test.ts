import { describe, expect, it } from 'vitest'
import { parseDocument, type Document } from './documents.ts'
import { makeGeneration } from './generation.ts'
import type { DocumentType } from './stored.ts'
import { withDocument } from './with-document.ts'

const category = (id: string, name: string, sort = 0): Document => {
  const body = { name, nameMm: name, parentId: null, section: 'NEWS' }
  const parsed = parseDocument({ type: 'category', id, sort, visibleFrom: null, visibleTo: null, body })
  if ('why' in parsed) throw new Error(parsed.why)
  return parsed
}

const stored = (...documents: Document[]) =>
  makeGeneration({
    version: 1,
    now: new Date('2026-11-18T05:00:00Z'),
    documents: new Map<DocumentType, Map<string, Document>>([
      ['category', new Map(documents.map((document) => [document.id, document]))],
    ]),
    rows: new Map(),
    edges: [],
  })

const namesIn = (generation: ReturnType<typeof stored>) =>
  generation.list('category').map(({ body }) => body.name)

describe('content with one document in the place of the stored one', () => {
  const before = stored(category('a', 'First', 1), category('b', 'Second', 2))

  it('shows it in its place, and leaves the others and the stored content alone', () => {
    const live = withDocument(before, category('a', 'Better', 1))
    expect([live.get('category', 'a')?.body.name, live.get('category', 'b')?.body.name]).toEqual([
      'Better',
      'Second',
    ])
    expect(namesIn(live)).toEqual(['Better', 'Second'])
    expect(namesIn(before)).toEqual(['First', 'Second'])
  })

  it('puts a new one where its number says', () => {
    expect(namesIn(withDocument(before, category('c', 'Early', 0)))).toEqual(['Early', 'First', 'Second'])
  })
})
