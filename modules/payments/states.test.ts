import { describe, expect, it } from 'vitest'
import { LIVE, mayGo, NEXT, type RecordName } from './states.ts'

/** Written a second time on purpose: whoever changes one table has to change both. */
const TABLE: Readonly<Record<RecordName, readonly string[]>> = {
  ORDER: [
    'AWAITING_PAYMENT > PAID EXPIRED CANCELLED',
    'EXPIRED > PAID',
    'PAID > COMPLETED FAILED REFUNDED',
    'FAILED > REFUNDED',
  ],
  LINE_ORDER: [
    'AWAITING_PAYMENT > PAID EXPIRED CANCELLED',
    'EXPIRED > PAID SLOT_NEEDED',
    'SLOT_NEEDED > PAID CANCELLED',
    'PAY_ON_SITE > SURVEY CANCELLED EXPIRED',
    'PAID > SURVEY CANCEL_REQUESTED',
    'SURVEY > SCHEDULED REJECTED CANCEL_REQUESTED',
    'SCHEDULED > IN_PROGRESS SCHEDULED CANCEL_REQUESTED',
    'IN_PROGRESS > COMPLETED SCHEDULED',
    'CANCEL_REQUESTED > CANCELLED SCHEDULED',
  ],
  PAYMENT: [
    'CREATED > PENDING_USER FAILED UNKNOWN',
    'PENDING_USER > PROCESSING SUCCEEDED FAILED EXPIRED UNKNOWN',
    'PROCESSING > SUCCEEDED FAILED EXPIRED HELD',
    'UNKNOWN > SUCCEEDED FAILED EXPIRED HELD',
    'EXPIRED > SUCCEEDED HELD',
    'FAILED > SUCCEEDED HELD',
    'HELD > SUCCEEDED REFUND_PENDING',
    'SUCCEEDED > REFUND_PENDING CHARGED_BACK',
    'REFUND_PENDING > REFUNDED SUCCEEDED HELD',
    'CHARGED_BACK > SUCCEEDED',
  ],
  FULFILMENT: ['WAITING > DOING', 'DOING > DONE FAILED UNKNOWN', 'UNKNOWN > DONE FAILED', 'FAILED > DOING'],
  REFUND: [
    'REQUESTED > SENT',
    'SENT > DONE FAILED UNKNOWN STAFF',
    'UNKNOWN > DONE FAILED STAFF',
    'FAILED > REQUESTED STAFF',
    'STAFF > DONE REQUESTED UNKNOWN',
    'DONE > BOUNCED',
  ],
}

const RECORDS = Object.keys(NEXT) as RecordName[]
const ENDS: Readonly<Record<RecordName, readonly string[]>> = {
  ORDER: ['CANCELLED', 'COMPLETED', 'REFUNDED'],
  LINE_ORDER: ['CANCELLED', 'COMPLETED', 'REJECTED'],
  PAYMENT: ['REFUNDED'],
  FULFILMENT: ['DONE'],
  REFUND: ['BOUNCED'],
}

describe.each(RECORDS)('%s', (record) => {
  const table: Readonly<Record<string, readonly string[]>> = NEXT[record]

  it('has these steps and no others', () => {
    const steps = Object.entries(table)
      .filter(([, next]) => next.length > 0)
      .map(([from, next]) => `${from} > ${next.join(' ')}`)
    expect(steps.toSorted()).toEqual([...TABLE[record]].toSorted())
    expect(
      Object.keys(table)
        .filter((state) => table[state]?.length === 0)
        .toSorted(),
    ).toEqual([...ENDS[record]].toSorted())
  })

  it('every state is reached from the first, and every step leads to a state', () => {
    const [first = ''] = Object.keys(table)
    // An order paid at the door starts in another state.
    const seen = new Set(record === 'LINE_ORDER' ? [first, 'PAY_ON_SITE'] : [first])
    for (const state of seen) for (const next of table[state] ?? []) seen.add(next)
    expect([...seen].toSorted()).toEqual(Object.keys(table).toSorted())
  })
})

it('nothing becomes paid, or goes back, past the states that say why', () => {
  expect(mayGo('PAYMENT', 'CREATED', 'SUCCEEDED')).toBe(false)
  expect(mayGo('PAYMENT', 'PENDING_USER', 'HELD')).toBe(false)
  expect(mayGo('FULFILMENT', 'UNKNOWN', 'DOING')).toBe(false)
  expect(LIVE).not.toContain('HELD')
})
