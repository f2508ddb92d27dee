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
