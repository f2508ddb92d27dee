import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'

export const FAQ_CATEGORIES = [
  'ACCOUNT',
  'TOPUP',
  'PACKAGES',
  'SHARE',
  'FIBRE',
  'POINTS',
  'ROAMING',
  'SIM',
  'PAYMENTS',
] as const

export const Faq = z.object({
  id: z.string(),
  category: z.enum(FAQ_CATEGORIES),
  question: z.string(),
  questionMm: Mm,
  answerHtml: z.string(),
  answerHtmlMm: Mm,
  updatedAt: z.string(),
})
export type Faq = z.infer<typeof Faq>

export const getFaq = defineCall({
  id: 'getFaq',
  base: 'website',
  method: 'GET',
  path: '/get-faq',
  session: 'none',
  cacheable: true,
  query: z.object({
    category: z.optional(z.enum(FAQ_CATEGORIES)),
    keyword: z.optional(z.string().check(z.maxLength(80))),
  }),
  result: z.array(Faq),
  summary: 'Questions and answers, all or by category and words.',
})

/** Asked after a no; each one is a kind of work for whoever writes the answers. */
export const VOTE_REASONS = ['UNCLEAR', 'WRONG', 'NOT_MINE'] as const

export const FaqVote = z.object({
  /** Made by the browser itself and bound to nobody: one voice per browser and question, the last one counts. */
  browserId: z.uuid(),
  helpful: z.boolean(),
  reason: z.optional(z.enum(VOTE_REASONS)),
})
export type FaqVote = z.infer<typeof FaqVote>

export const voteFaq = defineCall({
  id: 'voteFaq',
  base: 'website',
  method: 'POST',
  path: '/faq/:id/vote',
  session: 'none',
  changes: true,
  params: z.object({ id: z.string().check(z.maxLength(80)) }),
  body: FaqVote,
  result: z.object({ helpful: z.int(), votes: z.int() }),
  summary: 'Says whether an answer helped; answers how many it helped so far.',
})

export const USSD_GROUPS = ['BALANCE', 'DATA', 'TOPUP', 'PACKAGE', 'ROAM', 'LOYALTY', 'FTTH', 'HELP'] as const

export const UssdCode = z.object({
  id: z.string(),
  code: z.string(),
  group: z.enum(USSD_GROUPS),
  title: z.string(),
  titleMm: Mm,
  steps: z.string(),
  stepsMm: Mm,
  /** Whole kyat; 0 is free. */
  cost: z.int(),
})
export type UssdCode = z.infer<typeof UssdCode>

export const getUssd = defineCall({
  id: 'getUssd',
  base: 'website',
  method: 'GET',
  path: '/get-ussd',
  session: 'none',
  cacheable: true,
  result: z.array(UssdCode),
  summary: 'Every code a phone can dial, in order.',
})

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
