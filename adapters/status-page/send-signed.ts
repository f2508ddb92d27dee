import { PUSH_HEADERS, PUSH_PATHS, signPush, type PushKind } from '#contracts/status-push.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { readKeyRing } from '#platform/config/key-ring.ts'

const WITHIN_MS = 5_000

export type StatusPlace = {
  readonly url: string
  /** A key ring: the first key signs. */
  readonly key: string
  /** The machine's own clock: the page there knows nothing of a demo's. */
  readonly clock: Clock
}

/** Sends one signed message to the status page; returns its answer, or null when there was none. */
export async function sendSigned(
  { url, key, clock }: StatusPlace,
  kind: PushKind,
  value: unknown,
): Promise<number | null> {
  const body = JSON.stringify(value)
  const at = clock.now().getTime()
  const signature = await signPush(readKeyRing(key)[0]?.key ?? '', kind, at, body)
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}${PUSH_PATHS[kind]}`, {
      method: 'PUT',
      body,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        [PUSH_HEADERS.at]: String(at),
        [PUSH_HEADERS.signature]: signature,
      },
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
