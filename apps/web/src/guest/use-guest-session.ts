import { useEffect, useReducer, useSyncExternalStore } from 'react'
import type { ContactPurpose } from '#contracts/identity.ts'
import { now } from '../clock/now.ts'
import { type GuestSession, guestSession, onGuestSession } from './guest-session.ts'

const nobody = () => null

/** The number proven in this tab; null again when the proof expires. */
export function useGuestSession(purpose: ContactPurpose): GuestSession | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const session = useSyncExternalStore(onGuestSession, () => guestSession(purpose), nobody)
  const until = session?.until ?? null
  useEffect(() => {
    if (until === null) return undefined
    const timer = window.setTimeout(redraw, until - now())
    return () => window.clearTimeout(timer)
  }, [until])
  return session
}
