import { setTimeout as sleep } from 'node:timers/promises'

type Time = { now(): number; sleep(ms: number): Promise<unknown> }

const SECOND_MS = 1_000
/** More than a timer is late on a busy machine. */
const STOOD_STILL_MS = 50
const REAL: Time = { now: () => performance.now(), sleep: (ms) => sleep(ms) }

/** Lets them through one after the other, so many a second: what is not urgent leaves the machine to whoever waits. */
export function makePace(perSecond: number, time: Time = REAL): () => Promise<void> {
  const apartMs = SECOND_MS / perSecond
  let nextAt = 0
  async function itsMoment(): Promise<{ readonly lateMs: number }> {
    const now = time.now()
    const at = Math.max(now, nextAt)
    nextAt = at + apartMs
    if (at > now) await time.sleep(at - now)
    return { lateMs: time.now() - at }
  }
  return async function turn(): Promise<void> {
    const { lateMs } = await itsMoment()
    // A process that stood still finds all its moments gone at once: they queue again, once, so that nobody starves.
    if (lateMs > STOOD_STILL_MS) await itsMoment()
  }
}
