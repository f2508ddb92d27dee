import type { Award } from '#contracts/pages.ts'

export type AwardYear = { readonly year: number; readonly awards: readonly Award[] }

/** Newest year first; within a year in the order given. */
export function byYear(awards: readonly Award[]): AwardYear[] {
  const years = [...new Set(awards.map(({ year }) => year))].sort((a, b) => b - a)
  return years.map((year) => ({ year, awards: awards.filter((award) => award.year === year) }))
}
