import type { BILL_LINE_KINDS, CONTRACT_STATUSES } from '#contracts/fibre-bills.ts'

export type ContractStatus = (typeof CONTRACT_STATUSES)[number]
export type BillLineKind = (typeof BILL_LINE_KINDS)[number]

/** A contract as the book stores it, names and numbers unmasked. Days are Yangon days: `2026-11-16`. */
export type BookContract = {
  readonly contractNo: string
  readonly accountNo: string
  readonly line: string
  /** The phone number has been given to somebody else. */
  readonly lineChangedHands: boolean
  readonly ownerName: string
  readonly placeId: string
  readonly packageCode: string
  readonly addOnIds: readonly string[]
  readonly status: ContractStatus
  readonly billDay: number
  readonly openedOn: string
  readonly committedUntil: string
  /** The price of the installation if it was waived; 0 when it was paid. */
  readonly waivedKyat: number
  /** The unpaid total of all bills. */
  readonly dueKyat: number
  /** Due day of the oldest unpaid bill. */
  readonly dueOn: string | null
  /** Last day that is paid for. */
  readonly paidUntil: string | null
}

export type BillLine = {
  readonly kind: BillLineKind
  readonly code: string
  readonly qty: number
  readonly unitKyat: number
  readonly kyat: number
}

export type BookBill = {
  readonly billNo: string
  readonly contractNo: string
  /** Month of the bill: `2026-11`. */
  readonly period: string
  readonly from: string
  readonly to: string
  readonly issuedOn: string
  readonly dueOn: string
  readonly packageCode: string
  readonly lines: readonly BillLine[]
  readonly taxPct: number
  readonly totalKyat: number
  readonly paidKyat: number
}

/** The part of a payment that went to one bill, under the reference it was posted with. */
export type BookPosting = {
  readonly reference: string
  readonly billNo: string
  readonly kyat: number
  readonly at: Date
}

export type FindBy = 'ACCOUNT' | 'CONTRACT' | 'PHONE'

/** Our order's id. */
type Referenced = { readonly reference: string }

export type AheadOrder = {
  readonly months: number
  readonly monthlyKyat: number
  readonly addOns: readonly { readonly id: string; readonly monthlyKyat: number }[]
  /** Discount and tax included. */
  readonly paidAMonthKyat: number
}

export type OpenOrder = Referenced & {
  readonly line: string
  readonly ownerName: string
  readonly placeId: string
  readonly address: string
  readonly packageCode: string
  readonly addOnIds: readonly string[]
  readonly contractMonths: number
  readonly waivedKyat: number
  /** The months that were paid with the order, and their total. */
  readonly ahead: AheadOrder
  readonly kyat: number
}

/** Pays the oldest bill first; what is left over becomes a credit. */
export type PostOrder = Referenced & {
  readonly contractNo: string
  readonly kyat: number
  /** Null when bills are paid. */
  readonly ahead: AheadOrder | null
  /** The part that pays off a waived installation on early termination. It pays no bill. */
  readonly leavingKyat: number
}

export type ReverseOrder = Referenced & {
  readonly contractNo: string
  /** The reference it was posted under. */
  readonly posted: string
  readonly kyat: number
}

export type CreditOrder = Referenced & {
  readonly contractNo: string
  readonly kyat: number
  readonly why: string
}

export type ChangeOrder = Referenced & {
  readonly contractNo: string
  readonly to:
    | { readonly packageCode: string }
    | { readonly addOnIds: readonly string[] }
    | { readonly status: 'ACTIVE' | 'SUSPENDED_REQUEST' | 'TERMINATED' }
    /** A new address, or a new owner. */
    | { readonly placeId: string; readonly address: string }
    | { readonly ownerName: string; readonly line: string }
    | { readonly charge: string; readonly qty: number; readonly unitKyat: number }
}

export type BookRefusal = 'NOT_FOUND' | 'ENDED' | 'NOT_POSSIBLE' | 'REFERENCE_REUSED'

export type BookAnswer =
  | { readonly said: 'DONE'; readonly contractNo: string; readonly kyat: number }
  | { readonly said: 'REFUSED'; readonly why: BookRefusal }

export type Deed = 'OPEN' | 'POST' | 'REVERSE' | 'CREDIT' | 'CHANGE'

/**
 * What fibre needs from the book of contracts and bills. Every request carries our reference: repeating it has no second effect and gets
 * the same answer, a refusal included. Silence is an exception (`NoAnswer`). TM Forum 678 (bills), 666 (accounts) and 676 (payments) can
 * implement it.
 */
export type FibreBook = {
  /** Open and ended contracts; an empty list is no error. */
  find(by: FindBy, value: string): Promise<readonly BookContract[]>
  contract(contractNo: string): Promise<BookContract | null>
  /** Bills before a period, newest first. */
  bills(contractNo: string, asked: { before?: string; most: number }): Promise<readonly BookBill[]>
  bill(billNo: string): Promise<BookBill | null>
  /** Payments on its bills, newest first. */
  postings(contractNo: string, most: number): Promise<readonly BookPosting[]>
  open(order: OpenOrder): Promise<BookAnswer>
  post(order: PostOrder): Promise<BookAnswer>
  /** The result of a reference; null when the book never received it. A refusal is final. */
  posted(reference: string, deed: Deed): Promise<BookAnswer | null>
  /** Takes a payment back, whole and once; refused when it no longer covers bills, or its months have begun. */
  reverse(order: ReverseOrder): Promise<BookAnswer>
  credit(order: CreditOrder): Promise<BookAnswer>
  change(order: ChangeOrder): Promise<BookAnswer>
}
