import type { BothLanguages, CmsReader, Fields } from '#modules/content/index.ts'

type Options = {
  readonly url: string
  /** A service account's key, which reads drafts. Without it the CMS returns what the public may see. */
  readonly draftKey?: string
  readonly timeoutMs?: number
}

const PAGE_SIZE = 100
const TIMEOUT_MS = 20_000
/** Two languages are two requests; a save in between shows in its time stamp, and both are read again. */
const TRIES = 3

type Answer = { readonly docs: readonly Fields[]; readonly hasNextPage: boolean }

export function makeCmsReader({ url, draftKey, timeoutMs = TIMEOUT_MS }: Options): CmsReader {
  async function ask(collection: string, locale: string, query: Record<string, string>): Promise<Answer> {
    const address = new URL(`/api/${collection}`, url)
    const draft = draftKey ? { draft: 'true' } : {}
    address.search = new URLSearchParams({
      locale,
      'fallback-locale': 'none',
      depth: '1',
      sort: 'id',
      ...draft,
      ...query,
    }).toString()
    const headers: Record<string, string> = draftKey ? { authorization: `users API-Key ${draftKey}` } : {}
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new Error(`the CMS answered ${answer.status} for ${collection}`)
    return (await answer.json()) as Answer
  }

  async function both(collection: string, query: Record<string, string>, tries = TRIES): Promise<Page> {
    const english = await ask(collection, 'en', query)
    const burmese = await ask(collection, 'my', query)
    const byId = new Map(burmese.docs.map((document) => [document['id'], document]))
    const same = english.docs.every(
      (document) => byId.get(document['id'])?.['updatedAt'] === document['updatedAt'],
    )
    if (!same && tries > 1) return both(collection, query, tries - 1)
    if (!same) throw new Error(`${collection} changes faster than it can be read`)
    return {
      more: english.hasNextPage,
      documents: english.docs.map((en) => toBoth(en, byId.get(en['id']) ?? {})),
    }
  }

  async function pages(collection: string, query: Record<string, string>): Promise<BothLanguages[]> {
    const found: BothLanguages[] = []
    for (let page = 1, more = true; more; page += 1) {
      const answer = await both(collection, { ...query, limit: String(PAGE_SIZE), page: String(page) })
      found.push(...answer.documents)
      more = answer.more
    }
    return found
  }

  return {
    async picture(file) {
      const address = new URL(`/api/media/file/${encodeURIComponent(file)}`, url)
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`the CMS answered ${answer.status} for a picture`)
      return Buffer.from(await answer.arrayBuffer())
    },
    all: (collection) => pages(collection, {}),
    some: async (collection, publicIds) => {
      const found: BothLanguages[] = []
      for (let at = 0; at < publicIds.length; at += PAGE_SIZE) {
        const ids = publicIds.slice(at, at + PAGE_SIZE).join(',')
        found.push(...(await pages(collection, { 'where[publicId][in]': ids })))
      }
      return found
    },
  }
}

type Page = { readonly more: boolean; readonly documents: readonly BothLanguages[] }

const toBoth = (en: Fields, my: Fields): BothLanguages => ({ publicId: String(en['publicId']), en, my })
