/**
 * How much a phone is asked to do: the largest number it may have to count to. The last step takes a phone that is four
 * times slower than a desk at most three seconds (measured in Chromium, `bench/identity.ts`); whoever fails more than
 * that is slowed by address, never by more work, because a machine computes a hundred times faster than a cheap phone.
 */
export const WORK_STEPS = [2 ** 17, 2 ** 18, 360_000] as const

/** Failed checks and wrong codes of one address in ten minutes from which the next step holds. */
const FAILURES = [3, 10] as const
/** Checks asked of one process in a minute from which the next step holds. */
const ASKED_A_MINUTE = [600, 3_000] as const

/** From here on an address gets checks only one by one. */
export const FAILURES_TO_SLOW = 30

const stepOf = (count: number, from: readonly number[]): number => from.filter((many) => count >= many).length

export type Pressure = { readonly failures: number; readonly askedAMinute: number }

export function workFor({ failures, askedAMinute }: Pressure): number {
  const step = Math.max(stepOf(failures, FAILURES), stepOf(askedAMinute, ASKED_A_MINUTE))
  return WORK_STEPS[step] ?? WORK_STEPS[WORK_STEPS.length - 1] ?? 0
}
