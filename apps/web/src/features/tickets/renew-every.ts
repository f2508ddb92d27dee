const LIVELY_MS = 5_000
const QUIET_MS = 30_000
const LIVELY_FOR_MS = 60_000

/** A message is often answered quickly: for a minute after one, the page refreshes more often. */
export const renewEvery = (sinceLastWordMs: number): number =>
  sinceLastWordMs < LIVELY_FOR_MS ? LIVELY_MS : QUIET_MS
