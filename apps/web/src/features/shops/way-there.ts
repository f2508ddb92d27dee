import type { Shop } from '#contracts/shops.ts'

type Place = Pick<Shop, 'lat' | 'lng' | 'name'>

/** How each kind of phone names a pin in its own map. */
const MAPS: readonly (readonly [phone: RegExp, href: (place: Place) => string])[] = [
  [/Android/i, ({ lat, lng, name }) => `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`],
  [/iPhone|iPad|iPod/i, ({ lat, lng, name }) => `maps:?ll=${lat},${lng}&q=${encodeURIComponent(name)}`],
]

/** Null where no map would open: there the numbers are copied. */
export const mapHref = (place: Place, userAgent = navigator.userAgent): string | null =>
  MAPS.find(([phone]) => phone.test(userAgent))?.[1](place) ?? null

export const coordinatesOf = ({ lat, lng }: Pick<Shop, 'lat' | 'lng'>): string =>
  `${lat.toFixed(5)}, ${lng.toFixed(5)}`
