import type { ReadingState } from '#contracts/status.ts'
import type { Clock } from './clock.ts'

export type Probed = { readonly state: ReadingState; readonly atMs: number }

const WITHIN_MS = 5_000

type Ready = { readonly ready?: unknown; readonly degraded?: unknown }

/** Checks whether the website answers; silence is a result too. */
export async function probe(website: string, clock: Clock): Promise<Probed> {
  const say = (state: ReadingState): Probed => ({ state, atMs: clock.nowMs() })
  try {
    const answer = await fetch(`${website}/health/ready`, {
      signal: AbortSignal.timeout(WITHIN_MS),
      redirect: 'error',
    })
    const body = (await answer.json()) as Ready
    if (!answer.ok || body.ready !== true) return say('DOWN')
    return say(body.degraded === true ? 'DEGRADED' : 'UP')
  } catch {
    return say('DOWN')
  }
}
