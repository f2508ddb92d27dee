import { yangonDayKey } from '#language/yangon-day.ts'

type Row = { readonly at: string }
export type Day<T> = { readonly day: string; readonly rows: readonly T[] }

/** Rows of one day of Yangon together, in the order they came. */
export function byDay<T extends Row>(rows: readonly T[]): Day<T>[] {
  const days = new Map<string, T[]>()
  for (const row of rows) {
    const day = yangonDayKey(row.at)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return Array.from(days, ([day, own]) => ({ day, rows: own }))
}
