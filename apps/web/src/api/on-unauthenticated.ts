import { currentPath, currentSearch, navigate } from '../navigation/hash-location.ts'
import { now } from '../clock/now.ts'
import { paths } from '../navigation/paths.ts'
import { rememberForAfterLogin } from '../session/after-login.ts'
import { currentSession, forgetSession } from '../session/session-store.ts'

/**
 * The stored token is invalid: sign in again, then return here. A 401 without a token is the caller's problem, and a late answer to a
 * token replaced meanwhile says nothing about the new one.
 */
export function onUnauthenticated(token: string | null): void {
  const session = currentSession()
  if (session.state === 'anonymous' || session.token !== token) return
  forgetSession()
  const search = currentSearch()
  rememberForAfterLogin(search ? `${currentPath()}?${search}` : currentPath(), null, now())
  navigate(`${paths.logIn}?ended`)
}
