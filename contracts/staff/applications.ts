import * as z from 'zod/mini'
import {
  Application,
  APPLICATION_CODES,
  APPLICATION_SERVICES,
  APPLICATION_STATES,
  APPLICATION_WORDS,
  FEE_STATES,
} from '../applications.ts'
import { defineCall } from '../call.ts'
import { keyPaging, pageOf } from './key-paging.ts'

const StaffRow = z.object({
  applicationId: z.string(),
  reference: z.string(),
  code: z.enum(APPLICATION_CODES),
  service: z.enum(APPLICATION_SERVICES),
  name: z.string(),
  nameMm: z.string(),
  state: z.enum(APPLICATION_STATES),
  createdAt: z.string(),
  slaDueAt: z.nullable(z.string()),
  isLate: z.boolean(),
  feeState: z.enum(FEE_STATES),
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  version: z.int(),
})

const StaffApplication = z.extend(StaffRow, {
  lang: z.enum(['en', 'my']),
  fee: z.int(),
  /** Unmasked for the person who has taken it; identity numbers too. */
  line: z.string(),
  affected: z.nullable(z.string()),
  contractNo: z.nullable(z.string()),
  /** SHOP: the applicant must first show an identity card at a shop. */
  proof: z.enum(['CODE', 'SHOP']),
  answers: Application.shape.answers,
  timeline: Application.shape.timeline,
  /** BOOK: the book of contracts does it. HAND: somebody did it in another system and says under which number. */
  doneBy: z.enum(['BOOK', 'HAND']),
  systemRef: z.nullable(z.string()),
  /** The book is asked and has not answered yet. */
  isAsked: z.boolean(),
  /** Reason of the book's last refusal. */
  deedWhy: z.nullable(z.string()),
  /** What the person who has taken it may do now. */
  can: z.object({ take: z.boolean(), more: z.boolean(), refuse: z.boolean(), done: z.boolean() }),
})
export type StaffApplication = z.infer<typeof StaffApplication>

const CARE = ['CARE_AGENT', 'CARE_LEAD'] as const
const byApplication = z.object({ applicationId: z.uuid() })
const seen = { version: z.int() }
const words = z.string().check(z.trim(), z.minLength(5), z.maxLength(APPLICATION_WORDS.max))
const change = {
  base: 'office',
  method: 'POST',
  session: 'staff',
  staff: CARE,
  changes: true,
  params: byApplication,
  result: StaffApplication,
} as const

export const APPLICATION_QUEUES = ['OPEN', 'MINE', 'LATE', 'DONE'] as const

export const listApplications = defineCall({
  id: 'listApplications',
  base: 'office',
  method: 'POST',
  path: '/applications/list',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  body: z.object({
    queue: z._default(z.optional(z.enum(APPLICATION_QUEUES)), 'OPEN'),
    service: z.optional(z.enum(APPLICATION_SERVICES)),
    ...keyPaging,
  }),
  result: pageOf(StaffRow),
  summary: 'What was applied for: what is open oldest first, what is over newest first.',
})

export const getStaffApplication = defineCall({
  id: 'getStaffApplication',
  base: 'office',
  method: 'GET',
  path: '/applications/:applicationId',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  params: byApplication,
  result: StaffApplication,
  summary: 'One application with its answers and steps. Numbers are whole for whoever has taken it.',
})

export const getApplicationFile = defineCall({
  id: 'getApplicationFile',
  base: 'office',
  method: 'GET',
  path: '/applications/:applicationId/files/:fileId',
  session: 'staff',
  staff: CARE,
  params: z.object({ applicationId: z.uuid(), fileId: z.uuid() }),
  file: 'application/octet-stream',
  result: z.string(),
  summary: 'A document of an application, as an attachment in a sandbox. Only for whoever has taken it.',
})

export const takeApplication = defineCall({
  id: 'takeApplication',
  ...change,
  path: '/applications/:applicationId/take',
  body: z.object(seen),
  summary:
    'Takes an application, or takes it over; one that was RECEIVED is being checked from then on. FEE_NOT_PAID while the fee is open.',
})

export const askMore = defineCall({
  id: 'askMore',
  ...change,
  path: '/applications/:applicationId/more',
  body: z.object({ ...seen, words }),
  summary: 'Something is missing: whoever applied reads what, and has 14 days.',
})

export const refuseApplication = defineCall({
  id: 'refuseApplication',
  ...change,
  path: '/applications/:applicationId/refuse',
  body: z.object({ ...seen, words }),
  summary: 'It cannot be done; the reason is shown, and a fee that was paid goes back.',
})

export const doneApplication = defineCall({
  id: 'doneApplication',
  ...change,
  path: '/applications/:applicationId/done',
  body: z.object({
    ...seen,
    /** Of what is done by hand: under which number the operator's system has it. Counts once. */
    systemRef: z.optional(
      z.string().check(z.trim(), z.minLength(4), z.maxLength(40), z.regex(/^[A-Za-z0-9/-]+$/)),
    ),
  }),
  summary:
    'A fibre change is given to the book of contracts and is DONE when that has answered. Anything else takes the number of the system that did it.',
})
