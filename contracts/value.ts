import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OtpView } from './identity.ts'
import { Mm } from './language.ts'
import { LIST_PAGE_SIZE, paging } from './paging.ts'

export const Unit = z.enum(['MMK', 'MB', 'MIN', 'SMS', 'POINT'])

/** A whole amount; below zero where something left. */
export const Qty = z.object({ unit: Unit, value: z.int() })

/** What a line can use now. */
export const BalanceTotals = z.object({
  /** Whole kyat. */
  main: z.int(),
  promo: z.int(),
  loanDue: z.int(),
  dataMb: z.int(),
  voiceMin: z.int(),
  sms: z.int(),
  points: z.int(),
})
export type BalanceTotals = z.infer<typeof BalanceTotals>

export const TRANSACTION_TYPES = [
  'TOPUP',
  'PACKAGE',
  'RENEWAL',
  'GIFT_OUT',
  'GIFT_IN',
  'SHARE_OUT',
  'SHARE_IN',
  'FEE',
  'FTTH_PAYMENT',
  'SIM_ORDER',
  'POINT_EARN',
  'POINT_REDEEM',
  'POINT_EXPIRE',
  'REFUND',
  'ADJUST',
  'LOAN',
] as const

export const TRANSACTION_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'REVERSED'] as const

/** One row of the history. `PENDING`: the operator's core has not answered yet, and nobody guesses. */
export const Transaction = z.object({
  transactionId: z.string(),
  at: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  status: z.enum(TRANSACTION_STATUSES),
  packageId: z.nullable(z.string()),
  packageName: z.nullable(z.string()),
  packageNameMm: Mm,
  deltas: z.array(Qty),
  /** The other line, its middle hidden. */
  counterparty: z.nullable(z.string()),
  /** Why the balance changed: words `value.why.<key>`, filled with the slots. */
  why: z.object({ key: z.string(), slots: z.record(z.string(), z.union([z.string(), z.number()])) }),
  receiptNo: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof Transaction>

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const getTransactions = defineCall({
  id: 'getTransactions',
  base: 'gateway',
  method: 'GET',
  path: '/me/transactions',
  session: 'required',
  paged: true,
  query: z.object({
    type: z.optional(z.enum(TRANSACTION_TYPES)),
    status: z.optional(z.enum(TRANSACTION_STATUSES)),
    /** Days in Yangon, both included. */
    from: z.optional(day),
    to: z.optional(day),
    ...paging(LIST_PAGE_SIZE),
  }),
  result: z.array(Transaction),
  summary: 'What changed on the own line and why, newest first. `page.total` counts what is known so far.',
})

export const MOVE_STATES = [
  'RESERVING',
  'CODE_SENT',
  'EXECUTING',
  'UNKNOWN',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REVERSED',
] as const

export const MoveView = z.object({
  moveId: z.string(),
  kind: z.string(),
  state: z.enum(MOVE_STATES),
  packageId: z.nullable(z.string()),
  amount: z.int(),
  /** Its middle hidden. */
  counterparty: z.nullable(z.string()),
  createdAt: z.string(),
  /** `14:05` in Yangon: by then an SMS tells the end of a move that is still open. */
  promisedBy: z.string(),
  failure: z.nullable(z.string()),
  receiptNo: z.nullable(z.string()),
})
export type MoveView = z.infer<typeof MoveView>

const byMove = z.object({ moveId: z.uuid() })

export const getMove = defineCall({
  id: 'getMove',
  base: 'gateway',
  method: 'GET',
  path: '/me/moves/:moveId',
  session: 'required',
  params: byMove,
  result: MoveView,
  summary: 'How one move of value stands; for the screen that is still checking.',
})

export const cancelMove = defineCall({
  id: 'cancelMove',
  base: 'gateway',
  method: 'POST',
  path: '/me/moves/:moveId/cancel',
  session: 'required',
  changes: true,
  params: byMove,
  result: MoveView,
  summary:
    'Gives up a move that waits for its code and gives back what was set aside. CONFLICT when its code was already taken.',
})

export const resendMoveCode = defineCall({
  id: 'resendMoveCode',
  base: 'gateway',
  method: 'POST',
  path: '/me/moves/:moveId/code',
  session: 'required',
  changes: true,
  params: byMove,
  result: z.object({ otp: OtpView }),
  summary:
    'Sends another code for a move that waits for one; the code before it is worth nothing from then on.',
})
