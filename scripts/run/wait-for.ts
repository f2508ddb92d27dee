import { setTimeout as sleep } from 'node:timers/promises'

/** True as soon as the address answers 2xx; false when the time is over. */
export async function waitForHttp(address: string, seconds: number): Promise<boolean> {
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const good = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (good) return true
    await sleep(200)
  }
  return false
}
