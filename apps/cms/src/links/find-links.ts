import type { Payload, Where } from 'payload'
import { findZawgyi, normal, toUnicode } from '../burmese/zawgyi.ts'

/** A place on the website that an editor may link to, by the name it has there. */
export type Found = { readonly link: string; readonly name: string; readonly collection: string }

type Route = (publicId: string) => string
type Doc = Record<string, unknown> & { publicId?: string }

const MARK = '\u0000'
const PER_COLLECTION = 6
const NAMED_BY_HAND = 'search-destinations'
const LANGUAGES = ['en', 'my'] as const

/** Old Zawgyi letters are understood as what they mean. */
export function asAsked(words: string): string {
  const text = normal(words.trim())
  return findZawgyi({ text }).some(({ certain }) => certain) ? toUnicode(text) : text
}

/** Pages, posts, products and questions by their names in both languages, and what staff named for the search field. */
export async function findLinks(payload: Payload, words: string): Promise<Found[]> {
  const asked = asAsked(words)
  const searched = payload.config.collections.filter(
    ({ slug, custom }) => slug === NAMED_BY_HAND || hasOwnPlace(custom?.['route'] as Route | undefined),
  )
  const found = await Promise.all(
    searched.flatMap(({ slug, admin, custom }) =>
      LANGUAGES.map(async (locale) => {
        const title = admin.useAsTitle ?? 'publicId'
        const where: Where = asked
          ? { or: [{ [title]: { like: asked } }, { publicId: { like: asked } }] }
          : {}
        const { docs } = await payload.find({
          collection: slug,
          where,
          locale,
          limit: PER_COLLECTION,
          depth: 0,
          sort: slug === NAMED_BY_HAND ? 'sort' : '-updatedAt',
          // As nobody: what readers cannot see yet is no place to send them to. Not with `req`, whose language both would share.
          overrideAccess: false,
        })
        return (docs as Doc[]).flatMap((doc) =>
          asFound(slug, doc, title, custom?.['route'] as Route | undefined),
        )
      }),
    ),
  )
  return onePerLink(found.flat().toSorted((a, b) => rank(a) - rank(b)))
}

/** Some types share one page, which goes by another name than any of them. */
const hasOwnPlace = (route: Route | undefined): boolean => route?.(MARK).includes(MARK) ?? false

const rank = ({ collection }: Found): number => (collection === NAMED_BY_HAND ? 0 : 1)

function asFound(collection: string, doc: Doc, title: string, route: Route | undefined): Found[] {
  const link = route && doc.publicId ? `#/${route(doc.publicId)}` : doc['link']
  const name = doc[title]
  return typeof link === 'string' && typeof name === 'string' ? [{ link, name, collection }] : []
}

const onePerLink = (found: readonly Found[]): Found[] =>
  found.filter(({ link }, at) => found.findIndex((other) => other.link === link) === at)
