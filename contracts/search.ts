import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'

export const SearchDestination = z.object({
  destination: z.string(),
  destinationMm: Mm,
  link: z.string(),
  keywords: z.array(z.string()),
})
export type SearchDestination = z.infer<typeof SearchDestination>

/** The same list as the static `assets/i18n/routing.json`, which is written from it. */
export const getSearchDestinations = defineCall({
  id: 'getSearchDestinations',
  base: 'website',
  method: 'GET',
  path: '/get-search-destinations',
  session: 'none',
  cacheable: true,
  result: z.array(SearchDestination),
  summary: 'Where the search field can lead.',
})

export const SEARCH_GROUPS = ['PACKAGE', 'QUESTION', 'USSD', 'SHOP', 'COUNTRY', 'POST'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

export const SearchHit = z.object({
  /** Of a country its two letters, of everything else what its own page is asked for with. */
  id: z.string(),
  title: z.string(),
  titleMm: Mm,
  /** The code to dial, for results that are USSD codes. */
  code: z.nullable(z.string()),
  /** What it costs now, tax not included, where it has a price. */
  kyat: z.nullable(z.int()),
  /** Of a story of the community: its address has its category too. */
  categoryId: z.optional(z.string()),
})
export type SearchHit = z.infer<typeof SearchHit>

export const FoundGroup = z.object({ group: z.enum(SEARCH_GROUPS), hits: z.array(SearchHit) })
export type FoundGroup = z.infer<typeof FoundGroup>

export const searchSite = defineCall({
  id: 'searchSite',
  base: 'website',
  method: 'GET',
  path: '/search',
  session: 'none',
  cacheable: true,
  query: z.object({ q: z.string().check(z.minLength(1), z.maxLength(80)) }),
  result: z.array(FoundGroup),
  summary:
    'Packages, questions, codes, shops, countries and posts that fit what was typed, a few of each; pages are not among them.',
})
