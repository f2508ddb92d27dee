import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { BalanceTotals, Qty, TRANSACTION_STATUSES, TRANSACTION_TYPES } from '../value.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'
import { OpenProposal } from './proposals.ts'
import { MEETS_CUSTOMERS, OPENS_RECORDS, SEES_CUSTOMERS } from './roles.ts'

/** Why a record is opened that no taken message leads to. */
export const RECORD_REASONS = ['CALL', 'SHOP', 'COMPLAINT', 'PAYMENT', 'FRAUD', 'AUTHORITY', 'AUDIT'] as const
export const RECORD_MINUTES = 10
/** Customer records one person may open in an hour before RISK is informed. */
export const RECORDS_AN_HOUR = 30

/** What a search found. The id says nothing to anybody else, and is worth nothing after an hour. */
export const Found = z.object({
  recordId: z.string(),
  by: z.enum(['NUMBER', 'ORDER', 'RECEIPT', 'MESSAGE', 'MOVE', 'PAYMENT']),
  /** `09691•••567`. */
  number: z.string(),
  /** Of an order, receipt, move or payment: the page of the thing itself. */
  paymentId: z.nullable(z.string()),
  moveId: z.nullable(z.string()),
  messageId: z.nullable(z.string()),
  /** Opened before and still open: no reason is asked again. */
  openUntil: z.nullable(z.string()),
})

const byRecord = z.object({ recordId: z.uuid() })
const onRecord = { base: 'office', session: 'staff', staff: SEES_CUSTOMERS, params: byRecord } as const

export const lookUp = defineCall({
  id: 'lookUp',
  base: 'office',
  method: 'POST',
  path: '/records/look-up',
  session: 'staff',
  staff: OPENS_RECORDS,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) }),
  result: z.array(Found),
  summary:
    'One search box: a number, an order, a receipt, a reference of a message, an id. Known by its shape.',
})

export const openRecord = defineCall({
  id: 'openRecord',
  ...onRecord,
  staff: OPENS_RECORDS,
  method: 'POST',
  path: '/records/:recordId/open',
  changes: true,
  body: z.object({
    reason: z.optional(z.enum(RECORD_REASONS)),
    /** Of the ticket, letter or call; asked for with the reason. */
    reference: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(80))),
    /** A message that the caller has taken opens its customer without a reason. */
    messageId: z.optional(z.uuid()),
  }),
  result: z.object({ recordId: z.string(), until: z.string() }),
  summary: 'Opens a record for ten minutes. It is written down before anything of it is answered.',
})

export const getRecord = defineCall({
  id: 'getRecord',
  ...onRecord,
  staff: OPENS_RECORDS,
  method: 'GET',
  path: '/records/:recordId',
  result: z.object({
    recordId: z.string(),
    until: z.string(),
    reason: z.string(),
    number: z.string(),
    /** Whether the whole number was asked for: then it stands above. */
    opened: z.boolean(),
    line: z.object({
      state: z.string(),
      own: z.boolean(),
      simChangedAt: z.nullable(z.string()),
      frozenUntil: z.nullable(z.string()),
      validUntil: z.nullable(z.string()),
    }),
    account: z.nullable(z.object({ since: z.string(), passkeys: z.int(), devices: z.int() })),
    /** `12/ABC(N)***456` where it is known; never whole. */
    nrc: z.nullable(z.string()),
    /** Null while the core does not answer. */
    balance: z.nullable(BalanceTotals),
    packages: z.array(
      z.object({
        subscriptionId: z.string(),
        product: z.string(),
        name: z.string(),
        status: z.string(),
        until: z.nullable(z.string()),
        renews: z.boolean(),
      }),
    ),
    /** Moves and payments without an end, the oldest first: what stands beside the balance. */
    unsure: z.array(
      z.object({
        kind: z.enum(['MOVE', 'PAYMENT']),
        id: z.string(),
        state: z.string(),
        amountKyat: z.int(),
        since: z.string(),
      }),
    ),
    locks: z.object({
      /** Codes cannot be asked for or are not believed until then; null when all is well. */
      lockedUntil: z.nullable(z.string()),
      codesOff: z.boolean(),
      failures24h: z.int(),
    }),
  }),
  summary: 'The customer at a glance. RECORD_CLOSED when its ten minutes are over.',
})

export const showNumber = defineCall({
  id: 'showNumber',
  ...onRecord,
  method: 'POST',
  path: '/records/:recordId/number',
  changes: true,
  body: z.object({}),
  result: z.object({ number: z.string() }),
  summary: 'The whole number, once asked for; written down.',
})

export const getRecordHistory = defineCall({
  id: 'getRecordHistory',
  ...onRecord,
  staff: OPENS_RECORDS,
  method: 'POST',
  path: '/records/:recordId/history',
  body: z.object({ ...keyPaging }),
  result: pageOf(
    z.object({
      moveId: z.string(),
      at: z.string(),
      type: z.enum(TRANSACTION_TYPES),
      status: z.enum(TRANSACTION_STATUSES),
      product: z.nullable(z.string()),
      deltas: z.array(Qty),
      counterparty: z.nullable(z.string()),
      why: z.object({ key: z.string(), slots: z.record(z.string(), z.union([z.string(), z.number()])) }),
    }),
  ),
  summary: 'What changed on the line, as its owner sees it, newest first.',
})

export const RecordMove = z.object({
  moveId: z.string(),
  kind: z.string(),
  state: z.string(),
  product: z.nullable(z.string()),
  amountKyat: z.int(),
  counterparty: z.nullable(z.string()),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  /** What the core was asked to do: `charge`, `credit`, with its amounts. */
  asked: z.object({ do: z.string(), kyat: z.nullable(z.int()) }),
  asks: z.int(),
  nextAskAt: z.nullable(z.string()),
  /** What it answered: the code of a failure, or what was really taken where that differs. */
  failure: z.nullable(z.string()),
  takenKyat: z.nullable(z.int()),
  endedBy: z.nullable(z.object({ who: z.string(), why: z.string(), evidence: z.string(), at: z.string() })),
  proposal: OpenProposal,
})

export const getRecordMoves = defineCall({
  id: 'getRecordMoves',
  ...onRecord,
  method: 'POST',
  path: '/records/:recordId/moves',
  body: z.object({ ...keyPaging }),
  result: pageOf(RecordMove),
  summary: 'Moves of the line with what was asked of the core and answered, newest first.',
})

export const getRecordPayments = defineCall({
  id: 'getRecordPayments',
  ...onRecord,
  method: 'POST',
  path: '/records/:recordId/payments',
  body: z.object({ ...keyPaging }),
  result: pageOf(
    z.object({
      orderId: z.string(),
      orderNo: z.string(),
      type: z.string(),
      state: z.string(),
      totalKyat: z.int(),
      part: z.enum(['PAYER', 'RECEIVER', 'BOTH']),
      createdAt: z.string(),
      payments: z.array(
        z.object({ paymentId: z.string(), channel: z.string(), state: z.string(), amountKyat: z.int() }),
      ),
    }),
  ),
  summary: 'Orders by or for the line with each try to pay them, newest first.',
})

export const getRecordMessages = defineCall({
  id: 'getRecordMessages',
  ...onRecord,
  method: 'POST',
  path: '/records/:recordId/messages',
  body: z.object({ ...keyPaging }),
  result: pageOf(
    z.object({
      smsId: z.string(),
      kind: z.enum(['code', 'notice']),
      template: z.string(),
      lang: z.string(),
      state: z.string(),
      createdAt: z.string(),
      endedAt: z.nullable(z.string()),
      failure: z.nullable(z.string()),
    }),
  ),
  summary: 'SMS to the number: which and whether they came. No text of any.',
})

export const getRecordSessions = defineCall({
  id: 'getRecordSessions',
  ...onRecord,
  method: 'GET',
  path: '/records/:recordId/sessions',
  result: z.array(
    z.object({
      sessionId: z.string(),
      deviceName: z.nullable(z.string()),
      method: z.string(),
      startedAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
  summary: 'Where the customer is signed in.',
})

export const endRecordSessions = defineCall({
  id: 'endRecordSessions',
  ...onRecord,
  staff: MEETS_CUSTOMERS,
  method: 'POST',
  path: '/records/:recordId/end-sessions',
  changes: true,
  body: z.object({ sessionId: z.optional(z.uuid()), why: Reason }),
  result: z.object({ ended: z.int() }),
  summary: 'Ends one session of the customer, or all of them.',
})

export const liftRecordLocks = defineCall({
  id: 'liftRecordLocks',
  ...onRecord,
  staff: MEETS_CUSTOMERS,
  method: 'POST',
  path: '/records/:recordId/lift-locks',
  changes: true,
  body: z.object({ why: Reason }),
  result: z.object({}),
  summary: 'Forgives a number what strangers did to it: waits, wrong guesses, codes switched off.',
})
