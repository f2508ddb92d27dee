import type { ResultOf } from '#contracts/call.ts'
import type { inquireTransaction, Order, Payment } from '#contracts/payments.ts'
import { wasShown, type KeptTry } from './kept-order.ts'

export type Inquired = ResultOf<typeof inquireTransaction>

/** What the state of an order and its last payment means for the payer. */
export type Stand =
  /** Ordered, but no payment yet. */
  | 'choose'
  /** A place to pay is open. */
  | 'pay'
  /** The channel never said where to pay, so nothing can have been paid. */
  | 'notStarted'
  | 'checking'
  /** Paid, and being delivered. */
  | 'delivering'
  | 'done'
  /** This payment was refused or ended; the order can still be paid. */
  | 'notPaid'
  /** The order ended unpaid. */
  | 'over'
  | 'goingBack'
  | 'wentBack'

/** The payer can no longer change anything here. */
export const isEnd = (stand: Stand): boolean =>
  stand === 'done' || stand === 'over' || stand === 'goingBack' || stand === 'wentBack'

/** A new line takes weeks to deliver: for the payer it is done once that has begun. */
const LINE_BEGUN: readonly Order['status'][] = [
  'PAID',
  'PAY_ON_SITE',
  'SLOT_NEEDED',
  'SURVEY',
  'SCHEDULED',
  'IN_PROGRESS',
  'CANCEL_REQUESTED',
]

const isDone = ({ type, status }: Order): boolean =>
  status === 'COMPLETED' || (type === 'FTTH_NEW' && LINE_BEGUN.includes(status))

/** The server's state, combined with what this phone knows of the last attempt. */
export function standOf({ order, payment }: Inquired, last: KeptTry): Stand {
  if (isDone(order)) return 'done'
  if (order.refund === 'ON_ITS_WAY' || order.status === 'FAILED') return 'goingBack'
  if (order.refund === 'DONE' || order.status === 'REFUNDED') return 'wentBack'
  if (order.status === 'PAID' || payment?.status === 'SUCCEEDED') return 'delivering'
  return (payment && liveStand(payment, last)) ?? unpaidStand(order, payment)
}

function liveStand({ paymentId, status, action }: Payment, last: KeptTry): Stand | null {
  const saidPaid = last.came === 'SAID' && last.paymentId === paymentId
  if (status === 'PENDING_USER') return action.kind === 'NONE' || saidPaid ? 'checking' : 'pay'
  if (status === 'UNKNOWN') return wasShown(last) ? 'checking' : 'notStarted'
  return status === 'CREATED' || status === 'PROCESSING' ? 'checking' : null
}

function unpaidStand({ status }: Order, payment: Payment | null): Stand {
  if (status === 'EXPIRED' || status === 'CANCELLED') return 'over'
  return payment ? 'notPaid' : 'choose'
}
