import * as z from 'zod/mini'
import { CALL_BACK_SUBJECTS, type CallBackSubject } from '../call-backs.ts'
import { CALL_TIMES } from '../call-times.ts'
import { defineCall } from '../call.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'
import type { Role } from './roles.ts'

/** The longest somebody should wait for a call. */
export const CALL_BACK_LIMIT_HOURS = 24

const CALLS = ['FTTH_DISPATCH', 'CARE_AGENT', 'CARE_LEAD'] as const

/** Dispatch handles fibre only; other roles that make calls see every subject. */
export const subjectsFor = (roles: readonly Role[]): readonly CallBackSubject[] =>
  roles.some((role) => role === 'CARE_AGENT' || role === 'CARE_LEAD' || role === 'AUDITOR')
    ? CALL_BACK_SUBJECTS
    : ['FIBRE']

const CallBack = z.object({
  callBackId: z.string(),
  reference: z.string(),
  subject: z.enum(CALL_BACK_SUBJECTS),
  /** Name, phone, email and address are unmasked for the person who has taken it. */
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  township: z.object({ id: z.string(), name: z.string(), nameMm: z.string() }),
  packageId: z.nullable(z.string()),
  preferred: z.enum(['CALL', 'SMS', 'VIBER']),
  callTime: z.enum(CALL_TIMES),
  note: z.nullable(z.string()),
  lang: z.enum(['en', 'my']),
  receivedAt: z.string(),
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  calledAt: z.nullable(z.string()),
  /** Rises with every change; sent back with each. */
  version: z.int(),
})
export type CallBack = z.infer<typeof CallBack>

const change = {
  base: 'office',
  method: 'POST',
  session: 'staff',
  staff: CALLS,
  changes: true,
  params: z.object({ callBackId: z.uuid() }),
  result: CallBack,
} as const

export const listCallBacks = defineCall({
  id: 'listCallBacks',
  base: 'office',
  method: 'POST',
  path: '/call-backs/list',
  session: 'staff',
  staff: [...CALLS, 'AUDITOR'],
  body: z.object({ view: z._default(z.optional(z.enum(['OPEN', 'MINE', 'DONE'])), 'OPEN'), ...keyPaging }),
  result: pageOf(CallBack),
  summary:
    'Who wants to be called: oldest first; those that were called, newest first. Dispatch sees those about fibre.',
})

export const takeCallBack = defineCall({
  id: 'takeCallBack',
  ...change,
  path: '/call-backs/:callBackId/take',
  body: z.object({ version: z.int() }),
  summary: 'Takes a call-back, or takes it over. MESSAGE_CHANGED when another was faster.',
})

export const finishCallBack = defineCall({
  id: 'finishCallBack',
  ...change,
  path: '/call-backs/:callBackId/done',
  body: z.object({ version: z.int(), why: Reason }),
  summary: 'They were called, or cannot be: only by whoever has taken it, with what came of it.',
})
