const LIVELY_MS = 5_000
const QUIET_MS = 30_000
const LIVELY_FOR_MS = 60_000

/** A word is often answered by another: for a minute after one, whoever looks is told at once. */
export const renewEvery = (sinceLastWordMs: number): number =>
  sinceLastWordMs < LIVELY_FOR_MS ? LIVELY_MS : QUIET_MS
