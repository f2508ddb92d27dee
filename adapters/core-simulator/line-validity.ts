import type { CoreLine } from '#modules/value/index.ts'

/** Validity of a new line, as in the ledger. */
export const OPEN_DAYS = 365
const DAY_MS = 86_400_000

export const daysAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString()

type Standing = Omit<CoreLine, 'buckets'>

/** Only extends; a line without an end stays without one. */
export function extended(standing: Standing, days: number | undefined, now: Date): Standing {
  if (days === undefined || standing.endsAt === null) return standing
  const end = daysAfter(now, days)
  return end > standing.endsAt ? { ...standing, endsAt: end } : standing
}
