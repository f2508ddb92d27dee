const SECOND_MS = 1_000

/** Lets them through one after the other, so many a second: what is not urgent leaves the machine to whoever waits. */
export function makePace(perSecond: number): () => Promise<void> {
  const apartMs = SECOND_MS / perSecond
  let nextAt = 0
  return function turn(): Promise<void> {
    const now = performance.now()
    const at = Math.max(now, nextAt)
    nextAt = at + apartMs
    return at > now ? new Promise((resolve) => setTimeout(resolve, at - now)) : Promise.resolve()
  }
}
