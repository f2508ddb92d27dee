import type { RawDocument } from './content-store.ts'
import type { Problem } from './documents.ts'
import { orNull } from './project-fields.ts'
import type { BothLanguages } from './project-port.ts'
import { SHAPES } from './project-shapes.ts'
import { receiveDocument } from './receive-document.ts'
import { SeedEntry, type DocumentType } from './stored.ts'

export type Projected = { readonly type: DocumentType; readonly document: Omit<RawDocument, 'type'> }

/** One published document for the read model: both languages, sanitised and validated. */
export function projectDocument(collection: string, source: BothLanguages): Projected | Problem {
  const shape = SHAPES[collection]
  const id = source.publicId
  if (!shape) return { type: collection, id, why: 'no such collection' }
  const received = receiveDocument(shape.type, shape.body(source))
  if (!received.ok) return { type: shape.type, id, why: received.problems.join('; ') }
  const frame = SeedEntry.safeParse({
    id,
    sort: typeof source.en['sort'] === 'number' ? Math.trunc(source.en['sort']) : 0,
    visibleFrom: orNull(source.en['visibleFrom']),
    visibleTo: orNull(source.en['visibleTo']),
    body: received.body,
  })
  if (!frame.success) return { type: shape.type, id, why: frame.error.message }
  return { type: shape.type, document: { ...frame.data, body: received.body } }
}
