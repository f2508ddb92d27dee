import type { CreateOrder, OrderType } from '#contracts/payments.ts'
import type { PriceLine } from '#contracts/price-line.ts'
import type { Lang } from '#contracts/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { PlacedOrder } from './order.ts'

export type Quoted = {
  readonly receiver: string
  /** Whether it can be delivered there, as far as is known in advance. */
  readonly fits: boolean
  readonly totalKyat: number
  /** Stored with the order; read again by `stillHolds`, `lines` and `deliver`. */
  readonly goods: object
  /** Set when it is not paid now: the order's state, and how long it waits. */
  readonly later?: { readonly state: 'PAY_ON_SITE'; readonly until: Date }
}

export type OrderAsked<Body = CreateOrder> = {
  /** Id of the order about to be placed. */
  readonly id: string
  readonly body: Body
  readonly payer: string
  /** The account that orders; null for a guest. */
  readonly account: string | null
  readonly guest: boolean
  readonly lang: Lang
  readonly now: Date
}

/** DONE or a definite no; UNKNOWN is asked again under the same move. */
export type Delivered = 'DONE' | 'FAILED' | 'UNKNOWN'

/** `instead`: the same was ordered a moment ago, and that order is the answer. */
export type Admitted = { readonly instead: string } | null

/** For a kind with its own steps from paid to delivered, each taken in the transaction it is given. */
export type OwnSteps = {
  /** The payment has arrived. */
  arrived(tx: Tx, order: PlacedOrder, now: Date): Promise<void>
  /** The payer cancels, and nothing was paid. */
  givenUp(tx: Tx, order: PlacedOrder, why: string, now: Date): Promise<void>
  /** `due_at` of its row has come. */
  due(id: string): Promise<void>
}

/** Before a refund, what was delivered is taken back completely, under this id. FAILED when that is impossible. */
export type TakeBack = (order: PlacedOrder, reference: string) => Promise<Delivered>

/** What refunds need to know of a kind. */
export type TakesBack = { readonly type: OrderType; readonly takeBack?: TakeBack }

export type NoRoom = 'RECEIVER_LIMIT' | 'BILL_PAID' | 'APPLICATION_OVER'

/** One kind of order: its price, limits and delivery. Everything about money is the engine's. */
export type OrderKind<Body extends { readonly type: OrderType } = CreateOrder> = {
  readonly type: Body['type']
  /** The part of the body that a repeated request is compared by; absent means all of it. For data that must not even be hashed. */
  compared?(body: Body): object
  /** Before anything is locked. */
  quote(asked: OrderAsked<Body>): Promise<Answer<Quoted>>
  /** In the transaction that places it: checks limits, under the locks they are counted with. */
  admit(tx: Tx, asked: OrderAsked<Body>, quoted: Quoted): Promise<Answer<Admitted>>
  lines(order: PlacedOrder): PriceLine[]
  /** The display name of the recipient, where that is not a line. */
  target?(order: PlacedOrder): string
  /** For a late payment: whether the goods are still sold for that price. */
  stillHolds(order: PlacedOrder, now: Date): boolean
  /** After the payment: a refusal when the goods have no use any more, because others delivered the same meanwhile. */
  noRoom?(tx: Tx, order: PlacedOrder, now: Date): Promise<NoRoom | null>
  /** Delivers under this move's id; repeating the id has no second effect. */
  deliver(order: PlacedOrder, moveId: string): Promise<Delivered>
  /** Called once, in the transaction that ends a delivery. */
  delivered?(tx: Tx, order: PlacedOrder, now: Date): Promise<void>
  takeBack?: TakeBack
  readonly own?: OwnSteps
  /** Its delivery is reported to listeners (`order-completed.ts`). */
  readonly isTold?: true
}
