import { ROUTES, type RouteId } from '../navigation/routes.ts'

/** Open to everybody, but what they show depends on who looks, on their device or on what they typed. */
const OWN: ReadonlySet<RouteId> = new Set([
  'forgetPassword',
  'myid',
  'myidHistory',
  'myidPackages',
  'myidRecipients',
  'myidLines',
  'myidNotifications',
  'myidSettings',
  'mobileServicesGift',
  'receipt',
  'topUp',
  'offline',
])

/** Whether a page drawn once, for nobody in particular, is the page everybody gets. */
export const isSameForAll = (routeId: RouteId): boolean =>
  ROUTES[routeId].access === 'public' && !OWN.has(routeId)
