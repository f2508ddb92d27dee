/** The only source of "now" on the server, so that tests can set the time. */
export type Clock = { now(): Date }

let aheadMs = 0

/** The machine's time, plus the offset by which a demo was moved forward. */
export const systemClock: Clock = { now: () => new Date(Date.now() + aheadMs) }

/** The machine's time alone, for receivers that know nothing of a demo's clock. */
export const machineClock: Clock = { now: () => new Date(Date.now()) }

export const systemClockAheadMs = (): number => aheadMs

/** Used by `follow-test-clock.ts` only: takes over the offset stored in the database. Never goes back. */
export function moveSystemClock(toAheadMs: number): void {
  aheadMs = Math.max(aheadMs, toAheadMs)
}

/** A clock that stands still until it is moved. */
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
