import type { Rules } from '#modules/rules/index.ts'
import type { Part } from '#platform/db/part.ts'

/** What identity needs to know of a line. The operator's core answers it; until then our own table does. */
export type LineDirectory = {
  find(number: string): Promise<LineStanding>
  /** The same as a part of a larger statement, where the directory is a table of ours. */
  part?(number: string): Part<LineStanding>
}

export type LineStanding = {
  readonly state: 'ACTIVE' | 'BARRED' | 'UNKNOWN'
  readonly simChangedAt: Date | null
}

const HOUR_MS = 3_600_000

/** Until then the line moves no value by web: its SIM may be in a thief's phone. */
export function frozenUntil({ simChangedAt }: LineStanding, now: Date, rules: Rules): Date | null {
  if (!simChangedAt) return null
  const { frozenHours } = rules.at('sim.change', now)
  const end = new Date(simChangedAt.getTime() + frozenHours * HOUR_MS)
  return end > now ? end : null
}

/** What the operator tells of a line. */
export type LineEvent = {
  /** The same event told twice has the same. */
  readonly eventId: string
  readonly number: string
  readonly what: 'SIM_CHANGED' | 'SUSPENDED' | 'RESUMED' | 'REASSIGNED' | 'ENDED'
  readonly at: Date
}

/** Where a directory outside tells its events. One that is not taken is told again. */
export type LineEventSource = {
  waiting(): Promise<readonly LineEvent[]>
  taken(eventId: string): Promise<void>
}
