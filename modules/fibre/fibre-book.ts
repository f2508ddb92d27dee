import type { BILL_LINE_KINDS, CONTRACT_STATUSES } from '#contracts/fibre-bills.ts'

export type ContractStatus = (typeof CONTRACT_STATUSES)[number]
export type BillLineKind = (typeof BILL_LINE_KINDS)[number]

/** A contract as the book has it: with names and numbers whole. Days are `2026-11-16`, of Yangon. */
export type BookContract = {
  readonly contractNo: string
  readonly accountNo: string
  readonly line: string
  /** Somebody else has that phone by now. */
  readonly lineChangedHands: boolean
  readonly ownerName: string
  readonly placeId: string
  readonly packageCode: string
  readonly addOnIds: readonly string[]
  readonly status: ContractStatus
  readonly billDay: number
  readonly openedOn: string
  readonly committedUntil: string
  /** What the installation would have cost; 0 when it was paid. */
  readonly waivedKyat: number
  /** All that bills leave to be paid. */
  readonly dueKyat: number
  /** Of the oldest bill that is not paid. */
  readonly dueOn: string | null
  /** The last day that is paid for. */
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
  /** `2026-11`. */
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

/** Part of a payment that paid a bill, under the reference of who posted it. */
export type BookPosting = {
  readonly reference: string
  readonly billNo: string
  readonly kyat: number
  readonly at: Date
}

export type FindBy = 'ACCOUNT' | 'CONTRACT' | 'PHONE'

/** Our own id, of the order it is for. */
type Referenced = { readonly reference: string }

export type AheadOrder = {
  readonly months: number
  readonly monthlyKyat: number
  readonly addOns: readonly { readonly id: string; readonly monthlyKyat: number }[]
  /** With discount and tax. */
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
  /** What was paid with the order: its months, and all of it. */
  readonly ahead: AheadOrder
  readonly kyat: number
}

/** For bills the oldest is paid first, and what is left over is a credit. */
export type PostOrder = Referenced & {
  readonly contractNo: string
  readonly kyat: number
  /** Null: bills are paid. */
  readonly ahead: AheadOrder | null
  /** Part of it: what a waived installation costs whoever leaves early. It pays no bill. */
  readonly leavingKyat: number
}

export type ReverseOrder = Referenced & {
  readonly contractNo: string
  /** The reference under which it was posted. */
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
    /** Moved house, or somebody else's. */
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
 * What fibre needs from the book of contracts and bills. Every wish carries our reference: the same again has no second effect and the
 * same answer, also a no. Silence is an exception (`NoAnswer`). TM Forum 678 (bills), 666 (accounts) and 676 (payments) can answer it.
 */
export type FibreBook = {
  /** Open and ended ones; none is no error. */
  find(by: FindBy, value: string): Promise<readonly BookContract[]>
  contract(contractNo: string): Promise<BookContract | null>
  /** Newest first, those before a period. */
  bills(contractNo: string, asked: { before?: string; most: number }): Promise<readonly BookBill[]>
  bill(billNo: string): Promise<BookBill | null>
  /** What was paid on its bills, newest first. */
  postings(contractNo: string, most: number): Promise<readonly BookPosting[]>
  open(order: OpenOrder): Promise<BookAnswer>
  post(order: PostOrder): Promise<BookAnswer>
  /** What became of a reference; null when the book never heard of it. A no stays a no for ever. */
  posted(reference: string, deed: Deed): Promise<BookAnswer | null>
  /** Takes a payment back, whole and once; refused when it stands no more on bills, or its months have begun. */
  reverse(order: ReverseOrder): Promise<BookAnswer>
  credit(order: CreditOrder): Promise<BookAnswer>
  change(order: ChangeOrder): Promise<BookAnswer>
}
