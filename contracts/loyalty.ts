import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OtpView } from './identity.ts'
import { Mm } from './language.ts'
import { TIERS } from './loyalty-tiers.ts'
import { Allowance } from './packages.ts'
import { LIST_PAGE_SIZE, paging } from './paging.ts'

const TierCode = z.enum(TIERS)
const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const LoyaltyCard = z.object({
  /** Twelve digits, the last one a check digit. */
  memberNo: z.string(),
  phoneNumber: z.string(),
  tier: TierCode,
  /** Until then the tier does not fall. */
  tierValidTo: z.string(),
  /** Points to spend, without those set aside. */
  spendable: z.int(),
  /** On their way: they can be spent from then on. */
  held: z.array(z.object({ points: z.int(), at: z.string() })),
  /** Points to spend by the moment from which on they cannot be, soonest first. */
  lots: z.array(z.object({ points: z.int(), endsAt: z.string() })),
  /** Rank points that count in the next run so far. */
  rankPoints: z.int(),
  /** The months that count in the next run, oldest first. */
  months: z.array(z.object({ month: z.string(), points: z.int() })),
  /** The tier above and what is missing for it; null at the top. */
  nextTier: z.nullable(z.object({ tier: TierCode, points: z.int(), months: z.int() })),
  nextRunAt: z.string(),
  /** The tier after the next run, as it stands today. */
  tierAfterRun: TierCode,
  /** Within 30 days the tier would fall: when, to which, and how many points would keep it. */
  fall: z.nullable(z.object({ at: z.string(), tier: TierCode, points: z.int() })),
  asOf: z.string(),
})
export type LoyaltyCard = z.infer<typeof LoyaltyCard>

export const getLoyaltyCard = defineCall({
  id: 'getLoyaltyCard',
  base: 'loyaltyCard',
  method: 'GET',
  path: '/inquiry',
  session: 'required',
  query: z.object({ phoneNumber: z.optional(typedNumber) }),
  result: LoyaltyCard,
  summary: "The member's card: tier and its dates, points to spend, points on hold, what ends when.",
})

/** What holds for everybody today: how points come and how long they last, and what each tier asks for and gives. */
export const LoyaltyRules = z.object({
  /** One point for so many kyat without tax. */
  kyatPerPoint: z.int(),
  /** At most so many a day from packages and gifts. */
  perDayPoints: z.int(),
  holdHours: z.int(),
  livesMonths: z.int(),
  /** From so many points on an exchange needs a code. */
  codeFrom: z.int(),
  /** So many months count for a tier, and a tier that was reached lasts so many. */
  windowMonths: z.int(),
  validMonths: z.int(),
  /** From the lowest to the highest. */
  tiers: z.array(
    z.object({
      tier: TierCode,
      /** Rank points of the months that count. */
      points: z.int(),
      /** Since the line was opened. */
      months: z.int(),
      /** Points to spend, in hundredths of what a plain member earns. */
      multiplierPct: z.int(),
    }),
  ),
})
export type LoyaltyRules = z.infer<typeof LoyaltyRules>

export const getLoyaltyRules = defineCall({
  id: 'getLoyaltyRules',
  base: 'loyaltyCard',
  method: 'GET',
  path: '/rules',
  session: 'none',
  result: LoyaltyRules,
  summary: 'How points are earned, how long they last, and the tiers with what each asks for and gives.',
})

export const POINT_CHANGES = ['EARN', 'REDEEM', 'EXPIRE', 'ADJUST', 'REVERSE'] as const

export const PointChange = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(POINT_CHANGES),
  points: z.int(),
  balanceAfter: z.int(),
  /** Words `value.why.<key>`, filled with the slots. */
  why: z.object({ key: z.string(), slots: z.record(z.string(), z.union([z.string(), z.number()])) }),
})
export type PointChange = z.infer<typeof PointChange>

export const getPointChanges = defineCall({
  id: 'getPointChanges',
  base: 'loyaltyBalance',
  method: 'GET',
  path: '/changes',
  session: 'required',
  paged: true,
  query: z.object({
    kind: z.optional(z.enum(POINT_CHANGES)),
    /** Days in Yangon, both included. */
    from: z.optional(day),
    to: z.optional(day),
    ...paging(LIST_PAGE_SIZE),
  }),
  result: z.array(PointChange),
  summary: 'Points that came and went, newest first; together they are the balance.',
})

export const EXCHANGE_TYPES = ['data', 'voice', 'sms', 'super', 'ftth'] as const
export type ExchangeType = (typeof EXCHANGE_TYPES)[number]

export const ExchangeOffer = z.object({
  offerId: z.string(),
  type: z.enum(EXCHANGE_TYPES),
  points: z.int(),
  gives: z.array(z.pick(Allowance, { unit: true, value: true, scope: true })),
  /** Off a fibre bill; 0 for all others. */
  billKyat: z.int(),
  validityDays: z.int(),
  minTier: TierCode,
  perMonthLimit: z.nullable(z.int()),
  /** What the same costs in kyat. */
  worthKyat: z.int(),
  name: z.string(),
  nameMm: Mm,
})
export type ExchangeOffer = z.infer<typeof ExchangeOffer>

export const getExchangeOffers = defineCall({
  id: 'getExchangeOffers',
  base: 'loyaltyExchange',
  method: 'GET',
  path: '/offers',
  session: 'none',
  query: z.object({ type: z.optional(z.enum(EXCHANGE_TYPES)) }),
  result: z.array(ExchangeOffer),
  summary: 'What points are exchanged for today, cheapest first.',
})

const Wish = z.object({
  offerId: z.string().check(z.maxLength(20)),
  /** As it was shown; another price is said and nothing is taken. */
  expectedPoints: z.int(),
  /** Another number of ours; without it the own line. */
  targetPhone: z.optional(typedNumber),
  /** For an offer of type ftth. */
  contractNo: z.optional(z.string().check(z.maxLength(40))),
})

export const Redeemed = z.object({
  transactionId: z.string(),
  offerId: z.string(),
  points: z.int(),
  spendableAfter: z.int(),
  /** The other number, its middle hidden; null for the own line. */
  to: z.nullable(z.string()),
  /** When what was given ends; null for a fibre bill. */
  validTo: z.nullable(z.string()),
})
export type Redeemed = z.infer<typeof Redeemed>

export const requestRedeem = defineCall({
  id: 'requestRedeem',
  base: 'loyaltyExchange',
  method: 'POST',
  path: '/redeem/request',
  session: 'required',
  changes: true,
  body: Wish,
  result: z.object({ transferId: z.string(), otp: OtpView, points: z.int() }),
  summary:
    'Sets the points aside and sends a code that names them and what they are for. Header Idempotency-Key.',
})

export const redeem = defineCall({
  id: 'redeem',
  base: 'loyaltyExchange',
  method: 'POST',
  path: '/redeem',
  session: 'required',
  changes: true,
  body: z.extend(Wish, {
    /** With a code: of the exchange that was requested. */
    transferId: z.optional(z.uuid()),
    otp: z.optional(z.string().check(z.minLength(4), z.maxLength(24))),
  }),
  result: Redeemed,
  summary:
    'Exchanges points. From 500 points on and for another number a code is needed. Header Idempotency-Key.',
})
