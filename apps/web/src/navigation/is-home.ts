import type { RouteId } from './addresses.ts'

/** Both addresses of the homepage. */
export const isHome = (routeId: RouteId) => routeId === 'home' || routeId === 'personal'
