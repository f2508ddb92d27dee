import type { CoreLine } from '#modules/value/index.ts'

/** A new line, as the ledger opens one. */
export const OPEN_DAYS = 365
const DAY_MS = 86_400_000

export const daysAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString()

type Standing = Omit<CoreLine, 'buckets'>

/** Forward only; a line without an end keeps none. */
export function extended(standing: Standing, days: number | undefined, now: Date): Standing {
  if (days === undefined || standing.endsAt === null) return standing
  const end = daysAfter(now, days)
  return end > standing.endsAt ? { ...standing, endsAt: end } : standing
}
