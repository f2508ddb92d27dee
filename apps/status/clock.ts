/** This machine's; a test brings its own. */
export type Clock = { nowMs(): number }

export const machineClock: Clock = { nowMs: () => Date.now() }
