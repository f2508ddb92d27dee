import type { PayloadRequest } from 'payload'
import { type Waiting, waitingOf } from './gate.ts'

/** Who makes this call with a session, whether or not the second factor was shown. */
export function personHere(req: PayloadRequest): Waiting | null {
  const waiting = waitingOf(req)
  if (waiting) return waiting
  const user = req.user as { id: unknown; email?: unknown; _sid?: unknown } | null
  if (typeof user?._sid !== 'string') return null
  return { id: Number(user.id), email: String(user.email), sessionId: user._sid }
}
