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

/** Asked after a no; each reason is a different task for the editors. */
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
  perAddress: { most: 300, seconds: 600 },
  summary: 'Says whether an answer helped; answers how many it helped so far.',
})
