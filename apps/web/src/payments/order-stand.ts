import type { ResultOf } from '#contracts/call.ts'
import type { inquireTransaction, Order, Payment } from '#contracts/payments.ts'
import { wasShown, type KeptTry } from './kept-order.ts'

export type Inquired = ResultOf<typeof inquireTransaction>

/** What an order and its last try mean for whoever pays. */
export type Stand =
  /** Ordered, and no try yet. */
  | 'choose'
  /** A place to pay is open. */
  | 'pay'
  /** The channel never said where to pay, so nobody can have paid. */
  | 'notStarted'
  | 'checking'
  /** Paid, and on its way to the line. */
  | 'delivering'
  | 'done'
  /** This try was refused or ended; the order can still be paid. */
  | 'notPaid'
  /** The order itself has ended without money. */
  | 'over'
  | 'goingBack'
  | 'wentBack'

/** Nothing changes here any more by what its payer does. */
export const isEnd = (stand: Stand): boolean =>
  stand === 'done' || stand === 'over' || stand === 'goingBack' || stand === 'wentBack'

/** A new line is delivered for weeks: for whoever pays it is done once that has begun. */
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

/** As the server says it, with what this phone knows of the last try. */
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
