import type { RawDocument } from './content-store.ts'
import type { Problem } from './documents.ts'
import { orNull } from './project-fields.ts'
import type { BothLanguages } from './project-port.ts'
import { SHAPES } from './project-shapes.ts'
import { receiveDocument } from './receive-document.ts'
import { SeedEntry, type Kind } from './stored.ts'

export type Projected = { readonly kind: Kind; readonly document: Omit<RawDocument, 'kind'> }

/** One published document as the read model keeps it: both languages, sanitised, and checked against its shape. */
export function projectDocument(collection: string, source: BothLanguages): Projected | Problem {
  const shape = SHAPES[collection]
  const id = source.publicId
  if (!shape) return { kind: collection, id, why: 'no such collection' }
  const received = receiveDocument(shape.kind, shape.body(source))
  if (!received.ok) return { kind: shape.kind, id, why: received.problems.join('; ') }
  const frame = SeedEntry.safeParse({
    id,
    sort: typeof source.en['sort'] === 'number' ? Math.trunc(source.en['sort']) : 0,
    visibleFrom: orNull(source.en['visibleFrom']),
    visibleTo: orNull(source.en['visibleTo']),
    body: received.body,
  })
  if (!frame.success) return { kind: shape.kind, id, why: frame.error.message }
  return { kind: shape.kind, document: { ...frame.data, body: received.body } }
}
