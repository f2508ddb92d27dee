import { ADDRESSES, type RouteId } from '../navigation/addresses.ts'

/** A page document carries its address as name; `/` is no letter of an id. */
export const pageSlug = (routeId: RouteId) => ADDRESSES[routeId].replaceAll('/', '__')
