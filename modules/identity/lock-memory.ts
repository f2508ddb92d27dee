import type { Clock } from '#platform/clock/clock.ts'

/** Short, so that a number that is freed by other means is free here soon. */
const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 10_000

export type LockMemory = {
  /** Seconds this number is still locked as far as we remember; null when the database has to be asked. */
  waitOf(number: string): number | null
  remember(number: string, waitSeconds: number): void
}

/** Numbers the database has just called locked: a flood of guesses on one of them is answered without asking again. */
export function makeLockMemory(clock: Clock): LockMemory {
  const known = new Map<string, { lockedUntil: number; forgetAt: number }>()
  const nowMs = () => clock.now().getTime()
  return {
    waitOf(number) {
      const lock = known.get(number)
      if (!lock) return null
      const leftMs = lock.lockedUntil - nowMs()
      if (leftMs > 0 && lock.forgetAt > nowMs()) return Math.ceil(leftMs / 1000)
      known.delete(number)
      return null
    },
    remember(number, waitSeconds) {
      if (known.size >= MOST_REMEMBERED) known.clear()
      known.set(number, { lockedUntil: nowMs() + waitSeconds * 1000, forgetAt: nowMs() + REMEMBERED_MS })
    },
  }
}
