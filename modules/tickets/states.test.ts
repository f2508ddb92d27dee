import { describe, expect, it } from 'vitest'
import { TICKET_STATUSES, type TicketStatus } from '#contracts/tickets.ts'
import { byHand, isOpen, mayStep, STEPS, stepsTo } from './states.ts'

/** Written a second time on purpose: whoever changes one table has to change both. */
const TABLE: Record<TicketStatus, TicketStatus[]> = {
  NEW: ['TRIAGED', 'CANCELLED', 'REJECTED'],
  TRIAGED: ['IN_PROGRESS', 'REJECTED', 'RESOLVED'],
  IN_PROGRESS: ['WAITING_CUSTOMER', 'RESOLVED'],
  WAITING_CUSTOMER: ['IN_PROGRESS', 'RESOLVED'],
  RESOLVED: ['CLOSED', 'REOPENED'],
  CLOSED: ['REOPENED'],
  REOPENED: ['IN_PROGRESS'],
  CANCELLED: [],
  REJECTED: [],
}

describe('states of a ticket', () => {
  it.each(TICKET_STATUSES)(
    '%s leads where the table says, and to RESOLVED by the customer while it is open',
    (from) => {
      const wanted = new Set<string>([...TABLE[from], ...(isOpen(from) ? ['RESOLVED'] : [])])
      expect(new Set(Object.keys(STEPS[from]))).toEqual(wanted)
      expect(mayStep(from, 'RESOLVED', 'CUSTOMER')).toBe(isOpen(from))
    },
  )

  it('an answer goes through IN_PROGRESS where it has to, and nowhere without a way', () => {
    expect(stepsTo('TRIAGED', 'WAITING_CUSTOMER')).toEqual(['IN_PROGRESS', 'WAITING_CUSTOMER'])
    expect(stepsTo('TRIAGED', 'RESOLVED')).toEqual(['RESOLVED'])
    expect(stepsTo('REOPENED', 'RESOLVED')).toEqual(['IN_PROGRESS', 'RESOLVED'])
    expect(stepsTo('WAITING_CUSTOMER', 'WAITING_CUSTOMER')).toEqual([])
    expect(stepsTo('WAITING_CUSTOMER', 'RESOLVED')).toBeNull()
    expect(stepsTo('CLOSED', 'RESOLVED')).toBeNull()
  })

  it('nobody sets WAITING_CUSTOMER without a question', () => {
    for (const status of TICKET_STATUSES) expect(byHand(status)).not.toContain('WAITING_CUSTOMER')
  })
})
