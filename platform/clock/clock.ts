/** The only source of "now" on the server, so that a test can stand anywhere in time. */
export type Clock = { now(): Date }

let aheadMs = 0

/** The machine's, plus what a demo was moved forward by. */
export const systemClock: Clock = { now: () => new Date(Date.now() + aheadMs) }

/** The machine's alone, for what is said to somebody who knows nothing of a demo's clock. */
export const machineClock: Clock = { now: () => new Date(Date.now()) }

export const systemClockAheadMs = (): number => aheadMs

/** For `follow-test-clock.ts` alone: what the database says is so in this process too. Never back. */
export function moveSystemClock(toAheadMs: number): void {
  aheadMs = Math.max(aheadMs, toAheadMs)
}

/** A clock that stands still until it is told otherwise. */
export function fixedClock(
  iso: string,
): Clock & { set(iso: string): void; forward(milliseconds: number): void } {
  let current = new Date(iso)
  return {
    now: () => new Date(current),
    set: (next) => {
      current = new Date(next)
    },
    forward: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds)
    },
  }
}
