import { matchRoute } from '../navigation/match-route.ts'
import { readHash } from '../navigation/hash-location.ts'
import { storedValue } from './stored-value.ts'

export const AFTER_LOGIN_KEY = '__AFTER_LOGIN__'
const KEPT_FOR_MS = 15 * 60 * 1000

export type AfterLogin = { readonly path: string; readonly itemId: string | null }

const memory = storedValue(AFTER_LOGIN_KEY, () => sessionStorage)

/** Where to go after a sign-in. `itemId` is the chosen data or voice share item. */
export function rememberForAfterLogin(path: string, itemId: string | null, now: number): void {
  memory.write(JSON.stringify({ path, itemId, savedAt: now }))
}

/** Where the sign-in will lead, without consuming it. */
export function peekAfterLogin(now: number): AfterLogin | null {
  try {
    const kept: unknown = JSON.parse(memory.read() ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { path, itemId, savedAt } = kept as Record<string, unknown>
    if (typeof path !== 'string' || typeof savedAt !== 'number') return null
    const age = now - savedAt
    if (age < 0 || age >= KEPT_FOR_MS) return null
    const match = matchRoute(readHash(path).path)
    if (!match || match.routeId === 'logIn') return null
    return { path, itemId: typeof itemId === 'string' ? itemId : null }
  } catch {
    return null
  }
}

/** Consumed once, so that a later sign-in never lands on an old target. Only addresses from our own table are followed. */
export function takeAfterLogin(now: number): AfterLogin | null {
  const target = peekAfterLogin(now)
  memory.clear()
  return target
}
