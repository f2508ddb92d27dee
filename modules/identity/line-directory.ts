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

/** A SIM changed so lately may be in a thief's phone: the line moves no value by web, and for longer only half of it. */
export const SIM_CHANGE = { frozenHours: 72, halvedHours: 240 } as const

const HOUR_MS = 3_600_000

export function frozenUntil({ simChangedAt }: LineStanding, now: Date): Date | null {
  if (!simChangedAt) return null
  const end = new Date(simChangedAt.getTime() + SIM_CHANGE.frozenHours * HOUR_MS)
  return end > now ? end : null
}
