import type { TicketStatus } from '#contracts/tickets.ts'
import type { Tone } from '../parts/tag.tsx'

export const TICKET_TONES: Readonly<Record<TicketStatus, Tone>> = {
  NEW: 'warn',
  TRIAGED: 'plain',
  IN_PROGRESS: 'plain',
  WAITING_CUSTOMER: 'plain',
  REOPENED: 'warn',
  RESOLVED: 'ok',
  CLOSED: 'ok',
  CANCELLED: 'plain',
  REJECTED: 'plain',
}
