/** When somebody may be called; ANY where it does not matter. */
export const CALL_TIMES = ['ANY', 'AM', 'PM', 'EVE'] as const
export type CallTime = (typeof CALL_TIMES)[number]
