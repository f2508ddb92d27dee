import type { RawDocument } from './content-store.ts'
import type { Problem } from './documents.ts'
import { asText, orNull } from './project-fields.ts'
import type { BothLanguages } from './project-port.ts'
import { SHAPES } from './project-shapes.ts'
import { sanitiseHtmlIn } from './safe-html.ts'
import { SeedEntry, STORED, type Kind } from './stored.ts'

export type Projected = { readonly kind: Kind; readonly document: Omit<RawDocument, 'kind'> }

/** One published document as the read model keeps it: both languages, sanitised, and checked against its shape. */
export function projectDocument(collection: string, source: BothLanguages): Projected | Problem {
  const shape = SHAPES[collection]
  const id = source.publicId
  if (!shape) return { kind: collection, id, why: 'no such collection' }
  const body = STORED[shape.kind].safeParse(sanitiseHtmlIn(shape.body(source)))
  const frame = SeedEntry.safeParse({
    id,
    sort: typeof source.en['sort'] === 'number' ? Math.trunc(source.en['sort']) : 0,
    visibleFrom: orNull(source.en['visibleFrom']),
    visibleTo: orNull(source.en['visibleTo']),
    body: body.data,
  })
  const issues = [...(body.error?.issues ?? []), ...(frame.error?.issues ?? [])]
  if (!frame.success || issues.length > 0) {
    return { kind: shape.kind, id, why: issues.map(({ path, message }) => `${path.join('.')}: ${asText(message)}`).join('; ') }
  }
  return { kind: shape.kind, document: { ...frame.data, body: body.data } }
}
