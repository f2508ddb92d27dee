import { later } from '../page/later.tsx'
import type { ShopsShown } from '#contracts/shop-services.ts'

/** Most posts and pages show no shops, so they do not pay for them. */
export const LaterShops = later<{ readonly shows: ShopsShown; readonly count: number }>(
  () => import('./short-shops.tsx').then((module) => module.ShortShops),
  () => null,
)
