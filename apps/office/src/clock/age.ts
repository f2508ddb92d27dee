const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** As a person says it, with the two units that matter: a key of the texts and its slots. */
export type Age = readonly [
  key: 'age.seconds' | 'age.minutes' | 'age.hours' | 'age.hoursMinutes' | 'age.days',
  slots: Record<string, number>,
]

/** Below ten hours the minutes count, up to two days the hours, then the days. */
export function ageOf(seconds: number): Age {
  const s = Math.max(0, Math.floor(seconds))
  if (s < MINUTE) return ['age.seconds', { n: s }]
  if (s < HOUR) return ['age.minutes', { n: Math.floor(s / MINUTE) }]
  const hours = Math.floor(s / HOUR)
  const minutes = Math.floor((s % HOUR) / MINUTE)
  if (s < 10 * HOUR && minutes > 0) return ['age.hoursMinutes', { h: hours, m: minutes }]
  if (s < 2 * DAY) return ['age.hours', { n: hours }]
  return ['age.days', { n: Math.floor(s / DAY) }]
}

export const secondsSince = (moment: string, at: number): number => (at - Date.parse(moment)) / 1000

/** Against its limit: calm, then a warning from four fifths on, then late. */
export function urgencyOf(ageSec: number, limitSec: number): 'calm' | 'soon' | 'late' {
  if (ageSec >= limitSec) return 'late'
  return ageSec >= limitSec * 0.8 ? 'soon' : 'calm'
}
