import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Kyat, KyatToPay } from '../money.ts'
import { keyPaging, pageOf } from './key-paging.ts'
import { Grounds, Made, OpenProposal } from './proposals.ts'
import { RecordMove } from './record.ts'
import { MEETS_CUSTOMERS, SEES_CUSTOMERS } from './roles.ts'

export const UNANSWERED_KINDS = ['MOVE', 'PAYMENT', 'REFUND', 'JOB'] as const
/** How long a move has to be without an answer before it is listed. */
export const UNANSWERED_AFTER_MIN = 30
/** From UNKNOWN a move may be ended by hand only then. */
export const BY_HAND_AFTER_HOURS = 24

export const Unanswered = z.object({
  kind: z.enum(UNANSWERED_KINDS),
  /** Of the move, payment, refund or job. */
  id: z.string(),
  state: z.string(),
  /** What it is: the kind of a move, the channel of a payment, the name of a job. */
  what: z.string(),
  since: z.string(),
  ageSec: z.int(),
  /** Older than that is late. */
  limitSec: z.int(),
  amountKyat: z.nullable(z.int()),
  number: z.nullable(z.string()),
  nextAskAt: z.nullable(z.string()),
  canAsk: z.boolean(),
  canEnd: z.boolean(),
  proposal: OpenProposal,
})
export type Unanswered = z.infer<typeof Unanswered>

export const listUnanswered = defineCall({
  id: 'listUnanswered',
  base: 'office',
  method: 'POST',
  path: '/without-answer/list',
  session: 'staff',
  staff: SEES_CUSTOMERS,
  body: z.object({ kind: z._default(z.optional(z.enum(UNANSWERED_KINDS)), 'MOVE'), ...keyPaging }),
  result: pageOf(Unanswered),
  summary: 'What has no end, oldest first, one kind at a time.',
})

export const askNow = defineCall({
  id: 'askNow',
  base: 'office',
  method: 'POST',
  path: '/without-answer/ask',
  session: 'staff',
  changes: true,
  staff: MEETS_CUSTOMERS,
  body: z.object({ kind: z.enum(UNANSWERED_KINDS), id: z.uuid() }),
  result: z.object({ asked: z.boolean() }),
  summary: 'Brings our next question forward; a dead letter is tried once more. Never moves anything itself.',
})

export const getOfficeMove = defineCall({
  id: 'getOfficeMove',
  base: 'office',
  method: 'GET',
  path: '/moves/:moveId',
  session: 'staff',
  staff: SEES_CUSTOMERS,
  params: z.object({ moveId: z.uuid() }),
  result: z.extend(RecordMove, { number: z.string(), canEnd: z.boolean(), adjustableKyat: z.int() }),
  summary: 'One move with what was asked and answered.',
})

export const proposeMoveEnd = defineCall({
  id: 'proposeMoveEnd',
  base: 'office',
  method: 'POST',
  path: '/moves/:moveId/propose-end',
  session: 'staff',
  changes: true,
  staff: ['CARE_LEAD', 'FINANCE'],
  params: z.object({ moveId: z.uuid() }),
  body: z.object({ as: z.enum(['COMPLETED', 'FAILED']), takenKyat: Kyat, ...Grounds }),
  result: Made,
  summary:
    'Ends a move by what was really taken: HELD, or UNKNOWN for 24 hours. The core is asked to move nothing.',
})

export const proposeAdjust = defineCall({
  id: 'proposeAdjust',
  base: 'office',
  method: 'POST',
  path: '/moves/:moveId/propose-adjust',
  session: 'staff',
  changes: true,
  staff: ['CARE_LEAD', 'FINANCE'],
  params: z.object({ moveId: z.uuid() }),
  body: z.object({ kyat: KyatToPay, ...Grounds }),
  result: Made,
  summary:
    'Kyat back to the line for what a move that was ended by hand took too much; never more than that.',
})
