import { now } from '../clock/now.ts'
import { navigate } from '../navigation/hash-location.ts'
import { paths } from '../navigation/paths.ts'
import { rememberForAfterLogin } from '../session/after-login.ts'

/** In the address after a sign-in that began with the button: the sheet opens by itself. */
export const WANTED = 'buy'

export function signInFor(path: string): void {
  rememberForAfterLogin(path, null, now())
  navigate(paths.logIn)
}

/** The package, with its sheet open. */
export const buyPath = (id: string): string => `${paths.package(id)}?${WANTED}`

/** Afterwards the package stands there, and its sheet opens. */
export const signInToBuy = (id: string): void => signInFor(buyPath(id))
