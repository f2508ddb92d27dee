import type { Queue } from '../frame/places.ts'

/** Where each queue is worked on. */
export const PAGE_OF: Readonly<Record<Queue, string>> = {
  INBOX: '/approvals',
  MOVES: '/without-answer/move',
  PAYMENTS: '/without-answer/payment',
  REFUNDS: '/without-answer/refund',
  JOBS: '/without-answer/job',
  MESSAGES: '/messages',
  TICKETS: '/tickets',
  ATTACKS: '/codes',
  CHANNELS: '/channels',
  LINES: '/fibre/orders',
  CALL_BACKS: '/call-backs',
  LEADS: '/leads',
  INCIDENTS: '/incidents',
}

/** Things with a page of their own; the rest leads to its queue. */
const OWN_PAGE: Partial<Record<Queue, string>> = {
  INBOX: '/approvals/',
  MOVES: '/moves/',
  PAYMENTS: '/payments/',
  MESSAGES: '/messages/',
  TICKETS: '/tickets/',
}

export const pageOfWork = (queue: Queue, id: string): string => {
  const own = OWN_PAGE[queue]
  return own ? `${own}${id}` : PAGE_OF[queue]
}
