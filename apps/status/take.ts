import { isSigned, PUSH_SKEW_MS, StatusLine, StatusState, type PushKind } from '#contracts/status-push.ts'
import type { Kept } from './kept.ts'

type Pushed = {
  readonly kind: PushKind
  readonly at: string
  readonly signature: string
  readonly body: string
}

/** HTTP status of a refusal: not signed by us, not current, already received, wrong shape. */
type Refused = 401 | 408 | 409 | 422

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The new state, or a refusal. The signature is checked first, so that nobody else learns anything from the answer. */
export async function take(
  kept: Kept,
  { kind, at, signature, body }: Pushed,
  { keys, nowMs }: { readonly keys: readonly string[]; readonly nowMs: number },
): Promise<Kept | Refused> {
  const signedAt = /^\d{1,15}$/.test(at) ? Number(at) : Number.NaN
  if (Number.isNaN(signedAt)) return 401
  const signed = await Promise.all(keys.map((key) => isSigned(key, signature, { kind, at: signedAt, body })))
  if (!signed.includes(true)) return 401
  if (Math.abs(nowMs - signedAt) > PUSH_SKEW_MS) return 408
  if (signedAt <= (kept[kind]?.signedAt ?? 0)) return 409
  if (kind === 'state') {
    const state = StatusState.safeParse(parse(body))
    return state.success ? { ...kept, state: { value: state.data, signedAt, heardAt: nowMs } } : 422
  }
  const line = StatusLine.safeParse(parse(body))
  return line.success ? { ...kept, line: { value: line.data, signedAt, heardAt: nowMs } } : 422
}
