import { matchRoute } from '../../navigation/match-route.ts'
import { navigate, readHash } from '../../navigation/hash-location.ts'
import { now } from '../../clock/now.ts'
import { pathOf } from '../../navigation/paths.ts'
import type { RouteId } from '../../navigation/routes.ts'
import { peekAfterLogin, takeAfterLogin } from '../../session/after-login.ts'
import { selectedItem } from '../../session/selected.ts'

/** The page waiting behind the sign-in, for its name; null when there is none. */
export function waitingPage(): RouteId | null {
  const target = peekAfterLogin(now())
  return target ? (matchRoute(readHash(target.path).path)?.routeId ?? null) : null
}

/** Goes to the waiting page, or to the own account. Replaces the log-in page in the history, so that back does not return to it. */
export function goOn(): void {
  const target = takeAfterLogin(now())
  if (target?.itemId) selectedItem.set(target.itemId)
  navigate(target?.path ?? pathOf('myid'), { replace: true })
}
