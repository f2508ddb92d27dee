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
 * English first as a draft, then Burmese into the same rows; both are published together.
 */
export async function seedCollection({
  rest,
  collection,
  kind,
  entries,
  lexical,
  ids,
}: Options): Promise<number> {
  const present = new Map((await rest.list(collection)).map((saved) => [saved.publicId, saved]))
  for (const saved of present.values()) ids.set(key(collection, saved.publicId), saved.id)
  const missing = entries.filter((entry) => present.get(entry.id)?._status !== 'published')
  // Parents are the first of their list and must be there before their children.
  const [parents, children] = [
    missing.filter((entry) => !entry.body['parentId']),
    missing.filter((entry) => entry.body['parentId']),
  ]
  for (const part of [parents, children]) await inParallel(part, seedOne)
  return missing.length

  async function seedOne({
    id: publicId,
    sort = 0,
    visibleFrom = null,
    visibleTo = null,
    body,
  }: Entry): Promise<void> {
    const idOf = (other: string, name: string) => ids.get(key(other, name)) ?? null
    const english = {
      ...toFields(kind, body, { language: 'en', lexical, idOf }),
      sort,
      visibleFrom,
      visibleTo,
      publicId,
    }
    const before = present.get(publicId)
    const saved = before
      ? await rest.change(collection, before.id, 'draft=true&locale=en', english)
      : await rest.createDraft(collection, english)
    ids.set(key(collection, publicId), saved.id)
    const burmese = toFields(kind, body, { language: 'my', lexical, idOf })
    const words = withRowIds(burmese, saved) as Record<string, unknown>
    if (!lacksBurmese(body)) {
      await rest.change(collection, saved.id, 'locale=my', { ...words, _status: 'published' })
      return
    }
    // Published from the Burmese side, every needed Burmese text would have to be there.
    await rest.change(collection, saved.id, 'draft=true&locale=my', words)
    await rest.change(collection, saved.id, 'locale=en', { _status: 'published' })
  }
}

const lacksBurmese = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([name, inner]) => (name.endsWith('Mm') && inner === null) || lacksBurmese(inner),
  )

const AT_ONCE = 4

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const one = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
