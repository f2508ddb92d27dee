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
}

export type OrderAsked<Body = CreateOrder> = {
  readonly body: Body
  readonly payer: string
  readonly guest: boolean
  readonly lang: Lang
  readonly now: Date
}

/** DONE or a definite no; UNKNOWN is asked again under the same move. */
export type Delivered = 'DONE' | 'FAILED' | 'UNKNOWN'

/** One kind of order: its price, its limits, its delivery. Everything about money is the engine's. */
export type OrderKind<Body extends { readonly type: OrderType } = CreateOrder> = {
  readonly type: Body['type']
  /** Before anything is locked. */
  quote(asked: OrderAsked<Body>): Promise<Answer<Quoted>>
  /** In the transaction that places it: limits, under the locks of whom they count for. */
  admit(tx: Tx, asked: OrderAsked<Body>, quoted: Quoted): Promise<Answer<null>>
  lines(order: PlacedOrder): PriceLine[]
  /** Late money: is it still what it was sold for? */
  stillHolds(order: PlacedOrder, now: Date): boolean
  /** Under this move's id; the same id again has no second effect. */
  deliver(order: PlacedOrder, moveId: string): Promise<Delivered>
}
