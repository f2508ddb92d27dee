import { matchRoute } from '../app/match-route.ts'
import type { Tab } from '../app/route-types.ts'
import { ROUTES } from '../app/routes.ts'

/** From the path alone; a path that tells nothing is personal. */
export function activeTab(path: string): Tab {
  const match = matchRoute(path)
  return match ? ROUTES[match.routeId].tab : 'personal'
}
