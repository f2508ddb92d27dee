import type { BadgeProps } from '#ui/badge/badge.tsx'
import type { TicketStatus } from '#contracts/tickets.ts'

type State = {
  /** How many of the four steps are behind it; none where it ended otherwise. */
  readonly steps: 0 | 1 | 2 | 3 | 4
  readonly tone: NonNullable<BadgeProps['tone']>
}

export const STATES: Readonly<Record<TicketStatus, State>> = {
  NEW: { steps: 1, tone: 'brand' },
  TRIAGED: { steps: 2, tone: 'brand' },
  IN_PROGRESS: { steps: 3, tone: 'brand' },
  WAITING_CUSTOMER: { steps: 3, tone: 'warning' },
  REOPENED: { steps: 3, tone: 'brand' },
  RESOLVED: { steps: 4, tone: 'success' },
  CLOSED: { steps: 4, tone: 'success' },
  CANCELLED: { steps: 0, tone: 'plain' },
  REJECTED: { steps: 0, tone: 'plain' },
}

export const STEPS = ['sent', 'read', 'atWork', 'solved'] as const
