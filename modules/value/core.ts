import type { Tx } from '#platform/db/database.ts'
import type { Expression, Part } from '#platform/db/part.ts'

/** What a core can be told to do, and in which form it answers. */
export type CoreOrders<Form> = {
  /** Takes the price and gives what was bought, or neither. With `hold` it posts what was set aside. */
  charge(order: ChargeOrder): Form
  /** From one line to another. With `hold` it posts what was set aside, exactly. */
  transfer(order: TransferOrder): Form
  /** Into a line from outside. */
  credit(order: CreditOrder): Form
  /** Sets a price, and what is to be shared, aside until posted, voided or the time is up. */
  reserve(order: ReserveOrder): Form
  void(order: VoidOrder): Form
  /**
   * Takes a charge back as a whole, if nothing of it was used, and ends later ones earlier in the same step. Points go back to
   * where they came from, with the end they had; those whose end has passed meanwhile get thirty days.
   */
  reverse(order: ReverseOrder): Form
  /** Takes back what is left of a share, once; the fee stays. Of points that were credited, what is left of them. */
  takeBack(order: TakeBackOrder): Form
}

/**
 * What moving value needs from the operator's charging system. Every order carries our id as its external reference:
 * the same id with the same content has one effect and one answer, with other content it is refused.
 */
export type OperatorCore = CoreOrders<Promise<CoreAnswer>> & {
  /** Null when the core does not know the line. */
  line(number: string): Promise<CoreLine | null>
  /** What the line has spent so far, counted only as far as `enough`. */
  spentKyat(asked: { readonly line: string; readonly enough: number }): Promise<number>
  /**
   * What the network used up of a unit on each of the last days of Yangon, today included; days without use are left out.
   * Not every core can say it: without it nothing about use is shown.
   */
  useByDay?(asked: UseAsked): Promise<readonly DayUse[]>
  /**
   * What these moves brought in from outside, as the books have it: payments and settlements are held against it. Not
   * every core can say it.
   */
  paidIn?(ids: readonly string[]): Promise<number>
  /** What became of an id; null when the core never heard of it. */
  find(id: string): Promise<CoreAnswer | null>
  /** The id never takes effect from now on; if it has already, that is the answer. */
  abandon(id: string): Promise<CoreAnswer>
  /**
   * Only where the accounts live in our own database: the same orders as a part of our transaction. What they did and
   * what we write about it then happen together or not at all, and nobody has to ask later.
   */
  within?(tx: Tx): CoreInside
  /** And as parts of our statements, so that a whole move can be one look and one posting. Only together with `within`. */
  readonly parts?: CoreParts
}

export type CoreInside = CoreOrders<Promise<CoreAnswer>>

export type CoreParts = {
  /** As it is when the line's lock, which stands in the same statement, has been taken. Null when it is not known. */
  payer(line: string): Part<Payer | null>
  /** Points that can be spent, without what is set aside; seen as the payer is. */
  points(line: string, now: Date): Part<number>
  readonly orders: CoreOrders<Expression<CoreAnswer>>
}

/** What decides whether a line may buy something. */
export type Payer = Pick<CoreLine, 'payType' | 'activatedAt' | 'segments'> & {
  /** The main balance, without what is set aside. */
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

/** So much of one unit. */
export type Price = { readonly unit: Unit; readonly amount: number }
export const kyat = (amount: number): Price => ({ unit: 'MMK', amount })

export type ChargeOrder = {
  readonly id: string
  readonly payer: string
  readonly receiver: string
  /** Kyat leave the main balance; of points those go first that end first, and of these the oldest. */
  readonly price: Price
  /** Part of a price in kyat. */
  readonly taxKyat: number
  readonly product: string
  readonly grants: readonly Grant[]
  /** What the receiver still has of the same product ends with this. */
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
  /** For all but kyat; never longer than what was given away lasted. */
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
  /** What was paid for it outside: `amount` and its tax together. Without it nothing was, and there is no tax. */
  readonly paidKyat?: number
  readonly taxKyat?: number
  /** The line's validity ends no sooner than so many days from now. */
  readonly extendsDays?: number
}

export type ReserveOrder = {
  readonly id: string
  readonly line: string
  /** Of any unit. Points stay set aside beyond their own end: they were asked for in time. */
  readonly price: Price
  /** Besides a price in kyat, out of what may be shared and lasts longer than `until`. */
  readonly share?: { readonly unit: Unit; readonly amount: number }
  readonly until: string
}
export type VoidOrder = { readonly id: string; readonly hold: string }
export type ReverseOrder = {
  readonly id: string
  readonly moveId: string
  /** What these later charges gave ends then: they had been put behind the one that is taken back. Never longer. */
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
  /** Part of a later one is set aside, or somebody else has it for longer. */
  | 'LATER_TIED'
  | 'ID_REUSED'
  | 'ID_TOO_OLD'
  | 'ABANDONED'

export type UseAsked = { readonly line: string; readonly unit: Unit; readonly days: number }

/** `2026-11-15` and how much. */
export type DayUse = { readonly day: string; readonly amount: number }

export type Totals = Readonly<Partial<Record<Unit, number>>>

export type CoreAnswer =
  | {
      readonly outcome: 'DONE'
      /** What the payer really gave for it, where something was taken. */
      readonly taken?: Price
      /** What the payer can use afterwards. */
      readonly totals?: Totals
      /** What came back of a share. */
      readonly returned?: number
    }
  | { readonly outcome: 'REFUSED'; readonly reason: CoreRefusal; readonly missing?: number }
