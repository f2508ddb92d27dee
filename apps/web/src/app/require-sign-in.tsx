import { type ReactNode, useEffect } from 'react'
import { navigate, currentSearch } from '../navigation/hash-location.ts'
import { paths } from '../navigation/paths.ts'
import type { Access } from '../navigation/route-row.ts'
import { useWebConfig } from '../api/web-config.ts'
import { now } from '../clock/now.ts'
import { useHydrated } from '../first-paint/use-hydrated.ts'
import { rememberForAfterLogin } from '../session/after-login.ts'
import { useSession } from '../session/session-store.ts'

type Props = {
  readonly access: Access
  readonly path: string
  readonly itemId: string | null
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Sign-in walls only where the requirements have them. The address is kept for after the sign-in. */
export function RequireSignIn({ access, path, itemId, waiting, children }: Props) {
  const session = useSession()
  const config = useWebConfig(access === 'findShop')
  const undecided = access === 'findShop' && config === null
  const wall = access === 'signedIn' || (access === 'findShop' && config?.findShop.requireLogin === true)
  // A prerendered page is made without a session, and shown only to those who may see it.
  const drawn = !useHydrated()
  const sentAway = wall && !drawn && session.state === 'anonymous'

  useEffect(() => {
    if (!sentAway) return
    const search = currentSearch()
    rememberForAfterLogin(search ? `${path}?${search}` : path, itemId, now())
    navigate(paths.logIn, { replace: true })
  }, [sentAway, path, itemId])

  return sentAway || (undecided && !drawn) ? waiting : children
}
