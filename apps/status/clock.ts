/** This machine's clock; replaced in tests. */
export type Clock = { nowMs(): number }

export const machineClock: Clock = { nowMs: () => Date.now() }
