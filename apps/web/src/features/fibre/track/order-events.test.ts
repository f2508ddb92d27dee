import { describe, expect, it } from 'vitest'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import { orderEvents } from './order-events.ts'

const AT = '2026-11-16T05:00:00.000Z'
const told = (...statuses: LineOrder['status'][]) => {
  const status = statuses.at(-1) ?? 'PAID'
  return orderEvents({ status, timeline: statuses.map((one) => ({ at: AT, status: one, why: '' })) }).map(
    (event) => `${event.state} ${event.status}`,
  )
}

describe('the way of an order', () => {
  it('what was is done, what is is now, the rest is to come', () => {
    expect(told('AWAITING_PAYMENT', 'PAID', 'SURVEY')).toEqual([
      'done AWAITING_PAYMENT',
      'done PAID',
      'now SURVEY',
      'next SCHEDULED',
      'next IN_PROGRESS',
      'next COMPLETED',
    ])
    expect(told('PAY_ON_SITE')).toEqual([
      'now PAY_ON_SITE',
      'next SURVEY',
      'next SCHEDULED',
      'next IN_PROGRESS',
      'next COMPLETED',
    ])
  })

  it('an end has nothing after it', () => {
    expect(told('PAID', 'CANCEL_REQUESTED', 'CANCELLED')).toEqual([
      'done PAID',
      'done CANCEL_REQUESTED',
      'failed CANCELLED',
    ])
    expect(told('IN_PROGRESS', 'COMPLETED')).toEqual(['done IN_PROGRESS', 'done COMPLETED'])
    expect(told('PAID', 'SURVEY', 'REJECTED').at(-1)).toBe('failed REJECTED')
  })

  it('a visit that was moved stands twice', () => {
    expect(told('PAID', 'SURVEY', 'SCHEDULED', 'SCHEDULED').slice(2, 4)).toEqual([
      'done SCHEDULED',
      'now SCHEDULED',
    ])
  })
})
