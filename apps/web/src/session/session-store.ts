import { useSyncExternalStore } from 'react'
import { storedValue } from './stored-value.ts'

export const USER_KEY = 'user'
export const TOKEN_KEY = '__TOKEN__'

/** Two states and no roles: signed in with a username, or anonymous. */
export type Session =
  | { readonly state: 'anonymous' }
  | { readonly state: 'signedIn'; readonly username: string; readonly token: string }

const user = storedValue(USER_KEY, () => localStorage)
const token = storedValue(TOKEN_KEY, () => localStorage)

/** When a new token is due, in milliseconds; sent by the server at sign-in. */
export const rotateAt = storedValue('__ROTATE_AT__', () => localStorage)

const ANONYMOUS: Session = { state: 'anonymous' }

function readStored(): Session {
  const username = user.read()?.trim()
  const storedToken = token.read()
  return username && storedToken ? { state: 'signedIn', username, token: storedToken } : ANONYMOUS
}

let session = readStored()
const listeners = new Set<() => void>()

function replace(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Follows sign-ins and sign-outs in other tabs. A cleared storage is reported with a null key. */
function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === USER_KEY || event.key === TOKEN_KEY) replace(readStored())
}

export const currentSession = () => session
export const restoreSession = () => replace(readStored())

export function signIn(username: string, newToken: string): void {
  user.write(username)
  token.write(newToken)
  replace(username.trim() ? { state: 'signedIn', username, token: newToken } : ANONYMOUS)
}

/** Forgets the session on this device only; `signOut` also tells the server and reloads. */
export function forgetSession(): void {
  user.clear()
  token.clear()
  rotateAt.clear()
  replace(ANONYMOUS)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** A prerendered page has no session. */
const nobody = () => ANONYMOUS

export const useSession = () => useSyncExternalStore(subscribe, currentSession, nobody)
