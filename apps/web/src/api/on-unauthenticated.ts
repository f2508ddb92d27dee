import { currentPath, currentSearch, navigate } from '../app/hash-location.ts'
import { now } from '../app/now.ts'
import { paths } from '../app/paths.ts'
import { rememberForAfterLogin } from '../session/after-login.ts'
import { currentSession, forgetSession } from '../session/session-store.ts'

/** The stored token is dead: sign in again, and come back to where one was. An anonymous 401 is the caller's matter. */
export function onUnauthenticated(): void {
  if (currentSession().state === 'anonymous') return
  forgetSession()
  const search = currentSearch()
  rememberForAfterLogin(search ? `${currentPath()}?${search}` : currentPath(), null, now())
  navigate(paths.logIn)
}
