import { lastDay } from '#language/last-day.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Part } from '#platform/db/part.ts'

/** What identity needs to know about a line. The operator's core answers it; without one our own table does. */
export type LineDirectory = {
  find(number: string): Promise<LineStanding>
  /** The same as part of a larger statement, where the directory is a table of ours. */
  part?(number: string): Part<LineStanding>
}

export type LineStanding = {
  readonly state: 'ACTIVE' | 'BARRED' | 'UNKNOWN'
  readonly simChangedAt: Date | null
}

const HOUR_MS = 3_600_000

/** After a change of SIM the line moves no value on the website until then: a thief may have the new SIM. */
export function frozenUntil(
  { simChangedAt }: Pick<LineStanding, 'simChangedAt'>,
  now: Date,
  rules: Rules,
): Date | null {
  if (!simChangedAt) return null
  const { frozenHours } = rules.at('sim.change', now)
  const end = new Date(simChangedAt.getTime() + frozenHours * HOUR_MS)
  return end > now ? end : null
}

/** Why a line may not give to others after a change of its SIM; null when it may. */
export function frozenRefusal(
  line: Pick<LineStanding, 'simChangedAt'>,
  now: Date,
  rules: Rules,
): Refused | null {
  const frozen = frozenUntil(line, now, rules)
  return frozen ? refused('SENDER_INELIGIBLE', { slots: { date: lastDay(frozen) } }) : null
}

/** An event of the operator about a line. */
export type LineEvent = {
  /** A repeated event has the same id. */
  readonly eventId: string
  readonly number: string
  readonly what: 'SIM_CHANGED' | 'SUSPENDED' | 'RESUMED' | 'REASSIGNED' | 'ENDED'
  readonly at: Date
}

/** Events of an outside directory. An event that is not acknowledged is sent again. */
export type LineEventSource = {
  waiting(): Promise<readonly LineEvent[]>
  taken(eventId: string): Promise<void>
}
