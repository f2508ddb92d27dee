import type { Rest } from './rest.ts'
import { toFields, withRowIds } from './to-fields.ts'

export type Entry = {
  id: string
  sort?: number
  visibleFrom?: string | null
  visibleTo?: string | null
  body: Record<string, unknown>
}

type Options = {
  rest: Rest
  collection: string
  kind: string
  entries: readonly Entry[]
  lexical: (html: string) => unknown
  ids: Map<string, number>
}

const key = (collection: string, publicId: string): string => `${collection}/${publicId}`

/**
 * What is published already belongs to the editors and is left alone; what a broken run left as a draft is finished.
 * English first, then Burmese into the same rows, then both are published together.
 */
export async function seedCollection({ rest, collection, kind, entries, lexical, ids }: Options): Promise<number> {
  const present = new Map((await rest.list(collection)).map((saved) => [saved.publicId, saved]))
  for (const saved of present.values()) ids.set(key(collection, saved.publicId), saved.id)
  const missing = entries.filter((entry) => present.get(entry.id)?._status !== 'published')
  for (const entry of missing) await seedOne(entry)
  return missing.length

  async function seedOne({ id: publicId, sort = 0, visibleFrom = null, visibleTo = null, body }: Entry): Promise<void> {
    const idOf = (other: string, name: string) => ids.get(key(other, name)) ?? null
    const english = { ...toFields(kind, body, { language: 'en', lexical, idOf }), sort, visibleFrom, visibleTo, publicId }
    const before = present.get(publicId)
    const saved = before
      ? await rest.change(collection, before.id, 'draft=true&locale=en', english)
      : await rest.createDraft(collection, english)
    ids.set(key(collection, publicId), saved.id)
    const burmese = toFields(kind, body, { language: 'my', lexical, idOf })
    await rest.change(collection, saved.id, 'draft=true&locale=my', withRowIds(burmese, saved))
    await rest.change(collection, saved.id, 'locale=en', { _status: 'published' })
  }
}
