import { currentPath, currentSearch, navigate } from '../../navigation/hash-location.ts'
import { now } from '../../clock/now.ts'
import { paths } from '../../navigation/paths.ts'
import { rememberForAfterLogin } from '../../session/after-login.ts'

/** The login button: keeps the route one comes from, so that the sign-in ends where it began. */
export function goToLogIn(): void {
  const path = currentPath()
  const search = currentSearch()
  if (path !== paths.logIn) rememberForAfterLogin(search ? `${path}?${search}` : path, null, now())
  navigate(paths.logIn)
}
