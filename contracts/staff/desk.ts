import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { YangonDay } from './key-paging.ts'
import { EVERYBODY, SEES_CUSTOMERS } from './roles.ts'

export const QUEUES = [
  'INBOX',
  'MOVES',
  'PAYMENTS',
  'REFUNDS',
  'JOBS',
  'MESSAGES',
  'TICKETS',
  'ATTACKS',
  'CHANNELS',
  'LINES',
  'CALL_BACKS',
  'LEADS',
  'INCIDENTS',
] as const

export const getDesk = defineCall({
  id: 'getDesk',
  base: 'office',
  method: 'GET',
  path: '/desk',
  session: 'staff',
  staff: EVERYBODY,
  result: z.object({
    /** Only those that the caller may see. */
    queues: z.array(
      z.object({
        queue: z.enum(QUEUES),
        /** Counted up to 1,000. */
        count: z.int(),
        oldestSec: z.nullable(z.int()),
        limitSec: z.int(),
      }),
    ),
    /** Over all kinds, what is most over its limit first. */
    urgent: z.array(
      z.object({
        queue: z.enum(QUEUES),
        id: z.string(),
        what: z.string(),
        state: z.string(),
        since: z.string(),
        overSec: z.int(),
        amountKyat: z.nullable(z.int()),
      }),
    ),
  }),
  summary: 'How full the queues are, how old their oldest is against its limit, and what is most urgent.',
})

export const VIEWS_OF = [
  'PAYMENTS',
  'REFUNDS',
  'WITHOUT_ANSWER',
  'MESSAGES',
  'TICKETS',
  'PROPOSALS',
  'AUDIT',
] as const

const SavedView = z.object({
  viewId: z.string(),
  of: z.enum(VIEWS_OF),
  name: z.string(),
  filter: z.record(z.string(), z.union([z.string(), z.boolean()])),
})

export const listViews = defineCall({
  id: 'listViews',
  base: 'office',
  method: 'GET',
  path: '/views',
  session: 'staff',
  staff: EVERYBODY,
  result: z.array(SavedView),
  summary: 'Filters that the caller has kept.',
})

export const saveView = defineCall({
  id: 'saveView',
  base: 'office',
  method: 'POST',
  path: '/views',
  session: 'staff',
  changes: true,
  staff: EVERYBODY,
  body: z.object({
    of: z.enum(VIEWS_OF),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** States, kinds, channels, topics: words in capitals or yes and no. No text that somebody typed. */
    filter: z.record(
      z.string().check(z.regex(/^[a-z]\w{0,20}$/)),
      z.union([z.string().check(z.regex(/^[A-Z][A-Z_0-9]{0,40}$/)), z.boolean()]),
    ),
  }),
  result: SavedView,
  summary: 'Keeps a filter for the caller, on the server.',
})

export const removeView = defineCall({
  id: 'removeView',
  base: 'office',
  method: 'POST',
  path: '/views/:viewId/remove',
  session: 'staff',
  changes: true,
  staff: EVERYBODY,
  params: z.object({ viewId: z.uuid() }),
  body: z.object({}),
  result: z.object({}),
  summary: 'Forgets a kept filter.',
})

export const EXPORTS = ['PAYMENTS', 'REFUNDS', 'WITHOUT_ANSWER', 'PROPOSALS', 'SETTLEMENT'] as const
export const MOST_EXPORTED = 10_000

export const exportCsv = defineCall({
  id: 'exportCsv',
  base: 'office',
  method: 'POST',
  path: '/export',
  session: 'staff',
  changes: true,
  staff: SEES_CUSTOMERS,
  body: z.object({
    list: z.enum(EXPORTS),
    /** As in the list: state, channel, day, kind. */
    state: z.optional(z.string().check(z.regex(/^[A-Z_]{1,30}$/))),
    channel: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    kind: z.optional(z.string().check(z.regex(/^[A-Z_]{1,30}$/))),
    day: z.optional(YangonDay),
  }),
  file: 'text/csv',
  result: z.string(),
  summary:
    'A list as a file, without any number or name, at most 10,000 rows; who took which is written down.',
})
