import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OtpView } from './identity.ts'
import { Mm } from './language.ts'
import { TIERS } from './loyalty-tiers.ts'
import { LIST_PAGE_SIZE, paging } from './paging.ts'

export const VOUCHER_CLASSES = ['A', 'B', 'C'] as const
export type VoucherClass = (typeof VOUCHER_CLASSES)[number]

/** The least points of each class; nothing but its price decides a voucher's class. */
export const CLASS_FROM = { A: 5_000, B: 1_000 } as const

export const classOf = (points: number): VoucherClass =>
  points >= CLASS_FROM.A ? 'A' : points >= CLASS_FROM.B ? 'B' : 'C'

export const VOUCHER_CATEGORIES = ['FOOD', 'SHOPS', 'TRAVEL', 'HEALTH', 'ENTERTAINMENT', 'MOBILE'] as const
export type VoucherCategory = (typeof VOUCHER_CATEGORIES)[number]

/** More than this is said as this: nobody chooses by it, and counting every code costs. */
export const MOST_LEFT_SAID = 100

const VoucherId = z.string().check(z.regex(/^[A-Z0-9-]{1,20}$/))

export const Voucher = z.object({
  voucherId: VoucherId,
  class: z.enum(VOUCHER_CLASSES),
  category: z.enum(VOUCHER_CATEGORIES),
  merchant: z.object({ id: z.string(), name: z.string(), nameMm: Mm }),
  title: z.string(),
  titleMm: Mm,
  terms: z.string(),
  termsMm: Mm,
  /** For one; a guest costs the same again. */
  points: z.int(),
  /** What it is worth at the merchant's. */
  worthKyat: z.int(),
  /** At most 100 is said. */
  left: z.int(),
  perMember: z.int(),
  minTier: z.enum(TIERS),
  saleTo: z.string(),
  /** Days from the exchange on, to the end of the last; null for an event. */
  useWithinDays: z.nullable(z.int()),
  outlets: z.array(z.object({ placeId: z.string(), name: z.string(), nameMm: Mm })),
  /** An evening with seats, which can be given back until a date. */
  event: z.nullable(
    z.object({
      startsAt: z.string(),
      venue: z.string(),
      venueMm: Mm,
      giveBackUntil: z.string(),
      programme: z.array(z.object({ at: z.string(), what: z.string(), whatMm: Mm })),
    }),
  ),
})
export type Voucher = z.infer<typeof Voucher>

export const getVouchers = defineCall({
  id: 'getVouchers',
  base: 'loyaltyExchange',
  method: 'GET',
  path: '/vouchers',
  session: 'none',
  paged: true,
  query: z.object({
    class: z.optional(z.enum(VOUCHER_CLASSES)),
    category: z.optional(z.enum(VOUCHER_CATEGORIES)),
    /** Where one of its outlets is: a township, or a region with all of its townships. */
    placeId: z.optional(z.string().check(z.maxLength(40))),
    /** Events have a page of their own and are in no class. */
    event: z.optional(z.literal('true')),
    ...paging(LIST_PAGE_SIZE),
  }),
  result: z.array(Voucher),
  summary: 'Vouchers that points can be exchanged for today, cheapest first; those that are out come last.',
})

const byVoucher = z.object({ voucherId: VoucherId })

export const getVoucher = defineCall({
  id: 'getVoucher',
  base: 'loyaltyExchange',
  method: 'GET',
  path: '/vouchers/:voucherId',
  session: 'none',
  params: byVoucher,
  result: Voucher,
  summary: 'One voucher or event with its terms, outlets and what is left.',
})

export const MEMBER_VOUCHER_STATES = [
  'RESERVED',
  'ISSUED',
  'REVEALED',
  'USED',
  'EXPIRED',
  'CANCELLED',
] as const
export type MemberVoucherState = (typeof MEMBER_VOUCHER_STATES)[number]

export const MemberVoucher = z.object({
  id: z.string(),
  voucherId: VoucherId,
  title: z.string(),
  titleMm: Mm,
  merchant: z.object({ name: z.string(), nameMm: Mm }),
  state: z.enum(MEMBER_VOUCHER_STATES),
  points: z.int(),
  /** One, or two with a guest. */
  seats: z.int(),
  issuedAt: z.string(),
  /** From then on it cannot be used. */
  endsAt: z.string(),
  /** Shown once it was revealed, until its end: one for each seat. */
  codes: z.array(z.string()),
  usedAt: z.nullable(z.string()),
  /** Tries of the outlet's PIN that are left. */
  triesLeft: z.int(),
  /** Of an event, while it can be given back. */
  giveBackUntil: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
})
export type MemberVoucher = z.infer<typeof MemberVoucher>

const Wish = z.object({
  /** In all, as it was shown; another price is said and nothing is taken. */
  expectedPoints: z.int(),
  /** Of an event only. */
  withGuest: z._default(z.optional(z.boolean()), false),
})

export const VoucherTaken = z.object({
  transactionId: z.string(),
  voucherId: z.string(),
  points: z.int(),
  seats: z.int(),
  spendableAfter: z.int(),
  endsAt: z.string(),
})
export type VoucherTaken = z.infer<typeof VoucherTaken>

export const requestVoucher = defineCall({
  id: 'requestVoucher',
  base: 'loyaltyExchange',
  method: 'POST',
  path: '/vouchers/:voucherId/exchange/request',
  session: 'required',
  changes: true,
  params: byVoucher,
  body: Wish,
  result: z.object({ transferId: z.string(), otp: OtpView, points: z.int() }),
  summary:
    'Sets points and voucher aside and sends a code that names them. VOUCHER_OUT_OF_STOCK, VOUCHER_LIMIT. Header Idempotency-Key.',
})

export const exchangeVoucher = defineCall({
  id: 'exchangeVoucher',
  base: 'loyaltyExchange',
  method: 'POST',
  path: '/vouchers/:voucherId/exchange',
  session: 'required',
  changes: true,
  params: byVoucher,
  body: z.extend(Wish, {
    /** With a code: of the exchange that was requested. */
    transferId: z.optional(z.uuid()),
    otp: z.optional(z.string().check(z.minLength(4), z.maxLength(24))),
  }),
  result: VoucherTaken,
  summary: 'Exchanges points for a voucher; from 500 points on a code is needed. Header Idempotency-Key.',
})

export const getMyVouchers = defineCall({
  id: 'getMyVouchers',
  base: 'loyaltyExchange',
  method: 'GET',
  path: '/my-vouchers',
  session: 'required',
  query: z.object({ voucherId: z.optional(VoucherId) }),
  result: z.array(MemberVoucher),
  summary: "The line's own vouchers: those that can be used first, soonest end first; then the others.",
})

const own = {
  base: 'loyaltyExchange',
  method: 'POST',
  session: 'required',
  changes: true,
  params: z.object({ id: z.uuid() }),
  result: MemberVoucher,
} as const

export const revealVoucher = defineCall({
  id: 'revealVoucher',
  ...own,
  path: '/my-vouchers/:id/reveal',
  summary: 'Shows the code, from then on until its end; points do not come back after that. Again: the same.',
})

export const useVoucher = defineCall({
  id: 'useVoucher',
  ...own,
  path: '/my-vouchers/:id/use',
  body: z.object({ pin: z.string().check(z.regex(/^\d{6}$/)) }),
  summary:
    "Marks it as used with the outlet's PIN. VOUCHER_PIN_WRONG says how many tries are left, VOUCHER_PIN_LOCKED after five.",
})

export const giveBackVoucher = defineCall({
  id: 'giveBackVoucher',
  ...own,
  path: '/my-vouchers/:id/give-back',
  summary: 'Gives seats of an event back until its date: the points return, others can have the seats.',
})
