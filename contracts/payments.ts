import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Applicant, IdDocument, Visit } from './fibre-orders.ts'
import { OtpView } from './identity.ts'
import { KyatToPay } from './money.ts'
import { PriceLine } from './price-line.ts'

/** What can be ordered and paid from outside. */
export const ORDER_TYPES = ['TOPUP', 'FTTH_BILL', 'FTTH_PREPAY', 'FTTH_NEW', 'SERVICE_FEE'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

/** The second half is only of FTTH_NEW, a new line. */
export const ORDER_STATUSES = [
  'AWAITING_PAYMENT',
  'PAID',
  'COMPLETED',
  'EXPIRED',
  'CANCELLED',
  'FAILED',
  'REFUNDED',
  'PAY_ON_SITE',
  'SLOT_NEEDED',
  'SURVEY',
  'SCHEDULED',
  'IN_PROGRESS',
  'CANCEL_REQUESTED',
  'REJECTED',
] as const

/** As its payer sees it: one that staff look at is still being checked. */
export const PAYMENT_STATUSES = [
  'CREATED',
  'PENDING_USER',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  'UNKNOWN',
  'REFUND_PENDING',
  'REFUNDED',
  'CHARGED_BACK',
] as const

/** BALANCE: the own main balance, nobody is led anywhere; offered for fibre. */
export const CHANNEL_METHODS = ['REDIRECT', 'QR', 'DEEPLINK', 'BALANCE'] as const
export const CHANNEL_STATUSES = ['UP', 'DEGRADED', 'DOWN'] as const

export const PaymentChannel = z.object({
  channelCode: z.string(),
  name: z.string(),
  nameMm: z.string(),
  method: z.enum(CHANNEL_METHODS),
  /** Whole kyat. */
  min: z.int(),
  max: z.int(),
  feePct: z.number(),
  feeFixed: z.int(),
  /** One that is DOWN cannot be chosen; renewed every 30 s while the page is open. */
  status: z.enum(CHANNEL_STATUSES),
  supports: z.array(z.enum(ORDER_TYPES)),
  sortOrder: z.int(),
})
export type PaymentChannel = z.infer<typeof PaymentChannel>

export const Order = z.object({
  orderId: z.string(),
  /** What people read aloud: `T-26111600042-3`. */
  orderNo: z.string(),
  type: z.enum(ORDER_TYPES),
  status: z.enum(ORDER_STATUSES),
  /** Whose line it is for: the own in full, another's with its middle hidden. Of fibre the contract, or the contact phone. */
  target: z.string(),
  lines: z.array(PriceLine),
  total: z.int(),
  currency: z.literal('MMK'),
  createdAt: z.string(),
  /** Until then it can be paid. */
  expiresAt: z.string(),
  /** Money that goes back: `ON_ITS_WAY` until the channel says that it is there. */
  refund: z.enum(['NONE', 'ON_ITS_WAY', 'DONE']),
})
export type Order = z.infer<typeof Order>

/** Where its payer pays: an address to open, the text of a code to draw, or a one-time code for `confirmPayment`. */
export const PaymentAction = z.object({
  kind: z.enum(['REDIRECT', 'QR', 'DEEPLINK', 'CODE', 'NONE']),
  url: z.nullable(z.string()),
  qrPayload: z.nullable(z.string()),
  /** With CODE only. */
  otp: z.optional(OtpView),
})
export type PaymentAction = z.infer<typeof PaymentAction>

export const Payment = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  channelCode: z.string(),
  amount: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  action: PaymentAction,
  createdAt: z.string(),
  expiresAt: z.string(),
  settledAt: z.nullable(z.string()),
  /** `14:05` in Yangon: by then an SMS tells the end of a payment that is still being checked. */
  promisedBy: z.string(),
  receiptNo: z.nullable(z.string()),
})
export type Payment = z.infer<typeof Payment>

const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))
const prepayMonths = z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)])
const ofContract = {
  contractNo: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  /** Of `inquireAccount`, for a contract that is not linked to the own account. */
  lookupId: z.optional(z.uuid()),
  expectedTotal: KyatToPay,
}

export const CreateOrder = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('TOPUP'),
    target: typedNumber,
    faceValue: KyatToPay,
    /** What the payer was shown. */
    expectedTotal: KyatToPay,
  }),
  z.object({
    type: z.literal('FTTH_BILL'),
    ...ofContract,
    /** Pays all and ends the contract: only a linked one, with the code of `askSettleCode`. */
    settle: z.optional(z.literal(true)),
    challengeId: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    otp: z.optional(z.string().check(z.minLength(4), z.maxLength(24))),
  }),
  z.object({ type: z.literal('FTTH_PREPAY'), ...ofContract, months: prepayMonths }),
  z.object({
    type: z.literal('FTTH_NEW'),
    packageId: z.string().check(z.maxLength(40)),
    months: prepayMonths,
    addOnIds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
    applicant: Applicant,
    idDocument: IdDocument,
    visit: Visit,
    /** Only where coverage is FULL. */
    payOnSite: z.boolean(),
    /** Somebody of 18 or more orders, and the contract was read. */
    consent: z.literal(true),
    expectedTotal: KyatToPay,
  }),
  z.object({
    type: z.literal('SERVICE_FEE'),
    /** Of an own application whose fee is not paid. */
    reference: z.string().check(z.regex(/^A-\d{6}-[A-Z0-9]{6}$/)),
    expectedTotal: KyatToPay,
  }),
])
export type CreateOrder = z.infer<typeof CreateOrder>

export const getPaymentChannels = defineCall({
  id: 'getPaymentChannels',
  base: 'fixedBroadband',
  method: 'GET',
  path: '/paymentChannel',
  session: 'contact',
  provenFor: 'TOPUP',
  query: z.object({
    orderType: z.enum(ORDER_TYPES),
    /** Whole kyat. */
    amount: z.optional(
      z.pipe(z.string().check(z.regex(/^[0-9]{1,9}$/)), z.pipe(z.transform(Number), z.int().check(z.gte(1)))),
    ),
  }),
  result: z.array(PaymentChannel),
  summary: 'Ways to pay for this kind of order and amount, with how they are doing now.',
})

export const createOrder = defineCall({
  id: 'createOrder',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/createOrder',
  session: 'contact',
  provenFor: 'TOPUP',
  changes: true,
  perAddress: { most: 300, seconds: 600 },
  body: CreateOrder,
  result: Order,
  summary:
    'Fixes a price for 30 minutes. Header Idempotency-Key: a version 7 UUID, the id of the order. A guest may order top-ups. The same line ordered again within 30 minutes answers the open order.',
})

export const makePayment = defineCall({
  id: 'makePayment',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/makePayment',
  session: 'contact',
  provenFor: 'TOPUP',
  changes: true,
  perAddress: { most: 300, seconds: 600 },
  body: z.object({
    orderId: z.uuid(),
    channelCode: z.string().check(z.maxLength(40)),
    /** The page of ours that the channel leads back to. */
    returnPath: z.string().check(z.maxLength(200), z.regex(/^\/#\/[\w/?=&-]*$/)),
  }),
  result: Payment,
  summary:
    'Begins one try to pay an order. Header Idempotency-Key: a version 7 UUID, the id of the payment. A live try at another channel is closed first.',
})

export const confirmPayment = defineCall({
  id: 'confirmPayment',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/confirmPayment',
  session: 'required',
  changes: true,
  body: z.object({ paymentId: z.uuid(), otp: z.string().check(z.minLength(4), z.maxLength(24)) }),
  result: Payment,
  summary:
    'The code of a payment from the balance (`action.kind` CODE). Another code: resendMoveCode with the id of the payment.',
})

export const cancelOrder = defineCall({
  id: 'cancelOrder',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/cancelOrder',
  session: 'contact',
  provenFor: 'TOPUP',
  changes: true,
  perAddress: { most: 300, seconds: 600 },
  body: z.object({ orderId: z.uuid() }),
  result: Order,
  summary:
    'Gives up an order that nobody has paid: it counts for no limit any more. PAYMENT_UNDER_WAY while a try of it may have been paid.',
})

export const inquireTransaction = defineCall({
  id: 'inquireTransaction',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/inquiry/transaction',
  session: 'contact',
  provenFor: 'TOPUP',
  body: z.union([z.object({ orderId: z.uuid() }), z.object({ paymentId: z.uuid() })]),
  result: z.object({
    order: Order,
    /** The last try, or the one that was asked for. */
    payment: z.nullable(Payment),
    /** Ask again then; null when nothing will change by itself. */
    pollAfterSec: z.nullable(z.int()),
  }),
  summary:
    'How an order and its payment stand: the only truth for a result page. Asking brings our own question forward.',
})

export const getTopupFaces = defineCall({
  id: 'getTopupFaces',
  base: 'gateway',
  method: 'GET',
  path: '/top-up/faces',
  session: 'none',
  result: z.object({
    faces: z.array(z.int()),
    custom: z.nullable(z.object({ min: z.int(), max: z.int(), step: z.int() })),
    /** Part of what is paid: of 10,000 at 5 the balance gets 9,523. */
    taxPct: z.number(),
    validityDays: z.int(),
    perDay: z.object({ payerKyat: z.int(), receiverKyat: z.int(), guestKyat: z.int() }),
  }),
  summary: 'Amounts of a top-up, its tax, and how much may be topped up in a day.',
})

/** What the balance gets of a top-up; the rest is tax. */
export const topupCredit = (faceKyat: number, taxPct: number): number =>
  Math.floor((faceKyat * 100) / (100 + taxPct))
