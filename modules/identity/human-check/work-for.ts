/**
 * How much a phone has to calculate: the largest number it may have to count to. A browser slowed down four times counts to 131,072 in
 * 1.9 s and to 262,144 in 4.0 s (measured in Chromium), so the last step stays below three seconds. Addresses that fail more often get
 * fewer checks, never harder ones: a machine calculates fifty times faster than such a phone.
 */
export const WORK_STEPS = [2 ** 16, 2 ** 17, 185_000] as const

/** Failed checks and wrong codes of one address within ten minutes at which the next step begins. */
const FAILURES = [3, 10] as const
/** Checks requested of one process within a minute at which the next step begins. */
const ASKED_A_MINUTE = [600, 3_000] as const

/** From this many failures on the checks of an address are limited in number. */
export const FAILURES_TO_SLOW = 30

const stepOf = (count: number, from: readonly number[]): number => from.filter((many) => count >= many).length

export type Pressure = { readonly failures: number; readonly askedAMinute: number }

export function workFor({ failures, askedAMinute }: Pressure): number {
  const step = Math.max(stepOf(failures, FAILURES), stepOf(askedAMinute, ASKED_A_MINUTE))
  return WORK_STEPS[step] ?? WORK_STEPS[WORK_STEPS.length - 1] ?? 0
}
