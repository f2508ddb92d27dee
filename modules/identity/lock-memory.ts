import type { Clock } from '#platform/clock/clock.ts'

/** Short, because a number may be unlocked elsewhere meanwhile. */
const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 10_000

export type LockMemory = {
  /** Seconds this number stays locked as far as we remember; null when only the database knows. */
  waitOf(number: string): number | null
  remember(number: string, waitSeconds: number): void
}

/** Numbers that the database has just reported locked: further guesses are refused without asking it again. */
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
