import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { KyatToPay } from '../money.ts'
import { CHANNEL_STATUSES } from '../payments.ts'
import { keyPaging, pageOf, Reason, YangonDay } from './key-paging.ts'
import { Grounds, Made, OpenProposal } from './proposals.ts'
import { SEES_CUSTOMERS } from './roles.ts'

export const OFFICE_PAYMENT_STATES = [
  'CREATED',
  'PENDING_USER',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  'UNKNOWN',
  'HELD',
  'REFUND_PENDING',
  'REFUNDED',
  'CHARGED_BACK',
] as const

export const REFUND_STATES = ['REQUESTED', 'SENT', 'DONE', 'FAILED', 'UNKNOWN', 'STAFF', 'BOUNCED'] as const

const PaymentRow = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  type: z.string(),
  orderState: z.string(),
  channel: z.string(),
  way: z.string(),
  reference: z.string(),
  state: z.enum(OFFICE_PAYMENT_STATES),
  amountKyat: z.int(),
  paidKyat: z.nullable(z.int()),
  refundKyat: z.int(),
  /** Middles hidden. */
  payer: z.string(),
  receiver: z.string(),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  proposal: OpenProposal,
})
export type PaymentRow = z.infer<typeof PaymentRow>

const Step = z.object({
  record: z.string(),
  from: z.nullable(z.string()),
  to: z.string(),
  why: z.string(),
  at: z.string(),
})

const Refund = z.object({
  refundId: z.string(),
  paymentId: z.string(),
  number: z.string(),
  amountKyat: z.int(),
  state: z.enum(REFUND_STATES),
  why: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  proposal: OpenProposal,
})

export const searchPayments = defineCall({
  id: 'searchPayments',
  base: 'office',
  method: 'POST',
  path: '/payments/search',
  session: 'staff',
  staff: SEES_CUSTOMERS,
  body: z.object({
    /** An order number, our reference, what the channel calls it, or an id. Never a phone number: that is a look-up. */
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80))),
    state: z.optional(z.enum(OFFICE_PAYMENT_STATES)),
    channel: z.optional(z.string().check(z.maxLength(40))),
    day: z.optional(YangonDay),
    ...keyPaging,
  }),
  result: pageOf(PaymentRow),
  summary: 'Payments, newest first.',
})

export const getOfficePayment = defineCall({
  id: 'getOfficePayment',
  base: 'office',
  method: 'GET',
  path: '/payments/:paymentId',
  session: 'staff',
  staff: SEES_CUSTOMERS,
  params: z.object({ paymentId: z.uuid() }),
  result: z.object({
    payment: PaymentRow,
    fulfilment: z.nullable(
      z.object({ state: z.string(), moveId: z.nullable(z.string()), failures: z.int() }),
    ),
    refunds: z.array(Refund),
    steps: z.array(Step),
    /** What may go back now; 0 when nothing can. */
    refundableKyat: z.int(),
    /** Kyat that a refund takes back from the line first, because the order was delivered. */
    takesBackKyat: z.nullable(z.int()),
    /** The most one person may refund alone now, by limit and today's refunds. */
    aloneKyat: z.int(),
  }),
  summary: 'One payment with every step it took.',
})

export const proposeRefund = defineCall({
  id: 'proposeRefund',
  base: 'office',
  method: 'POST',
  path: '/payments/:paymentId/refund',
  session: 'staff',
  changes: true,
  staff: ['CARE_AGENT', 'CARE_LEAD', 'FINANCE'],
  params: z.object({ paymentId: z.uuid() }),
  body: z.object({ kyat: KyatToPay, ...Grounds }),
  result: Made,
  summary:
    'Money back. FINANCE and CARE_LEAD alone up to the limits, else a second person decides; CARE_AGENT always proposes. What was delivered is taken back first: VALUE_SPENT when it is gone.',
})

export const proposePaymentEnd = defineCall({
  id: 'proposePaymentEnd',
  base: 'office',
  method: 'POST',
  path: '/payments/:paymentId/propose-end',
  session: 'staff',
  changes: true,
  staff: ['CARE_LEAD', 'FINANCE'],
  params: z.object({ paymentId: z.uuid() }),
  body: z.object({
    as: z.enum(['RELEASE', 'RETURN']),
    /** For a returned payment: the amount that really arrived. */
    kyat: z.optional(KyatToPay),
    ...Grounds,
  }),
  result: Made,
  summary: 'A HELD payment counts as paid, or its money goes back: always two people.',
})

export const proposeRefundEnd = defineCall({
  id: 'proposeRefundEnd',
  base: 'office',
  method: 'POST',
  path: '/refunds/:refundId/propose-end',
  session: 'staff',
  changes: true,
  staff: ['CARE_LEAD', 'FINANCE'],
  params: z.object({ refundId: z.uuid() }),
  body: z.object({ as: z.enum(['DONE', 'AGAIN']), ...Grounds }),
  result: Made,
  summary: 'A refund that its channel would not make was made by hand, or is tried again.',
})

export const listRefunds = defineCall({
  id: 'listRefunds',
  base: 'office',
  method: 'POST',
  path: '/refunds/list',
  session: 'staff',
  staff: SEES_CUSTOMERS,
  body: z.object({ state: z.optional(z.enum(REFUND_STATES)), ...keyPaging }),
  result: pageOf(Refund),
  summary: 'Refunds, newest first.',
})

export const listOfficeChannels = defineCall({
  id: 'listOfficeChannels',
  base: 'office',
  method: 'GET',
  path: '/channels',
  session: 'staff',
  staff: SEES_CUSTOMERS,
  result: z.array(
    z.object({
      channel: z.string(),
      ways: z.array(z.string()),
      /** By what it answered lately; a switch does not change it. */
      health: z.enum(CHANNEL_STATUSES),
      answered: z.int(),
      silent: z.int(),
      off: z.nullable(
        z.object({
          since: z.string(),
          by: z.string(),
          why: z.string(),
          /** When it switches on again by itself; null once a second person agreed. */
          until: z.nullable(z.string()),
        }),
      ),
      proposal: OpenProposal,
    }),
  ),
  summary: 'Channels, how they are doing, and which are switched off.',
})

const byChannel = z.object({ channel: z.string().check(z.regex(/^[\w-]{1,40}$/)) })

export const switchChannelOff = defineCall({
  id: 'switchChannelOff',
  base: 'office',
  method: 'POST',
  path: '/channels/:channel/off',
  session: 'staff',
  changes: true,
  staff: ['FINANCE', 'RISK'],
  params: byChannel,
  body: z.object({ why: Reason }),
  result: Made,
  summary: 'Off at once, for 60 minutes; the proposal that it stays off is made with it.',
})

export const switchChannelOn = defineCall({
  id: 'switchChannelOn',
  base: 'office',
  method: 'POST',
  path: '/channels/:channel/on',
  session: 'staff',
  changes: true,
  staff: ['FINANCE', 'RISK'],
  params: byChannel,
  body: z.object({ why: Reason }),
  result: z.object({}),
  summary: 'On again at once; an open proposal of it is withdrawn.',
})

export const listSettlementDays = defineCall({
  id: 'listSettlementDays',
  base: 'office',
  method: 'POST',
  path: '/settlement/days',
  session: 'staff',
  staff: ['FINANCE', 'AUDITOR'],
  body: z.object({ channel: z.optional(z.string().check(z.maxLength(40))), ...keyPaging }),
  result: pageOf(
    z.object({
      channel: z.string(),
      day: z.string(),
      oursKyat: z.int(),
      theirsKyat: z.nullable(z.int()),
      deliveredKyat: z.int(),
      ledgerKyat: z.nullable(z.int()),
      unexplainedKyat: z.int(),
      differences: z.int(),
    }),
  ),
  summary: 'Days of each channel: ours, theirs, the books, and what nobody can explain.',
})
