import { defineRowJob } from '#platform/jobs/job.ts'

/** Open payments: the channel is asked. */
export const DUE_PAYMENTS = {
  rows: { table: 'payment', id: 'id', due: 'due_at' },
  job: defineRowJob('payments.ask', 'outside'),
} as const

/** Orders that were not paid in time. */
export const DUE_ORDERS = {
  rows: { table: 'payment_order', id: 'id', due: 'due_at' },
  job: defineRowJob('payments.expire-order', 'inside'),
} as const

/** Paid orders that are not delivered yet. */
export const DUE_FULFILMENTS = {
  rows: { table: 'payment_fulfilment', id: 'order_id', due: 'due_at' },
  job: defineRowJob('payments.fulfil', 'outside'),
} as const

/** Refunds under way. */
export const DUE_REFUNDS = {
  rows: { table: 'payment_refund', id: 'id', due: 'due_at' },
  job: defineRowJob('payments.refund', 'outside'),
} as const

/** Channels that have not been called for a while. */
export const DUE_CHANNELS = {
  rows: { table: 'payment_channel', id: 'name', due: 'due_at' },
  job: defineRowJob('payments.probe', 'outside'),
} as const

/** Notices of channels. */
export const DUE_NOTICES = {
  rows: { table: 'payment_notice', id: 'id', due: 'due_at' },
  job: defineRowJob('payments.read-notice', 'outside'),
} as const
