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
export function frozenUntil({ simChangedAt }: LineStanding, now: Date, rules: Rules): Date | null {
  if (!simChangedAt) return null
  const { frozenHours } = rules.at('sim.change', now)
  const end = new Date(simChangedAt.getTime() + frozenHours * HOUR_MS)
  return end > now ? end : null
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
