import type { Tx } from '#platform/db/database.ts'
import type { Expression, Part } from '#platform/db/part.ts'

/** Orders to a core, generic in the form of their answers. */
export type CoreOrders<Form> = {
  /** Takes the price and grants the purchase, or neither. With `hold` it takes what was reserved. */
  charge(order: ChargeOrder): Form
  /** From one line to another. With `hold` it takes exactly what was reserved. */
  transfer(order: TransferOrder): Form
  /** Adds to a line from outside. */
  credit(order: CreditOrder): Form
  /** Reserves a price, and what is to be shared, until posted, voided or expired. */
  reserve(order: ReserveOrder): Form
  void(order: VoidOrder): Form
  /**
   * Reverses a whole charge if nothing of it was used, and shortens later ones in the same step. Points return to their lots with their
   * expiry; lots that have expired meanwhile get thirty days.
   */
  reverse(order: ReverseOrder): Form
  /** Takes back what is left of a share, once; the fee stays. Of credited points, what is left of them. */
  takeBack(order: TakeBackOrder): Form
}

/**
 * What moving value needs from the operator's charging system. Every order carries our id as its external reference: the same id with the
 * same content has one effect and one answer; with other content it is refused.
 */
export type OperatorCore = CoreOrders<Promise<CoreAnswer>> & {
  /** Null when the core does not know the line. */
  line(number: string): Promise<CoreLine | null>
  /** Kyat the line has ever spent, counted only as far as `enough`. */
  spentKyat(asked: { readonly line: string; readonly enough: number }): Promise<number>
  /**
   * Use of a unit on each of the last days in Yangon, today included; days without use are left out. Optional: without it no use is
   * shown.
   */
  useByDay?(asked: UseAsked): Promise<readonly DayUse[]>
  /** The sum these moves brought in from outside, from the core's own books, to compare with payments and settlements. Optional. */
  paidIn?(ids: readonly string[]): Promise<number>
  /** The result of an id; null when the core never received it. */
  find(id: string): Promise<CoreAnswer | null>
  /** Makes sure that the id never takes effect; if it already has, returns that. */
  abandon(id: string): Promise<CoreAnswer>
  /**
   * Only where the accounts are in our own database: the same orders inside our transaction. Their effect and our records are then
   * committed together, and nobody has to ask later.
   */
  within?(tx: Tx): CoreInside
  /** The same as parts of our statements, so that a whole move takes one query and one posting. Only together with `within`. */
  readonly parts?: CoreParts
}

export type CoreInside = CoreOrders<Promise<CoreAnswer>>

export type CoreParts = {
  /** Read after the line's lock, which the same statement takes. Null for an unknown line. */
  payer(line: string): Part<Payer | null>
  /** Points that can be spent, without reserved ones; read in the same way. */
  points(line: string, now: Date): Part<number>
  readonly orders: CoreOrders<Expression<CoreAnswer>>
}

/** What decides whether a line may buy something. */
export type Payer = Pick<CoreLine, 'payType' | 'activatedAt' | 'segments'> & {
  /** The main balance without what is reserved. */
  readonly freeKyat: number
}

export const UNITS = ['MMK', 'MB', 'MIN', 'SMS', 'POINT'] as const
export type Unit = (typeof UNITS)[number]

export const BUCKET_SOURCES = ['MAIN', 'PROMO', 'PACKAGE', 'GIFT', 'SHARE', 'LOYALTY', 'CAMPAIGN'] as const
export type BucketSource = (typeof BUCKET_SOURCES)[number]
export const SCOPES = ['ANY', 'ONNET', 'OFFNET', 'INTL', 'ROAM', 'NIGHT', 'APP'] as const
export type Scope = (typeof SCOPES)[number]

export type CoreBucket = {
  readonly id: string
  readonly unit: Unit
  readonly source: BucketSource
  readonly balance: number
  readonly reserved: number
  readonly initial: number | null
  readonly validTo: string | null
  readonly product: string | null
  readonly scope: Scope
  readonly shareable: boolean
}

export type CoreLine = {
  readonly payType: 'PREPAID' | 'POSTPAID'
  readonly activatedAt: string
  readonly endsAt: string | null
  readonly segments: readonly string[]
  readonly buckets: readonly CoreBucket[]
}

export type Grant = {
  readonly unit: Unit
  readonly amount: number
  readonly source: BucketSource
  readonly validTo: string | null
  readonly scope?: Scope
  readonly shareable?: boolean
}

/** An amount of one unit. */
export type Price = { readonly unit: Unit; readonly amount: number }
export const kyat = (amount: number): Price => ({ unit: 'MMK', amount })

export type ChargeOrder = {
  readonly id: string
  readonly payer: string
  readonly receiver: string
  /** Kyat are taken from the main balance; of points those that expire first, and of these the oldest. */
  readonly price: Price
  /** The tax included in a price in kyat. */
  readonly taxKyat: number
  readonly product: string
  readonly grants: readonly Grant[]
  /** Whether what the receiver still has of the same product ends with this. */
  readonly replaces: boolean
  /** The id of a reservation to post. */
  readonly hold: string | null
}

export type TransferOrder = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly unit: Unit
  readonly amount: number
  readonly feeKyat: number
  /** For everything but kyat; never longer than what was given away would have lasted. */
  readonly validTo: string | null
  /** The id of a reservation to post. */
  readonly hold: string | null
}

export type CreditOrder = {
  readonly id: string
  readonly line: string
  readonly unit: Unit
  readonly amount: number
  readonly source: BucketSource
  readonly validTo: string | null
  /** What was paid for it outside: `amount` and its tax together. Absent when nothing was paid; then there is no tax. */
  readonly paidKyat?: number
  readonly taxKyat?: number
  /** The line stays valid for at least this many days from now. */
  readonly extendsDays?: number
}

export type ReserveOrder = {
  readonly id: string
  readonly line: string
  /** Any unit. Reserved points stay reserved beyond their expiry: they were requested in time. */
  readonly price: Price
  /** In addition to a price in kyat: taken from what may be shared and lasts beyond `until`. */
  readonly share?: { readonly unit: Unit; readonly amount: number }
  readonly until: string
}
export type VoidOrder = { readonly id: string; readonly hold: string }
export type ReverseOrder = {
  readonly id: string
  readonly moveId: string
  /** New ends of later charges that had been queued behind this one. Never later than before. */
  readonly moves?: readonly { readonly moveId: string; readonly validTo: string }[]
}
export type TakeBackOrder = { readonly id: string; readonly moveId: string }

export type CoreRefusal =
  | 'INSUFFICIENT'
  | 'INSUFFICIENT_POINTS'
  | 'INSUFFICIENT_SHAREABLE'
  | 'LINE_UNKNOWN'
  | 'HOLD_GONE'
  | 'ALREADY_USED'
  | 'NOTHING_TO_REVERSE'
  /** Part of a later charge is reserved, or was passed on with a longer life. */
  | 'LATER_TIED'
  | 'ID_REUSED'
  | 'ID_TOO_OLD'
  | 'ABANDONED'

export type UseAsked = { readonly line: string; readonly unit: Unit; readonly days: number }

/** `2026-11-15` and the amount. */
export type DayUse = { readonly day: string; readonly amount: number }

export type Totals = Readonly<Partial<Record<Unit, number>>>

export type CoreAnswer =
  | {
      readonly outcome: 'DONE'
      /** What the payer really paid, where something was taken. */
      readonly taken?: Price
      /** The payer's free amounts afterwards. */
      readonly totals?: Totals
      /** The amount that came back of a share. */
      readonly returned?: number
    }
  | { readonly outcome: 'REFUSED'; readonly reason: CoreRefusal; readonly missing?: number }
