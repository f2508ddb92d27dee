import { ROUTES, type RouteId } from '../navigation/routes.ts'

/** A page document carries its address as name; `/` is no letter of an id. */
export const pageSlug = (routeId: RouteId) => ROUTES[routeId].path.replaceAll('/', '__')
