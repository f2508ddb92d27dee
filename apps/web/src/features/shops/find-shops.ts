import type { Shop } from '#contracts/shops.ts'
import { isOpen, openState } from '#language/open-hours.ts'
import { searchFor, searchKey } from '#language/search-text.ts'
import { kilometresBetween, type Spot } from '../../position/distance.ts'
import type { ShopFilters } from './shop-filters.ts'

export type FoundShop = { readonly shop: Shop; readonly km: number | null }

const keys = new WeakMap<Shop, string>()

/** Names, townships and addresses in both languages, made once for each shop: typing must not wait for it. */
function keyOf(shop: Shop): string {
  const known = keys.get(shop)
  if (known !== undefined) return known
  const key = searchKey(shop.name, shop.nameMm, shop.township, shop.townshipMm, shop.address, shop.addressMm)
  keys.set(shop, key)
  return key
}

type Asked = {
  readonly filters: Pick<ShopFilters, 'type' | 'service' | 'region' | 'openNow'>
  /** What the typed words may mean; more than one when they may be Zawgyi. */
  readonly readings: readonly string[]
  readonly now: number
  readonly from: Spot | null
}

/** Everything but the radius. Nearest first where we know from where, in the editors' order elsewhere. */
export function findShops(shops: readonly Shop[], { filters, readings, now, from }: Asked): FoundShop[] {
  const { type, service, region, openNow } = filters
  const wanted = readings.filter((reading) => reading.trim() !== '').map(searchFor)
  const found = shops
    .filter(
      (shop) =>
        (type === null || shop.type === type) &&
        (service === null || shop.services.includes(service)) &&
        (region === null || shop.regionId === region) &&
        (wanted.length === 0 || wanted.some((fits) => fits(keyOf(shop)))) &&
        (!openNow || isOpen(openState(shop, now))),
    )
    .map((shop) => ({ shop, km: from && kilometresBetween(from, shop) }))
  return from ? found.sort((one, other) => (one.km ?? 0) - (other.km ?? 0)) : found
}

export const RADII_KM = [5, 20, 50] as const
export type RadiusKm = (typeof RADII_KM)[number]

/** When nothing lies within the widest radius, these few are told all the same. */
const NEAREST = 3

export type Around = {
  readonly shops: readonly FoundShop[]
  /** Null when nothing is that near: then these are the nearest there are. */
  readonly radiusKm: RadiusKm | null
  /** The next wider one that shows more; null when there is none. */
  readonly wider: RadiusKm | null
}

/** The smallest radius from the asked one on in which there is a shop. */
export function around(found: readonly FoundShop[], atLeastKm: RadiusKm): Around {
  const within = (radius: number) => found.filter(({ km }) => km !== null && km <= radius)
  const radiusKm = RADII_KM.find((radius) => radius >= atLeastKm && within(radius).length > 0) ?? null
  if (radiusKm === null) return { shops: found.slice(0, NEAREST), radiusKm: null, wider: null }
  const shops = within(radiusKm)
  const wider = RADII_KM.find((radius) => radius > radiusKm && within(radius).length > shops.length) ?? null
  return { shops, radiusKm, wider }
}
