import { isHome } from '../navigation/is-home.ts'
import type { RouteId } from '../navigation/addresses.ts'
import { loadAhead } from '../page/later.tsx'
import type { LoadPage } from '../page/page-props.ts'

export const homePage: LoadPage = () => import('../features/home/home-page.tsx')

/**
 * What every page except the visitor's home needs: the list of page files, the sign-in wall, the placeholders. Most first visits are home
 * and load none of it.
 */
export const otherPage = () => import('./other-page.tsx')

/** Signed-in customers have another home page. */
export const isGuestHome = (routeId: RouteId, signedIn: boolean) => isHome(routeId) && !signedIn

/** Loads everything a page is rendered with, so that it can be rendered at once. No route means the not-found screen. */
export async function loadPage(routeId: RouteId | null, signedIn = false): Promise<void> {
  if (routeId && isGuestHome(routeId, signedIn)) return void (await loadAhead(homePage))
  const { otherPageOf } = await loadAhead(otherPage)
  if (routeId) await loadAhead(otherPageOf(routeId))
}
