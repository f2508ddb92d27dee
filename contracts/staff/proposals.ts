import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Kyat, KyatToPay } from '../money.ts'
import { Evidence, keyPaging, pageOf, Reason } from './key-paging.ts'
import { MOST_POINTS_MOVED, PROPOSAL_KIND_NAMES, PROPOSAL_STATES } from './proposal-kinds.ts'
import { EVERYBODY, ROLES } from './roles.ts'

const moment = z.iso.datetime({ offset: true })

/** Added to a line, or taken from it. */
export const PointsMoved = z.int().check(
  z.gte(-MOST_POINTS_MOVED),
  z.lte(MOST_POINTS_MOVED),
  z.refine((points) => points !== 0),
)

/** What is proposed, by kind: this, and nothing else, is what runs. */
export const Proposed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('REFUND'), paymentId: z.uuid(), kyat: KyatToPay }),
  z.object({ kind: z.literal('PAYMENT_RELEASE'), paymentId: z.uuid() }),
  z.object({ kind: z.literal('PAYMENT_RETURN'), paymentId: z.uuid(), kyat: KyatToPay }),
  z.object({ kind: z.literal('REFUND_END'), refundId: z.uuid(), as: z.enum(['DONE', 'AGAIN']) }),
  z.object({
    kind: z.literal('MOVE_END'),
    moveId: z.uuid(),
    as: z.enum(['COMPLETED', 'FAILED']),
    /** What the core really took from the line, as the operator's own books say. */
    takenKyat: Kyat,
  }),
  z.object({ kind: z.literal('ADJUST'), moveId: z.uuid(), kyat: KyatToPay }),
  z.object({
    kind: z.literal('POINTS'),
    /** The look at the customer that it came from: it is gone when somebody else has the number. */
    recordId: z.uuid(),
    /** A tag that names nobody: one is open for a customer at most. */
    customer: z.string().check(z.regex(/^[\w-]{1,60}$/)),
    points: PointsMoved,
  }),
  z.object({
    kind: z.literal('PRICE'),
    product: z.string().check(z.maxLength(60)),
    kyat: Kyat,
    from: moment,
  }),
  z.object({
    kind: z.literal('OFFER'),
    code: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    product: z.string().check(z.maxLength(60)),
    kyat: Kyat,
    from: moment,
    to: moment,
  }),
  z.object({
    kind: z.literal('RULE'),
    key: z.string().check(z.maxLength(60)),
    value: z.record(z.string(), z.unknown()),
    from: moment,
  }),
  z.object({ kind: z.literal('ROLE'), staffId: z.uuid(), role: z.enum(ROLES) }),
  z.object({ kind: z.literal('CHANNEL_OFF'), channel: z.string().check(z.maxLength(40)) }),
])
export type Proposed = z.infer<typeof Proposed>

export const StaffName = z.object({ staffId: z.string(), name: z.string() })

/** The mark on a thing that waits for a second person. */
export const OpenProposal = z.nullable(
  z.object({ proposalId: z.string(), kind: z.enum(PROPOSAL_KIND_NAMES), state: z.enum(PROPOSAL_STATES) }),
)

export const Proposal = z.object({
  proposalId: z.string(),
  kind: z.enum(PROPOSAL_KIND_NAMES),
  state: z.enum(PROPOSAL_STATES),
  /** What it is about: `payment:…`, `move:…`, `rule:tax.telecom`. One is open for a thing at most. */
  thing: z.string(),
  proposed: Proposed,
  /** As the thing stood when it was proposed; another standing at approval, and it is refused. */
  seen: z.record(z.string(), z.unknown()),
  /** Sent back with the approval: the hash of what was seen. */
  hash: z.string(),
  amountKyat: z.nullable(z.int()),
  why: z.string(),
  evidence: z.nullable(z.string()),
  proposedBy: StaffName,
  proposedAt: z.string(),
  expiresAt: z.string(),
  decidedBy: z.nullable(StaffName),
  decidedAt: z.nullable(z.string()),
  decidedWhy: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Of one that failed: a word of `office.failed.*`. */
  failure: z.nullable(z.string()),
  /** Below the limits: nobody else was asked. */
  alone: z.boolean(),
  /** Whether the caller may decide it now. */
  canDecide: z.boolean(),
  isOwn: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>

/** What came of proposing: APPROVED when one person was enough. */
export const Made = z.object({
  proposalId: z.string(),
  state: z.enum(PROPOSAL_STATES),
  /** Why a second person is asked. */
  second: z.nullable(z.enum(['KIND', 'AMOUNT', 'DAY_OF_STAFF', 'DAY_OF_CUSTOMER', 'ROLE'])),
})

const byId = z.object({ proposalId: z.uuid() })

export const listProposals = defineCall({
  id: 'listProposals',
  base: 'office',
  method: 'POST',
  path: '/proposals/list',
  session: 'staff',
  staff: EVERYBODY,
  body: z.object({
    /** INBOX: what the caller may decide. OWN: what the caller proposed. */
    view: z._default(z.optional(z.enum(['INBOX', 'OWN', 'ALL'])), 'INBOX'),
    kind: z.optional(z.enum(PROPOSAL_KIND_NAMES)),
    state: z.optional(z.enum(PROPOSAL_STATES)),
    ...keyPaging,
  }),
  result: pageOf(Proposal),
  summary: 'Proposals of the kinds that the caller has to do with; an inbox oldest first, else newest first.',
})

export const getProposal = defineCall({
  id: 'getProposal',
  base: 'office',
  method: 'GET',
  path: '/proposals/:proposalId',
  session: 'staff',
  staff: EVERYBODY,
  params: byId,
  result: Proposal,
  summary: 'One proposal, with what it would do and how the thing stood.',
})

export const approveProposal = defineCall({
  id: 'approveProposal',
  base: 'office',
  method: 'POST',
  path: '/proposals/:proposalId/approve',
  session: 'staff',
  changes: true,
  staff: ['CATALOG', 'CARE_LEAD', 'FINANCE', 'LOYALTY', 'RISK', 'ADMIN'],
  params: byId,
  body: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)), why: z.optional(Reason) }),
  result: Proposal,
  summary:
    'The second person agrees; it runs once, exactly as proposed. OWN_PROPOSAL for whoever proposed it, PROPOSAL_CHANGED when it or its thing is another now.',
})

export const refuseProposal = defineCall({
  id: 'refuseProposal',
  base: 'office',
  method: 'POST',
  path: '/proposals/:proposalId/refuse',
  session: 'staff',
  changes: true,
  staff: ['CATALOG', 'CARE_LEAD', 'FINANCE', 'LOYALTY', 'RISK', 'ADMIN'],
  params: byId,
  body: z.object({ why: Reason }),
  result: Proposal,
  summary: 'The second person says no, and why.',
})

export const withdrawProposal = defineCall({
  id: 'withdrawProposal',
  base: 'office',
  method: 'POST',
  path: '/proposals/:proposalId/withdraw',
  session: 'staff',
  changes: true,
  staff: ['CATALOG', 'CARE_AGENT', 'CARE_LEAD', 'FINANCE', 'LOYALTY', 'RISK', 'ADMIN'],
  params: byId,
  body: z.object({}),
  result: Proposal,
  summary: 'Takes back an own proposal that nobody has decided.',
})

/** Beside what is proposed. */
export const Grounds = { why: Reason, evidence: z.optional(Evidence) }
