import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OtpView } from './identity.ts'
import { Mm } from './language.ts'
import { Allowance } from './packages.ts'
import { Kyat } from './money.ts'
import { BalanceTotals } from './value.ts'

export const SUBSCRIPTION_STATUSES = [
  'ACTIVE',
  'RENEWING',
  'RENEW_FAILED',
  'CANCELLED',
  'EXPIRED',
  'REVERSED',
] as const

export const Subscription = z.object({
  subscriptionId: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  packageNameMm: Mm,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Whole kyat, tax included. */
  price: z.int(),
  startedAt: z.string(),
  expiresAt: z.string(),
  autoRenew: z.boolean(),
  /** False when the package itself never renews. */
  canRenew: z.boolean(),
  nextRenewAt: z.nullable(z.string()),
  origin: z.enum(['SELF', 'GIFT', 'LOYALTY', 'CAMPAIGN']),
  /** Its middle hidden. */
  giftedBy: z.nullable(z.string()),
  /** Until then it can be undone, if nothing of it was used. */
  undoUntil: z.nullable(z.string()),
  transactionId: z.string(),
  stopCode: z.nullable(z.string()),
  /** Of a digital service: its page. Null for a package. */
  serviceId: z._default(z.nullable(z.string()), null),
  /** What renewing costs where that is not `price`: it was bought with an offer. */
  renewPrice: z._default(z.nullable(z.int()), null),
})
export type Subscription = z.infer<typeof Subscription>

const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))
const otp = z.string().check(z.minLength(4), z.maxLength(24))
const byId = z.object({ id: z.string().check(z.maxLength(40)) })
const bySubscription = z.object({ subscriptionId: z.uuid() })

/** The move of a period that was being charged when renewing was stopped; later periods are not charged. */
const alreadyRenewing = z._default(z.nullable(z.string()), null)

const Register = z.object({
  /** Kept for older clients; the line is always the session's own. */
  phoneNumber: z.optional(typedNumber),
  autoRenew: z._default(z.optional(z.boolean()), false),
  /** What the buyer was shown: the offered price where there is an offer. */
  expectedPrice: Kyat,
  /** The offer the buyer was shown; without it nothing is bought if it is not given. Older clients do not say. */
  expectedOffer: z.optional(z.string().check(z.maxLength(40))),
  acceptOverlap: z._default(z.optional(z.boolean()), false),
  /**
   * The time until which the confirming buyer knew of earlier purchases, from the question or from the screen. A later purchase by
   * another phone leads to the question again. Older clients do not send it.
   */
  toldUntil: z.optional(z.iso.datetime()),
})

export const Registered = z.object({
  subscription: Subscription,
  balances: BalanceTotals,
  /** Points that will come for it, and when they can be spent; null where none do. */
  pointsEarned: z.int(),
  pointsDueAt: z._default(z.nullable(z.string()), null),
  /** Points that it does not bring, because the day has brought its most. */
  pointsOverLimit: z._default(z.int(), 0),
  /** What the offer gave; null when it was bought without one. */
  offer: z._default(
    z.nullable(
      z.object({
        code: z.string(),
        /** Tax included; null when the price was no other. */
        priceBefore: z.nullable(z.int()),
        bonus: z.array(Allowance),
      }),
    ),
    null,
  ),
})
export type Registered = z.infer<typeof Registered>

export const registerVasPackage = defineCall({
  id: 'registerVasPackage',
  base: 'gateway',
  method: 'POST',
  path: '/vas-package/:id/register',
  session: 'required',
  changes: true,
  params: byId,
  body: Register,
  result: Registered,
  summary:
    'Buys a package for the own line. Header Idempotency-Key: a version 7 UUID per intent. Above the rule `purchase.code` in any 24 hours, and for a digital service that renews, OTP_REQUIRED.',
})

export const requestRegister = defineCall({
  id: 'requestRegister',
  base: 'gateway',
  method: 'POST',
  path: '/vas-package/:id/request-register',
  session: 'required',
  changes: true,
  params: byId,
  body: Register,
  result: z.object({ transferId: z.string(), otp: OtpView, price: z.int() }),
  summary: 'Sets the price aside and sends a code for a purchase above the limit. Header Idempotency-Key.',
})

export const confirmRegister = defineCall({
  id: 'confirmRegister',
  base: 'gateway',
  method: 'POST',
  path: '/vas-package/:id/confirm-register',
  session: 'required',
  changes: true,
  params: byId,
  body: z.object({ transferId: z.uuid(), otp }),
  result: Registered,
  summary: 'Buys what was requested, with its code.',
})

export const endSubscription = defineCall({
  id: 'endSubscription',
  base: 'gateway',
  method: 'DELETE',
  path: '/vas-package/subscription/:subscriptionId',
  session: 'required',
  changes: true,
  params: bySubscription,
  body: z.object({ mode: z.enum(['STOP_RENEW', 'UNDO', 'CANCEL_NOW']) }),
  result: z.object({
    subscription: Subscription,
    refunded: z.int(),
    balances: z.nullable(BalanceTotals),
    alreadyRenewing,
  }),
  summary: 'Stops renewing, ends it now, or undoes the purchase within ten minutes if nothing was used.',
})

export const renewSubscription = defineCall({
  id: 'renewSubscription',
  base: 'gateway',
  method: 'POST',
  path: '/vas-package/subscription/:subscriptionId/renewal',
  session: 'required',
  changes: true,
  params: bySubscription,
  body: z.object({ autoRenew: z.boolean() }),
  result: z.object({ subscription: Subscription, alreadyRenewing }),
  summary: 'Switches renewing on or off.',
})

export const getSubscriptions = defineCall({
  id: 'getSubscriptions',
  base: 'gateway',
  method: 'GET',
  path: '/me/subscriptions',
  session: 'required',
  query: z.object({ all: z.optional(z.enum(['true', 'false'])) }),
  result: z.array(Subscription),
  summary: 'Packages of the own line: those that run, or with `all=true` the last fifty.',
})
