/** The only source of "now" on the server, so that a test can stand anywhere in time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

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
