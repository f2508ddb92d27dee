import type { TicketPriority } from '#contracts/tickets.ts'
import { afterWorkingTime } from '#language/working-time.ts'
import type { Rules } from '#modules/rules/index.ts'

const HOUR_MS = 3_600_000

/** When a person has to answer something that arrives now: P1 round the clock, others by the hours of customer care. */
export function answerBy(rules: Rules, priority: TicketPriority, now: Date): Date {
  const milliseconds = rules.at('ticket.answer', now)[priority] * HOUR_MS
  if (priority === 'P1') return new Date(now.getTime() + milliseconds)
  const { hours, holidays } = rules.at('care.calendar', now)
  return afterWorkingTime({ hours, holidayClosures: holidays }, now, milliseconds)
}

export const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)
