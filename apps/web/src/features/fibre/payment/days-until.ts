const DAY_MS = 86_400_000

/** Whole days from one day to another, both as `2026-11-20`; below zero when it has passed. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)
