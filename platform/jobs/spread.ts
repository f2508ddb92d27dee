/** So that what failed together is not tried again together: up to a fifth sooner or later. */
export type Spread = (ms: number) => number

const PART = 0.2

export const spread: Spread = (ms) => Math.round(ms * (1 - PART + 2 * PART * Math.random()))
