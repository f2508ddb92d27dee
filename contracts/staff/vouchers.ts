import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Mm } from '../language.ts'
import { MEMBER_VOUCHER_STATES } from '../vouchers.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'

export const VOUCHER_VIEWS = ['VOUCHERS', 'EVENTS'] as const

/** The most codes in one list. */
export const MOST_CODES = 5_000
const MOST_CSV = 400_000
/** As JSON every line ends with two signs, and quotes have two as well. */
const CSV_BODY_BYTES = 2 * MOST_CSV

const READERS = ['LOYALTY', 'AUDITOR'] as const
const Merchant = z.object({ merchantId: z.string(), name: z.string(), nameMm: Mm })

const VoucherRow = z.object({
  voucherId: z.string(),
  title: z.string(),
  titleMm: Mm,
  merchant: Merchant,
  points: z.int(),
  saleTo: z.string(),
  onSale: z.boolean(),
  /** Of an event. */
  startsAt: z.nullable(z.string()),
  /** Codes, or seats: nobody has them, a move that is under way does, a member does. */
  free: z.int(),
  held: z.int(),
  issued: z.int(),
  /** Of those that were issued. */
  used: z.int(),
})

export const listStock = defineCall({
  id: 'listStock',
  base: 'office',
  method: 'POST',
  path: '/vouchers/list',
  session: 'staff',
  staff: READERS,
  body: z.object({ view: z._default(z.optional(z.enum(VOUCHER_VIEWS)), 'VOUCHERS'), ...keyPaging }),
  result: pageOf(VoucherRow),
  summary: 'Vouchers, or events with their seats: what is free, held, issued and used of each.',
})

export const importVoucherCodes = defineCall({
  id: 'importVoucherCodes',
  base: 'office',
  method: 'POST',
  path: '/vouchers/:voucherId/codes',
  session: 'staff',
  staff: ['LOYALTY'],
  changes: true,
  bodyBytes: CSV_BODY_BYTES,
  params: z.object({ voucherId: z.string().check(z.regex(/^[A-Z0-9-]{1,20}$/)) }),
  /** One code a line, or in the first column. */
  body: z.object({ csv: z.string().check(z.minLength(1), z.maxLength(MOST_CSV)) }),
  result: z.object({
    added: z.int(),
    /** Lines, from 1: the merchant gave this code before, or twice in this list. */
    doubles: z.array(z.int()),
    unreadable: z.array(z.int()),
  }),
  summary:
    'Takes codes of a merchant, sealed before they are kept; no answer, log or audit row has one. CODES_TOO_MANY above 5,000.',
})

export const listMerchants = defineCall({
  id: 'listMerchants',
  base: 'office',
  method: 'GET',
  path: '/voucher-merchants',
  session: 'staff',
  staff: READERS,
  result: z.array(z.extend(Merchant, { vouchers: z.int(), pinSetAt: z.nullable(z.string()) })),
  summary: 'Merchants, and since when each has its PIN.',
})

export const setMerchantPin = defineCall({
  id: 'setMerchantPin',
  base: 'office',
  method: 'POST',
  path: '/voucher-merchants/:merchantId/pin',
  session: 'staff',
  staff: ['LOYALTY'],
  changes: true,
  params: z.object({ merchantId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  body: z.object({ why: Reason }),
  result: z.object({ pin: z.string() }),
  summary: 'A new PIN for the outlets of a merchant, said once; the one before ends with it.',
})

export const StaffVoucher = z.object({
  id: z.string(),
  voucherId: z.string(),
  title: z.string(),
  titleMm: Mm,
  merchant: Merchant,
  /** Middle hidden. */
  number: z.string(),
  state: z.enum(MEMBER_VOUCHER_STATES),
  points: z.int(),
  seats: z.int(),
  issuedAt: z.string(),
  endsAt: z.string(),
  usedAt: z.nullable(z.string()),
  /** Tries of the outlet's PIN that are left. */
  triesLeft: z.int(),
})
export type StaffVoucher = z.infer<typeof StaffVoucher>

export const findStaffVoucher = defineCall({
  id: 'findStaffVoucher',
  base: 'office',
  method: 'POST',
  path: '/member-vouchers/find',
  session: 'staff',
  staff: READERS,
  body: z.union([
    z.object({ id: z.uuid() }),
    z.object({
      merchantId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
      code: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
    }),
  ]),
  result: StaffVoucher,
  summary: "A member's voucher, by its id or by merchant and code. The code itself is in no answer.",
})

export const markVoucherUsed = defineCall({
  id: 'markVoucherUsed',
  base: 'office',
  method: 'POST',
  path: '/member-vouchers/:id/used',
  session: 'staff',
  staff: ['LOYALTY'],
  changes: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ why: Reason }),
  result: StaffVoucher,
  summary:
    'Marks a revealed voucher as used, also where its PIN can no longer be tried. VOUCHER_NOT_REVEALED otherwise.',
})
