import { setTimeout as sleep } from 'node:timers/promises'

type Time = { now(): number; sleep(ms: number): Promise<unknown> }

const SECOND_MS = 1_000
/** How late a timer may be in a busy process; nothing is made up for a longer time. */
const STOOD_STILL_MS = 100
/** Timers are not more exact than this. */
const LEAST_SLEEP_MS = 1
const REAL: Time = { now: () => performance.now(), sleep: (ms) => sleep(ms) }

/**
 * Lets jobs through in their order, this many a second, so that work that is not urgent leaves the machine to people. One timer for
 * all: when it is late, as many go as were due since, so a busy process keeps its rate and one that stood still has no burst.
 */
export function makeJobRate(perSecond: number, time: Time = REAL): () => Promise<void> {
  const apartMs = SECOND_MS / perSecond
  const most = Math.max(1, STOOD_STILL_MS / apartMs)
  const waiting: (() => void)[] = []
  let free = 1
  let countedAt = time.now()
  let isReleasing = false

  function count(atMost: number): void {
    const now = time.now()
    free = Math.min(atMost, free + (now - countedAt) / apartMs)
    countedAt = now
  }

  async function release(): Promise<void> {
    isReleasing = true
    while (waiting.length > 0) {
      await time.sleep(Math.max(LEAST_SLEEP_MS, (1 - free) * apartMs))
      count(most)
      for (const next of waiting.splice(0, Math.floor(free))) {
        free -= 1
        next()
      }
    }
    isReleasing = false
  }

  return async function turn(): Promise<void> {
    // Turns that nobody used are not saved up.
    if (!isReleasing) count(1)
    if (!isReleasing && free >= 1) {
      free -= 1
      return
    }
    await new Promise<void>((next) => {
      waiting.push(next)
      if (!isReleasing) void release()
    })
  }
}
