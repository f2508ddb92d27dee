import { ROUTES, type RouteId } from '../navigation/routes.ts'

/** Public pages whose content depends on the visitor, the device, something typed, or the minute. */
const OWN: ReadonlySet<RouteId> = new Set([
  'forgetPassword',
  'myid',
  'myidHistory',
  'myidPackages',
  'myidRecipients',
  'myidSettings',
  'mobileServicesGift',
  'receipt',
  // A prerendered page would claim that there are no incidents.
  'status',
  'topUp',
  // A voucher's stock changes with every exchange.
  'loyaltyVoucherExchange',
  'loyaltyVoucherDetail',
  'loyaltyDinner',
  'offline',
])

/**
 * Whether a page rendered without a session is the same for everybody. The shop page counts: `inline/start.ts` requests its rendering
 * only for signed-in visitors.
 */
export const isSameForAll = (routeId: RouteId): boolean =>
  ROUTES[routeId].access !== 'signedIn' && !OWN.has(routeId)
