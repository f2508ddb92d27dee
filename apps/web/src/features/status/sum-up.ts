import type { Incident, Reading } from '#contracts/status.ts'

export type Sum = 'UP' | 'BAD' | 'UNKNOWN'

/** The one sentence on top. What was not seen is not called well. */
export function sumUp(readings: readonly Reading[], now: readonly Incident[]): Sum {
  if (now.length > 0 || readings.some(({ state }) => state === 'DOWN' || state === 'DEGRADED')) return 'BAD'
  return readings.some(({ state }) => state === 'UP') ? 'UP' : 'UNKNOWN'
}

/** Planned work is not counted as a disturbance. */
export const sortOut = (incidents: readonly Incident[]) => {
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null)
  return {
    now: open.filter(({ status }) => status !== 'PLANNED'),
    planned: open.filter(({ status }) => status === 'PLANNED'),
    past: incidents.filter(({ resolvedAt }) => resolvedAt !== null),
  }
}
