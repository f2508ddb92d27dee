import { spread as spreadOut, type Spread } from '#platform/jobs/spread.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/**
 * When a move without an answer is asked about: after 30 s, 1, 2, 5, 10 and 30 minutes, then every hour; each up to a fifth sooner or
 * later, so that moves a silent core left open together are not asked about together.
 */
const AFTER_MS = [
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
] as const
const THEN_EVERY_MS = 60 * MINUTE_MS

/** When a process may have died after asking the core, another looks at its move after this time, when the core has long answered. */
export const LEFT_BEHIND_AFTER_MS = 15 * SECOND_MS

/** What people are promised: by then an SMS tells the result. */
export const PROMISED_WITHIN_MS = 30 * MINUTE_MS

export const askAgainAt = (asks: number, now: Date, spread: Spread = spreadOut): Date =>
  new Date(now.getTime() + spread(AFTER_MS[asks] ?? THEN_EVERY_MS))
