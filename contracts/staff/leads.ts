import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LEAD_PRODUCTS } from '../lead-fields.ts'
import { CALL_TIMES } from '../call-times.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'

export const LEAD_STATES = ['NEW', 'ASSIGNED', 'CONTACTED', 'QUALIFIED', 'WON', 'LOST', 'SPAM'] as const
export type LeadState = (typeof LEAD_STATES)[number]

const LeadRow = z.object({
  leadId: z.string(),
  reference: z.string(),
  product: z.enum(LEAD_PRODUCTS),
  company: z.string(),
  state: z.enum(LEAD_STATES),
  receivedAt: z.string(),
  callBy: z.string(),
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  /** How often the same business wrote about it. */
  wishes: z.int(),
  version: z.int(),
})

const LeadView = z.extend(LeadRow, {
  lang: z.enum(['en', 'my']),
  /** These three are unmasked for the person who has taken it. */
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  placeId: z.nullable(z.string()),
  callTime: z.enum(CALL_TIMES),
  /** Oldest first. */
  written: z.array(z.object({ at: z.string(), need: z.string(), detail: z.record(z.string(), z.string()) })),
  /** Where it may go from here by hand. */
  next: z.array(z.enum(LEAD_STATES)),
  steps: z.array(
    z.object({
      at: z.string(),
      state: z.enum(LEAD_STATES),
      who: z.nullable(z.string()),
      why: z.nullable(z.string()),
    }),
  ),
})
export type LeadView = z.infer<typeof LeadView>

const byLead = z.object({ leadId: z.uuid() })
const seen = { version: z.int() }
const change = {
  base: 'office',
  method: 'POST',
  session: 'staff',
  staff: ['SALES_B2B'],
  changes: true,
  params: byLead,
  result: LeadView,
} as const

export const listLeads = defineCall({
  id: 'listLeads',
  base: 'office',
  method: 'POST',
  path: '/leads/list',
  session: 'staff',
  staff: ['SALES_B2B', 'AUDITOR'],
  body: z.object({
    state: z.optional(z.enum(LEAD_STATES)),
    mine: z._default(z.optional(z.boolean()), false),
    ...keyPaging,
  }),
  result: pageOf(LeadRow),
  summary: 'Businesses that want to be called: those nobody took oldest first, else newest first.',
})

export const getLead = defineCall({
  id: 'getLead',
  base: 'office',
  method: 'GET',
  path: '/leads/:leadId',
  session: 'staff',
  staff: ['SALES_B2B', 'AUDITOR'],
  params: byLead,
  result: LeadView,
  summary: 'One lead with all that was written. Number and address are whole for whoever has taken it.',
})

export const takeLead = defineCall({
  id: 'takeLead',
  ...change,
  path: '/leads/:leadId/take',
  body: z.object(seen),
  summary: 'Takes a lead, or takes it over from a colleague. MESSAGE_CHANGED when another was faster.',
})

export const stepLead = defineCall({
  id: 'stepLead',
  ...change,
  path: '/leads/:leadId/step',
  body: z.object({ ...seen, to: z.enum(LEAD_STATES), why: z.optional(Reason) }),
  summary:
    'What became of it. LOST and SPAM ask for a reason. Only whoever has taken it; SPAM of a new one by anybody.',
})
