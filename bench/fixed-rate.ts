import { setTimeout as wait } from 'node:timers/promises'
import type { Work } from './rounds.ts'

export type Latency = { readonly p50: number; readonly p99: number }
export type Rate = { readonly perSecond: number; readonly seconds: number }

/**
 * At fixed times, whether earlier requests were answered or not, and measured from the time each was due: a slow answer must not slow
 * down the next request, nor count once where many would have waited.
 */
export async function atFixedRate(work: Work, from: number, { perSecond, seconds }: Rate): Promise<Latency> {
  const start = performance.now()
  const answers: Promise<number>[] = []
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = start + (at * 1_000) / perSecond
    await wait(Math.max(0, due - performance.now()))
    const took = work(from + at).then(() => performance.now() - due)
    // Reported when all have finished; until then it must not end the process.
    took.catch(() => undefined)
    answers.push(took)
  }
  const sorted = (await Promise.all(answers)).toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
