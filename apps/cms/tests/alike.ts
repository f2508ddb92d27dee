import type { Said } from './staff.ts'

const ROUNDS = 16
/** Beyond this many standard deviations two series of times are not alike: one chance in 1,600. */
export const UNLIKE = 3.2

export type Try = { readonly ready?: () => Promise<unknown>; readonly ask: () => Promise<Said> }

/** Only the answer is timed, not how the account is made ready for it. */
async function timed({ ready, ask }: Try): Promise<number> {
  await ready?.()
  const began = performance.now()
  await ask()
  return performance.now() - began
}

/** In turns, so that a busy moment of the machine meets both. */
export async function inTurns(one: Try, other: Try): Promise<readonly [number[], number[]]> {
  const [a, b]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    a.push(await timed(one))
    b.push(await timed(other))
  }
  return [a, b]
}

/** Mann and Whitney's test of two samples by their ranks, as a number of standard deviations. */
export function unlikeness([a, b]: readonly [readonly number[], readonly number[]]): number {
  const wins = a.reduce(
    (sum, x) => sum + b.filter((y) => x > y).length + b.filter((y) => x === y).length / 2,
    0,
  )
  const pairs = a.length * b.length
  return Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (a.length + b.length + 1)) / 12)
}
