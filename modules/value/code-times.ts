/** A code lives 180 s; the move waits for it a little longer. */
export const CODE_WITHIN_MS = 200_000
/** All codes of one move together. What was set aside is given back earlier, when the move is given up or too old. */
export const HOLD_WITHIN_MS = 600_000
