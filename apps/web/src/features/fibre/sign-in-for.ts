import { now } from '../../clock/now.ts'
import { navigate } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { rememberForAfterLogin } from '../../session/after-login.ts'

/** To the sign-in and back to this place. `fibre`: for people without a SIM of ours, who sign up on the way. */
export function signInFor(path: string, fibre = false): void {
  rememberForAfterLogin(path, null, now())
  navigate(fibre ? `${paths.logIn}?fibre` : paths.logIn)
}
