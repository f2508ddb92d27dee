import type { ContactPurpose } from '#contracts/identity.ts'
import { now } from '../clock/now.ts'
import { storedValue } from '../session/stored-value.ts'

/** A number that a guest proved by code for one purpose. It is not a sign-in. */
export type GuestSession = { readonly number: string; readonly token: string; readonly until: number }

/** In session storage, apart from an account's session. */
const placeOf = (purpose: ContactPurpose) => storedValue(`__GUEST__|${purpose}`, () => sessionStorage)

function readStored(purpose: ContactPurpose): GuestSession | null {
  try {
    const kept: unknown = JSON.parse(placeOf(purpose).read() ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { number, token, until } = kept as Record<string, unknown>
    const isWhole = typeof number === 'string' && typeof token === 'string' && typeof until === 'number'
    return isWhole ? { number, token, until } : null
  } catch {
    return null
  }
}

/** Also in memory, for browsers without storage. */
const kept = new Map<ContactPurpose, GuestSession | null>()
const listeners = new Set<() => void>()

function replace(purpose: ContactPurpose, next: GuestSession | null): void {
  kept.set(purpose, next)
  for (const listener of listeners) listener()
}

/** Null when nothing was proven in this tab, or it has expired. */
export function guestSession(purpose: ContactPurpose): GuestSession | null {
  if (!kept.has(purpose)) kept.set(purpose, readStored(purpose))
  const session = kept.get(purpose) ?? null
  return session && session.until > now() ? session : null
}

export function keepGuestSession(purpose: ContactPurpose, session: GuestSession): void {
  placeOf(purpose).write(JSON.stringify(session))
  replace(purpose, session)
}

export function forgetGuestSession(purpose: ContactPurpose): void {
  placeOf(purpose).clear()
  replace(purpose, null)
}

export function onGuestSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
