import { setTimeout as wait } from 'node:timers/promises'

/** Whether it came true within the time. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  const until = performance.now() + seconds * 1000
  while (!(await isTrue())) {
    if (performance.now() > until) return false
    await wait(50)
  }
  return true
}
