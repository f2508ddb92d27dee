import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OtpView } from './identity.ts'
import { Kyat } from './money.ts'
import { BalanceTotals, MOVE_STATES, Qty } from './value.ts'

/** Of a message that goes with a gift or a share. */
export const GIFT_MESSAGE_MAX = 80

export const Transfer = z.object({
  transferId: z.string(),
  kind: z.enum(['GIFT']),
  /** Its middle hidden. */
  to: z.string(),
  amount: Qty,
  fee: z.int(),
  packageId: z.string(),
  packageName: z.string(),
  packageNameMm: z.nullable(z.string()),
  status: z.enum(MOVE_STATES),
  message: z.nullable(z.string()),
  recipientValidTo: z.nullable(z.string()),
  createdAt: z.string(),
  completedAt: z.nullable(z.string()),
  receiptNo: z.string(),
})
export type Transfer = z.infer<typeof Transfer>

const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))
const byId = z.object({ id: z.string().check(z.maxLength(40)) })

export const requestGift = defineCall({
  id: 'requestGift',
  base: 'gateway',
  method: 'POST',
  path: '/v2/vas-package/:id/request-gift',
  session: 'required',
  changes: true,
  params: byId,
  body: z.object({
    /** Kept for older clients; the line is always the session's own. */
    phoneNumber: z.optional(typedNumber),
    receiver: typedNumber,
    expectedPrice: Kyat,
    message: z.optional(z.string().check(z.trim(), z.maxLength(GIFT_MESSAGE_MAX))),
  }),
  result: z.object({
    transferId: z.string(),
    otp: OtpView,
    price: z.int(),
    fee: z.int(),
    receiverMasked: z.string(),
    /** What is left today after this one. */
    left: z.object({ count: z.int(), kyat: z.int() }),
  }),
  summary:
    'Sets the price aside and sends a code that names package, price and recipient. Header Idempotency-Key.',
})

export const giveGift = defineCall({
  id: 'giveGift',
  base: 'gateway',
  method: 'POST',
  path: '/v2/vas-package/:id/gift',
  session: 'required',
  changes: true,
  params: byId,
  body: z.object({ transferId: z.uuid(), otp: z.string().check(z.minLength(4), z.maxLength(24)) }),
  result: z.object({ transfer: Transfer, balances: BalanceTotals }),
  summary: 'Gives the gift that was requested, with its code. Nothing about it can change between the two.',
})
