/** A code lives 180 s; the move waits for it a little longer. */
export const CODE_WITHIN_MS = 200_000
/** For all codes of one move together. The reservation is released earlier when the move is given up. */
export const HOLD_WITHIN_MS = 600_000
