import * as z from 'zod/mini'
import type { OrderType } from '#contracts/payments.ts'
import type { PlacedOrder } from './order.ts'

type Given = Pick<PlacedOrder, 'goods' | 'totalKyat'>

const Topup = z.object({ creditKyat: z.int() })

/** What the line got for a part of the price, in whole kyat; parts together take exactly what was given. */
const shareOf = ({ goods, totalKyat }: Given, paidKyat: number): number =>
  Math.floor((Topup.parse(goods).creditKyat * paidKyat) / totalKyat)

const Contract = z.object({ settles: z.boolean() })

/** A payment for a contract goes back whole or not at all, and not at all once it has ended the contract. */
const wholeOf = ({ goods, totalKyat }: Given, refundedKyat: number, paidKyat: number): number | null =>
  refundedKyat === 0 && paidKyat === totalKyat && !Contract.parse(goods).settles ? totalKyat : null

/** Where the kind itself takes back what it delivered; everything else goes from the line. */
const BY_ITS_KIND: ReadonlySet<OrderType> = new Set(['FTTH_BILL', 'FTTH_PREPAY'])

export const isTakenByKind = (type: OrderType): boolean => BY_ITS_KIND.has(type)

/**
 * Kyat that are taken back before so much of the money goes back, by the type of the order. One that is not here cannot be
 * refunded once it is delivered: nobody would have both.
 */
const TAKES_BACK: Partial<
  Record<OrderType, (order: Given, refundedKyat: number, kyat: number) => number | null>
> = {
  TOPUP: (order, refundedKyat, kyat) => shareOf(order, refundedKyat + kyat) - shareOf(order, refundedKyat),
  FTTH_BILL: wholeOf,
  FTTH_PREPAY: wholeOf,
}

/** Null where it cannot be taken back. */
export const takesBackKyat = (
  order: Given & Pick<PlacedOrder, 'type'>,
  refundedKyat: number,
  kyat: number,
): number | null => TAKES_BACK[order.type]?.(order, refundedKyat, kyat) ?? null
