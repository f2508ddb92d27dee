import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OtpView } from './identity.ts'
import { Mm } from './language.ts'
import { PriceLine } from './price-line.ts'

export const CONTRACT_STATUSES = [
  'PENDING_INSTALL',
  'ACTIVE',
  'SUSPENDED_DEBT',
  'SUSPENDED_REQUEST',
  'TERMINATED',
] as const

const contractNo = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const captchaToken = z.string().check(z.minLength(1), z.maxLength(512))
const challengeId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const otp = z.string().check(z.minLength(4), z.maxLength(24))
const byContract = z.object({ contractNo })

/** A contract as anybody sees it who may see it at all; names, numbers and addresses are never whole. */
export const FibreContract = z.object({
  contractNo: z.string(),
  ftthAccount: z.string(),
  /** `Daw K••• K•••`. */
  ownerName: z.string(),
  /** `•••567`. */
  phone: z.string(),
  township: z.string(),
  townshipMm: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  packageNameMm: Mm,
  addOnIds: z.array(z.string()),
  status: z.enum(CONTRACT_STATUSES),
  /** Whole kyat a month, tax not included. */
  monthlyFee: z.int(),
  /** The day of the month on which its bill is made. */
  billDay: z.int(),
  /** The last day that is paid for; null before the first payment. */
  paidUntil: z.nullable(z.string()),
  /** What is to be paid now, tax included. */
  due: z.int(),
  dueOn: z.nullable(z.string()),
  /** Linked to the account that asks. */
  linked: z.boolean(),
})
export type FibreContract = z.infer<typeof FibreContract>

export const PAY_OPTIONS = ['FTTH_BILL', 'FTTH_PREPAY', 'SETTLEMENT'] as const

/** Something that can be paid for a contract, ready-priced: `createOrder` with `total` as `expectedTotal`. */
export const PayOption = z.object({
  contractNo: z.string(),
  type: z.enum(PAY_OPTIONS),
  /** 0 for a bill and a settlement. */
  months: z.int(),
  lines: z.array(PriceLine),
  total: z.int(),
  /** The last day that is paid for afterwards; null where it does not change. */
  paidUntil: z.nullable(z.string()),
})
export type PayOption = z.infer<typeof PayOption>

/** `options` is empty for a contract that has ended. SETTLEMENT stands only beside a linked one. */
const Payable = { contracts: z.array(FibreContract), options: z.array(PayOption) }

export const inquireAccount = defineCall({
  id: 'inquireAccount',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/inquiry/account',
  session: 'required',
  changes: true,
  body: z.object({
    accountNo: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** PHONE answers only for a number that the asker has proven: the own one. */
    idType: z.enum(['FTTH_ACCOUNT', 'CONTRACT_NO', 'PHONE']),
    captchaToken,
  }),
  result: z.object({
    ...Payable,
    /** Goes with the order for a contract that is not linked, and with the wish to link it; for 30 minutes. */
    lookupId: z.string(),
  }),
  summary:
    'Finds a fibre contract, masked, with what can be paid. After a human check FTTH_ACCOUNT; 5 in an hour and 20 in a day, failures too. A wrong number and a forbidden one are the same FTTH_ACCOUNT_NOT_FOUND.',
})

export const getFibreContracts = defineCall({
  id: 'getFibreContracts',
  base: 'fixedBroadband',
  method: 'GET',
  path: '/contracts',
  session: 'required',
  result: z.object(Payable),
  summary: 'Contracts linked to the own account, with what can be paid for each.',
})

export const BILL_LINE_KINDS = [
  'FEE',
  'ADD_ON',
  'PART_OF_MONTH',
  'ONE_OFF',
  'DISCOUNT',
  'CREDIT',
  'PAID_AHEAD',
  'TAX',
] as const

export const BILL_STATUSES = ['DUE', 'OVERDUE', 'PAID', 'PAID_AHEAD'] as const

/** Why a bill differs from the one before it. */
export const BILL_REASONS = [
  'PLAN_CHANGED',
  'PRICE_CHANGED',
  'DISCOUNT_ENDED',
  'PART_OF_MONTH',
  'ADD_ON',
  'ONE_OFF',
  'TAX_CHANGED',
  'CREDIT',
  'PAID_AHEAD',
] as const

export const BillReason = z.object({
  reason: z.enum(BILL_REASONS),
  /** Whole kyat, below zero where it became less. The amounts of a bill add up to the difference exactly. */
  amount: z.int(),
  /** Fills the words `fibre.why.<reason>`: `before`, `after`, `what`, `days`, `pct`. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type BillReason = z.infer<typeof BillReason>

export const FibreBill = z.object({
  billNo: z.string(),
  contractNo: z.string(),
  /** `2026-11`. */
  period: z.string(),
  from: z.string(),
  to: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  status: z.enum(BILL_STATUSES),
  packageId: z.string(),
  packageName: z.string(),
  packageNameMm: Mm,
  lines: z.array(
    z.object({
      kind: z.enum(BILL_LINE_KINDS),
      /** The add-on, the one-off charge, the reason of a credit; empty where the kind says it all. */
      code: z.string(),
      qty: z.int(),
      unitAmount: z.int(),
      amount: z.int(),
    }),
  ),
  taxPct: z.number(),
  total: z.int(),
  paid: z.int(),
  due: z.int(),
  /** Null for the first bill. */
  before: z.nullable(z.object({ billNo: z.string(), period: z.string(), total: z.int() })),
  why: z.array(BillReason),
})
export type FibreBill = z.infer<typeof FibreBill>

const period = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

export const getFibreBills = defineCall({
  id: 'getFibreBills',
  base: 'fixedBroadband',
  method: 'GET',
  path: '/contracts/:contractNo/bills',
  session: 'required',
  params: byContract,
  query: z.object({ before: z.optional(period) }),
  result: z.object({
    bills: z.array(FibreBill),
    /** Ask for those before this period; null when there are no more. */
    next: z.nullable(z.string()),
  }),
  summary: 'Bills of a linked contract, twelve at a time, newest first, each with why it changed.',
})

export const getFibreBillPdf = defineCall({
  id: 'getFibreBillPdf',
  base: 'fixedBroadband',
  method: 'GET',
  path: '/bills/:billNo.pdf',
  session: 'required',
  params: z.object({ billNo: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/)) }),
  file: 'application/pdf',
  result: z.null(),
  summary: 'One bill of a linked contract, in the language asked for.',
})

export const askLinkCode = defineCall({
  id: 'askLinkCode',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/contracts/link/code',
  session: 'required',
  changes: true,
  body: z.object({ lookupId: z.uuid(), contractNo }),
  result: OtpView,
  summary:
    'Sends a code to the phone of a contract that was looked up, whatever its network. FORBIDDEN when that phone changed hands: staff link then.',
})

export const linkContract = defineCall({
  id: 'linkContract',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/contracts/link',
  session: 'required',
  changes: true,
  body: z.object({ contractNo, challengeId, otp }),
  result: FibreContract,
  summary: 'Links a contract to the own account, with the code from its phone.',
})

export const unlinkContract = defineCall({
  id: 'unlinkContract',
  base: 'fixedBroadband',
  method: 'DELETE',
  path: '/contracts/:contractNo/link',
  session: 'required',
  changes: true,
  params: byContract,
  result: z.object({}),
  summary: 'Takes a contract off the own account; the contract itself stays as it is.',
})

export const askSettleCode = defineCall({
  id: 'askSettleCode',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/contracts/:contractNo/settlement/code',
  session: 'required',
  changes: true,
  params: byContract,
  body: z.object({ expectedTotal: z.int() }),
  result: OtpView,
  summary:
    'Sends the code that ends a linked contract to its phone; goes with createOrder FTTH_BILL `settle: true` of the same total.',
})
