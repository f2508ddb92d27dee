import * as z from 'zod/mini'
import type { OrderType } from '#contracts/payments.ts'
import type { PlacedOrder } from './order.ts'

type Given = Pick<PlacedOrder, 'goods' | 'totalKyat'>

const Topup = z.object({ creditKyat: z.int() })

/** What the line got for a part of the price, in whole kyat; parts together take exactly what was given. */
const shareOf = ({ goods, totalKyat }: Given, paidKyat: number): number =>
  Math.floor((Topup.parse(goods).creditKyat * paidKyat) / totalKyat)

/**
 * Kyat that go from the line before so much of the money goes back, by the type of the order. One that is not here cannot be
 * refunded once it is delivered: nobody would have both.
 */
const TAKES_BACK: Partial<Record<OrderType, (order: Given, refundedKyat: number, kyat: number) => number>> = {
  TOPUP: (order, refundedKyat, kyat) => shareOf(order, refundedKyat + kyat) - shareOf(order, refundedKyat),
}

/** Null for a type that cannot be taken back. */
export const takesBackKyat = (
  order: Given & Pick<PlacedOrder, 'type'>,
  refundedKyat: number,
  kyat: number,
): number | null => TAKES_BACK[order.type]?.(order, refundedKyat, kyat) ?? null
