const DAY_MS = 86_400_000

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const keyOf = (date: Date): string => date.toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS)

export const dayAfter = (day: string, days: number): string =>
  keyOf(new Date(utc(day).getTime() + days * DAY_MS))

/** The same day some months later; bill days are at most 28, so it always exists. */
export function monthsAfter(day: string, months: number): string {
  const date = utc(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return keyOf(date)
}

export const periodOf = (day: string): string => day.slice(0, 7)
