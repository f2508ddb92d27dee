import type { CreateOrder, OrderType } from '#contracts/payments.ts'
import type { PriceLine } from '#contracts/price-line.ts'
import type { Lang } from '#contracts/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { PlacedOrder } from './order.ts'

export type Quoted = {
  readonly receiver: string
  /** Whether it can be delivered there, as far as anybody knows before. */
  readonly fits: boolean
  readonly totalKyat: number
  /** Kept with the order; read again by `stillHolds`, `lines` and `deliver`. */
  readonly goods: object
  /** Where it is not paid for now: its state, and how long it waits. */
  readonly later?: { readonly state: 'PAY_ON_SITE'; readonly until: Date }
}

export type OrderAsked<Body = CreateOrder> = {
  /** Of the order that is about to be placed. */
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

/** For a kind that walks from paid to delivered by itself: it takes these steps, in the transaction it is handed. */
export type OwnSteps = {
  /** Its money is there. */
  arrived(tx: Tx, order: PlacedOrder, now: Date): Promise<void>
  /** Its payer gives it up, and nothing was paid. */
  givenUp(tx: Tx, order: PlacedOrder, why: string, now: Date): Promise<void>
  /** Its time has come: `due_at` of its row. */
  due(id: string): Promise<void>
}

/** Before its money goes back: what was delivered is taken back whole, under this id. FAILED when it cannot be. */
export type TakeBack = (order: PlacedOrder, reference: string) => Promise<Delivered>

/** A kind as far as refunds need it. */
export type TakesBack = { readonly type: OrderType; readonly takeBack?: TakeBack }

export type NoRoom = 'RECEIVER_LIMIT' | 'BILL_PAID' | 'APPLICATION_OVER'

/** One kind of order: its price, its limits, its delivery. Everything about money is the engine's. */
export type OrderKind<Body extends { readonly type: OrderType } = CreateOrder> = {
  readonly type: Body['type']
  /** What of the body is compared when it comes again; all of it, unless something must not even be hashed. */
  compared?(body: Body): object
  /** Before anything is locked. */
  quote(asked: OrderAsked<Body>): Promise<Answer<Quoted>>
  /** In the transaction that places it: limits, under the locks of whom they count for. */
  admit(tx: Tx, asked: OrderAsked<Body>, quoted: Quoted): Promise<Answer<Admitted>>
  lines(order: PlacedOrder): PriceLine[]
  /** What it is for, where that is no line. */
  target?(order: PlacedOrder): string
  /** Late money: is it still what it was sold for? */
  stillHolds(order: PlacedOrder, now: Date): boolean
  /** The money is here: why it has no use any more, when the same was given by others meanwhile. */
  noRoom?(tx: Tx, order: PlacedOrder, now: Date): Promise<NoRoom | null>
  /** Under this move's id; the same id again has no second effect. */
  deliver(order: PlacedOrder, moveId: string): Promise<Delivered>
  /** With the end of a delivery, once, in its transaction. */
  delivered?(tx: Tx, order: PlacedOrder, now: Date): Promise<void>
  takeBack?: TakeBack
  readonly own?: OwnSteps
  /** Its delivery is told to those who want to know of ends (`order-completed.ts`). */
  readonly isTold?: true
}
