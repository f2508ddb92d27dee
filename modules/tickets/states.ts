import type { TicketStatus } from '#contracts/tickets.ts'

/** Who may move a ticket. TIME is a job. */
export type Mover = 'CUSTOMER' | 'STAFF' | 'TIME'

type Steps = Readonly<Partial<Record<TicketStatus, readonly Mover[]>>>

/** Every allowed step and who may take it. "It works again" is the customer's RESOLVED. */
export const STEPS: Readonly<Record<TicketStatus, Steps>> = {
  NEW: { TRIAGED: ['STAFF'], CANCELLED: ['CUSTOMER'], REJECTED: ['STAFF'], RESOLVED: ['CUSTOMER'] },
  TRIAGED: { IN_PROGRESS: ['STAFF'], REJECTED: ['STAFF'], RESOLVED: ['STAFF', 'CUSTOMER'] },
  IN_PROGRESS: { WAITING_CUSTOMER: ['STAFF'], RESOLVED: ['STAFF', 'CUSTOMER'] },
  WAITING_CUSTOMER: { IN_PROGRESS: ['CUSTOMER'], RESOLVED: ['TIME', 'CUSTOMER'] },
  RESOLVED: { CLOSED: ['TIME'], REOPENED: ['CUSTOMER', 'STAFF'] },
  CLOSED: { REOPENED: ['CUSTOMER', 'STAFF'] },
  REOPENED: { IN_PROGRESS: ['STAFF'], RESOLVED: ['CUSTOMER'] },
  CANCELLED: {},
  REJECTED: {},
}

export const mayStep = (from: TicketStatus, to: TicketStatus, by: Mover): boolean =>
  STEPS[from][to]?.includes(by) ?? false

export const OPEN_STATUSES = ['NEW', 'TRIAGED', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'REOPENED'] as const
export const isOpen = (status: TicketStatus): boolean => OPEN_STATUSES.some((open) => open === status)

/** States that staff choose directly; WAITING_CUSTOMER follows from a question, and reopening from a customer or a merge. */
const BY_HAND: readonly TicketStatus[] = ['TRIAGED', 'IN_PROGRESS', 'RESOLVED', 'REJECTED']
export const byHand = (from: TicketStatus): TicketStatus[] =>
  BY_HAND.filter((to) => mayStep(from, to, 'STAFF'))

/** The steps to the wanted state; null when the table has no path. */
export function stepsTo(from: TicketStatus, to: TicketStatus): readonly TicketStatus[] | null {
  if (from === to) return []
  if (mayStep(from, to, 'STAFF')) return [to]
  const through = mayStep(from, 'IN_PROGRESS', 'STAFF') && mayStep('IN_PROGRESS', to, 'STAFF')
  return through ? ['IN_PROGRESS', to] : null
}
