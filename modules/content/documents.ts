import { endOfYangonDay } from '#language/yangon-day.ts'
import type { RawDocument } from './content-store.ts'
import { STORED, type DocumentType, type Stored } from './stored.ts'

/** A validated document. `from` and `to` are milliseconds; without a window they are infinite. */
export type Document<K extends DocumentType = DocumentType> = {
  readonly type: K
  readonly id: string
  readonly sort: number
  readonly from: number
  readonly to: number
  /** Further times, in milliseconds, when its meaning changes by itself. */
  readonly edges: readonly number[]
  readonly body: Stored<K>
}

export type Problem = { readonly type: string; readonly id: string; readonly why: string }

const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(STORED, type)

/** The document, or why it cannot be shown. One bad document never prevents the others. */
export function parseDocument(raw: RawDocument): Document | Problem {
  const { type, id } = raw
  if (!isDocumentType(type)) return { type, id, why: 'unknown type' }
  const parsed = STORED[type].safeParse(raw.body)
  if (!parsed.success) {
    const why = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    return { type, id, why }
  }
  const document = {
    type,
    id,
    sort: raw.sort,
    from: raw.visibleFrom === null ? -Infinity : Date.parse(raw.visibleFrom),
    to: raw.visibleTo === null ? Infinity : Date.parse(raw.visibleTo),
    edges: NO_EDGES,
    body: parsed.data,
  }
  const ends = lastDayOf(document)
  return ends === null ? document : { ...document, edges: [endOfYangonDay(ends).getTime()] }
}

const NO_EDGES: readonly number[] = []

/** A campaign or a job ends with its last Yangon day. */
function lastDayOf(document: Document): string | null {
  if (isOf(document, 'post')) return document.body.campaign?.endsOn ?? null
  if (isOf(document, 'job')) return document.body.closesOn
  return null
}

const isOf = <K extends DocumentType>(document: Document, type: K): document is Document<K> =>
  document.type === type

/** Windows are half-open: visible from `from`, no longer visible at `to`. */
export const isVisible = (document: Document, now: number): boolean =>
  document.from <= now && now < document.to
