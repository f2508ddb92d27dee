import type { PlacedOrder } from '#modules/payments/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import type { LineRow } from './line-order.ts'
import type { WalkLine } from './line-steps.ts'

type Locked = { readonly order: PlacedOrder; readonly row: LineRow }

/** The owner cancels: at once while nobody has begun, otherwise staff stop the work first. Null when it succeeded. */
export const makeCancelLine = ({ walk }: { readonly walk: WalkLine }) =>
  async function cancelLine(
    tx: Tx,
    { order, row }: Locked,
    reason: string,
    now: Date,
  ): Promise<Refused | null> {
    const one = { order, row, now, why: reason }
    switch (order.state) {
      case 'PAY_ON_SITE':
      case 'SLOT_NEEDED':
        await walk.end(tx, { ...one, to: 'CANCELLED', sms: 'lineCancelled', refund: true })
        return null
      case 'PAID':
      case 'SURVEY':
      case 'SCHEDULED':
        await walk.step(tx, { ...one, to: 'CANCEL_REQUESTED', sms: 'lineCancelRequested' })
        return null
      // Cancelling twice changes nothing.
      case 'CANCELLED':
      case 'CANCEL_REQUESTED':
        return null
      default:
        return refused('CONFLICT')
    }
  }
