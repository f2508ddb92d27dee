import { isHome } from '../navigation/is-home.ts'
import type { RouteId } from '../navigation/addresses.ts'
import { loadAhead } from '../page/later.tsx'
import type { LoadPage } from '../page/page-props.ts'

export const homePage: LoadPage = () => import('../features/home/home-page.tsx')

/**
 * Everything that every page but a visitor's home needs: the list of their files, the wall before some, what stands
 * there until one comes. Most first visits are home, and read none of it.
 */
export const otherPage = () => import('./other-page.tsx')

/** Whoever is signed in has a home of their own. */
export const isGuestHome = (routeId: RouteId, signedIn: boolean) => isHome(routeId) && !signedIn

/** Fetches all that a page is drawn with; whoever draws it afterwards has it at once. No route: the not-found screen. */
export async function loadPage(routeId: RouteId | null, signedIn = false): Promise<void> {
  if (routeId && isGuestHome(routeId, signedIn)) return void (await loadAhead(homePage))
  const { otherPageOf } = await loadAhead(otherPage)
  if (routeId) await loadAhead(otherPageOf(routeId))
}
