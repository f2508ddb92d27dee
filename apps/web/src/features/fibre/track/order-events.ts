import type { LineOrder } from '#contracts/fibre-orders.ts'

type Status = LineOrder['status']

export type OrderEvent = {
  readonly id: string
  readonly status: Status
  readonly state: 'done' | 'now' | 'next' | 'failed'
  readonly at: string | null
}

/** What comes after each, when all goes well. */
const WAY: readonly Status[] = ['SURVEY', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED']

const FAILED: readonly Status[] = ['CANCELLED', 'REJECTED', 'EXPIRED']
const ON_THE_WAY: readonly Status[] = ['AWAITING_PAYMENT', 'PAY_ON_SITE', 'PAID', ...WAY]

function stateOf(status: Status, isLast: boolean): OrderEvent['state'] {
  if (!isLast || status === 'COMPLETED') return 'done'
  return FAILED.includes(status) ? 'failed' : 'now'
}

/** What has happened, what is happening, and what is still to come. */
export function orderEvents({ timeline, status }: Pick<LineOrder, 'timeline' | 'status'>): OrderEvent[] {
  const past = timeline.map((entry, index): OrderEvent => ({
    id: `${index} ${entry.status}`,
    status: entry.status,
    state: stateOf(entry.status, index === timeline.length - 1),
    at: entry.at,
  }))
  const next = ON_THE_WAY.includes(status) ? WAY.slice(WAY.indexOf(status) + 1) : []
  return [...past, ...next.map((one): OrderEvent => ({ id: one, status: one, state: 'next', at: null }))]
}

/** Just ordered: the one moment for a flower, besides the day it works. */
export const isFresh = (status: string): boolean =>
  status === 'PAID' || status === 'PAY_ON_SITE' || status === 'SURVEY'
