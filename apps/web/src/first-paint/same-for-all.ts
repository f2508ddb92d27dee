import { ROUTES, type RouteId } from '../navigation/routes.ts'

/** Open to everybody, but what they show depends on who looks, on their device, on what they typed, or on this very minute. */
const OWN: ReadonlySet<RouteId> = new Set([
  'forgetPassword',
  'myid',
  'myidHistory',
  'myidPackages',
  'myidRecipients',
  'myidSettings',
  'mobileServicesGift',
  'receipt',
  // A page drawn earlier would say that nothing is disturbed.
  'status',
  'topUp',
  // What is left of a voucher changes with every exchange.
  'loyaltyVoucherExchange',
  'loyaltyVoucherDetail',
  'loyaltyDinner',
  'offline',
])

/**
 * Whether a page drawn once, for nobody in particular, is the page everybody gets. The shops are the same for all who may
 * see them: `inline/start.ts` asks for that drawing only where somebody is signed in.
 */
export const isSameForAll = (routeId: RouteId): boolean =>
  ROUTES[routeId].access !== 'signedIn' && !OWN.has(routeId)
