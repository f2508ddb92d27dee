import * as z from 'zod/mini'
import type { OrderType } from '#contracts/payments.ts'
import type { PlacedOrder } from './order.ts'

type Given = Pick<PlacedOrder, 'goods' | 'totalKyat'>

const Topup = z.object({ creditKyat: z.int() })

/** The part of the delivered kyat that belongs to a part of the price. All parts together take back exactly what was given. */
const shareOf = ({ goods, totalKyat }: Given, paidKyat: number): number =>
  Math.floor((Topup.parse(goods).creditKyat * paidKyat) / totalKyat)

const Contract = z.object({ settles: z.boolean() })

/** A payment for a contract is refunded whole or not at all, and not at all once it has ended the contract. */
const wholeOf = ({ goods, totalKyat }: Given, refundedKyat: number, paidKyat: number): number | null =>
  refundedKyat === 0 && paidKyat === totalKyat && !Contract.parse(goods).settles ? totalKyat : null

/** Kinds that take back their own deliveries; all others take from the line. */
const BY_ITS_KIND: ReadonlySet<OrderType> = new Set(['FTTH_BILL', 'FTTH_PREPAY'])

export const isTakenByKind = (type: OrderType): boolean => BY_ITS_KIND.has(type)

/**
 * Kyat to take back before a refund, by type of order. A type that is missing here cannot be refunded after delivery, since its buyer
 * would keep both.
 */
const TAKES_BACK: Partial<
  Record<OrderType, (order: Given, refundedKyat: number, kyat: number) => number | null>
> = {
  TOPUP: (order, refundedKyat, kyat) => shareOf(order, refundedKyat + kyat) - shareOf(order, refundedKyat),
  FTTH_BILL: wholeOf,
  FTTH_PREPAY: wholeOf,
}

/** Null when it cannot be taken back. */
export const takesBackKyat = (
  order: Given & Pick<PlacedOrder, 'type'>,
  refundedKyat: number,
  kyat: number,
): number | null => TAKES_BACK[order.type]?.(order, refundedKyat, kyat) ?? null
