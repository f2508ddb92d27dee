import { asStored } from '#language/normalize.ts'
import { sanitiseHtmlIn } from './safe-html.ts'
import { STORED, type DocumentType, type Stored } from './stored.ts'

export type Received<K extends DocumentType> =
  | { readonly ok: true; readonly body: Stored<K> }
  | { readonly ok: false; readonly problems: readonly string[] }

/** The entrance of the read model, for seed and CMS alike: one spelling, safe HTML, validated shape. */
export function receiveDocument<K extends DocumentType>(type: K, raw: unknown): Received<K> {
  const parsed = STORED[type].safeParse(sanitiseHtmlIn(oneSpelling(raw)))
  if (parsed.success) return { ok: true, body: parsed.data as Stored<K> }
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`),
  }
}

function oneSpelling(value: unknown): unknown {
  if (typeof value === 'string') return asStored(value)
  if (Array.isArray(value)) return value.map(oneSpelling)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, oneSpelling(inner)]))
}
