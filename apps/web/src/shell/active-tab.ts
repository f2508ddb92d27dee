import { matchRoute } from '../navigation/match-route.ts'
import type { Tab } from '../navigation/route-row.ts'
import { ROUTES } from '../navigation/routes.ts'

/** From the path alone; a path that tells nothing is personal. */
export function activeTab(path: string): Tab {
  const match = matchRoute(path)
  return match ? ROUTES[match.routeId].tab : 'personal'
}
