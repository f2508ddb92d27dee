/** Allowed steps of each record. Every step is compare-and-set, and no others exist. */
export const NEXT = {
  /** A payment for a CANCELLED or COMPLETED order is refunded and leaves the order as it is. */
  ORDER: {
    AWAITING_PAYMENT: ['PAID', 'EXPIRED', 'CANCELLED'],
    EXPIRED: ['PAID'],
    CANCELLED: [],
    PAID: ['COMPLETED', 'FAILED', 'REFUNDED'],
    COMPLETED: [],
    FAILED: ['REFUNDED'],
    REFUNDED: [],
  },
  /** A new fibre line: the same order with its own steps from paid to installed, taken by `modules/fibre`. */
  LINE_ORDER: {
    AWAITING_PAYMENT: ['PAID', 'EXPIRED', 'CANCELLED'],
    EXPIRED: ['PAID', 'SLOT_NEEDED'],
    SLOT_NEEDED: ['PAID', 'CANCELLED'],
    PAY_ON_SITE: ['SURVEY', 'CANCELLED', 'EXPIRED'],
    PAID: ['SURVEY', 'CANCEL_REQUESTED'],
    SURVEY: ['SCHEDULED', 'REJECTED', 'CANCEL_REQUESTED'],
    SCHEDULED: ['IN_PROGRESS', 'SCHEDULED', 'CANCEL_REQUESTED'],
    IN_PROGRESS: ['COMPLETED', 'SCHEDULED'],
    CANCEL_REQUESTED: ['CANCELLED', 'SCHEDULED'],
    COMPLETED: [],
    CANCELLED: [],
    REJECTED: [],
  },
  /** HELD: paid, but not what was asked for. Never credited; staff end it. */
  PAYMENT: {
    CREATED: ['PENDING_USER', 'FAILED', 'UNKNOWN'],
    PENDING_USER: ['PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'UNKNOWN'],
    PROCESSING: ['SUCCEEDED', 'FAILED', 'EXPIRED', 'HELD'],
    UNKNOWN: ['SUCCEEDED', 'FAILED', 'EXPIRED', 'HELD'],
    EXPIRED: ['SUCCEEDED', 'HELD'],
    FAILED: ['SUCCEEDED', 'HELD'],
    HELD: ['SUCCEEDED', 'REFUND_PENDING'],
    SUCCEEDED: ['REFUND_PENDING', 'CHARGED_BACK'],
    REFUND_PENDING: ['REFUNDED', 'SUCCEEDED', 'HELD'],
    REFUNDED: [],
    CHARGED_BACK: ['SUCCEEDED'],
  },
  /** FAILED only after a definite no; refunds start from there and from nowhere else. */
  FULFILMENT: {
    WAITING: ['DOING'],
    DOING: ['DONE', 'FAILED', 'UNKNOWN'],
    UNKNOWN: ['DONE', 'FAILED'],
    FAILED: ['DOING'],
    DONE: [],
  },
  /** SENT can last for days. STAFF: people finish what the channel would not do, or never answered; then it is only asked again. */
  REFUND: {
    REQUESTED: ['SENT'],
    SENT: ['DONE', 'FAILED', 'UNKNOWN', 'STAFF'],
    UNKNOWN: ['DONE', 'FAILED', 'STAFF'],
    FAILED: ['REQUESTED', 'STAFF'],
    STAFF: ['DONE', 'REQUESTED', 'UNKNOWN'],
    DONE: ['BOUNCED'],
    BOUNCED: [],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>

export type RecordName = keyof typeof NEXT
export type StateOf<R extends RecordName> = keyof (typeof NEXT)[R] & string
export type LineOrderState = StateOf<'LINE_ORDER'>
export type OrderState = StateOf<'ORDER'> | LineOrderState
export type PaymentState = StateOf<'PAYMENT'>
export type FulfilmentState = StateOf<'FULFILMENT'>
export type RefundState = StateOf<'REFUND'>

export const mayGo = <R extends RecordName>(record: R, from: StateOf<R>, to: StateOf<R>): boolean => {
  const table: Readonly<Record<string, readonly string[]>> = NEXT[record]
  return table[from]?.includes(to) ?? false
}

/** States in which the payer can still pay; an order has one such payment at most. */
export const LIVE: readonly PaymentState[] = ['CREATED', 'PENDING_USER', 'PROCESSING', 'UNKNOWN']
