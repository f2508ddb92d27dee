import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { FibreBill, FibreContract } from '../fibre-bills.ts'
import { Msisdn } from '../msisdn.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'
import { Grounds } from './proposals.ts'

/** Somebody who wants to be called may wait so long. */
export const CALL_BACK_LIMIT_HOURS = 24

const CALLS = ['FTTH_DISPATCH', 'CARE_AGENT', 'CARE_LEAD'] as const

const CallBack = z.object({
  callBackId: z.string(),
  reference: z.string(),
  /** Name, phone, e-mail and address are whole for whoever has taken it. */
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  township: z.object({ id: z.string(), name: z.string(), nameMm: z.string() }),
  packageId: z.nullable(z.string()),
  preferred: z.enum(['CALL', 'SMS', 'VIBER']),
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
  path: '/fibre/call-backs/list',
  session: 'staff',
  staff: [...CALLS, 'AUDITOR'],
  body: z.object({ view: z._default(z.optional(z.enum(['OPEN', 'MINE', 'DONE'])), 'OPEN'), ...keyPaging }),
  result: pageOf(CallBack),
  summary: 'Who wants to be called about fibre: oldest first; those that were called, newest first.',
})

export const takeCallBack = defineCall({
  id: 'takeCallBack',
  ...change,
  path: '/fibre/call-backs/:callBackId/take',
  body: z.object({ version: z.int() }),
  summary: 'Takes a call-back, or takes it over. MESSAGE_CHANGED when another was faster.',
})

export const finishCallBack = defineCall({
  id: 'finishCallBack',
  ...change,
  path: '/fibre/call-backs/:callBackId/done',
  body: z.object({ version: z.int(), why: Reason }),
  summary: 'They were called, or cannot be: only by whoever has taken it, with what came of it.',
})

export const openFibreContract = defineCall({
  id: 'openFibreContract',
  base: 'office',
  method: 'POST',
  path: '/fibre/contracts/open',
  session: 'staff',
  changes: true,
  staff: ['FTTH_DISPATCH', 'CARE_AGENT', 'CARE_LEAD', 'FINANCE', 'AUDITOR'],
  body: z.object({
    contractNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,40}$/)),
    why: Reason,
  }),
  result: z.object({
    contract: FibreContract,
    /** Somebody else has its phone now: only linkFibreContract gives it to its owner. */
    phoneChangedHands: z.boolean(),
    /** Newest first, the last 24. */
    bills: z.array(FibreBill),
    /** What was paid on which bill, newest first, the last 50. */
    postings: z.array(
      z.object({
        billNo: z.string(),
        kyat: z.int(),
        at: z.string(),
        orderNo: z.nullable(z.string()),
        /** For getOfficePayment, where the caller may make it. */
        paymentId: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'A contract by its number, masked, with its bills and what was posted; for a reason.',
})

export const linkFibreContract = defineCall({
  id: 'linkFibreContract',
  base: 'office',
  method: 'POST',
  path: '/fibre/contracts/link',
  session: 'staff',
  changes: true,
  staff: ['CARE_LEAD'],
  body: z.object({
    contractNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,40}$/)),
    /** What the owner signs in with. */
    number: Msisdn,
    ...Grounds,
  }),
  result: z.object({}),
  summary: 'Gives a contract to the account of its owner, where its phone is somebody else’s by now.',
})
