import type { Shop } from '#contracts/shops.ts'

/** Phones with Android open their own map; elsewhere the address would lead nowhere, so there the numbers are copied. */
export const opensMaps = (): boolean => /Android/i.test(navigator.userAgent)

export const coordinatesOf = ({ lat, lng }: Pick<Shop, 'lat' | 'lng'>): string =>
  `${lat.toFixed(5)}, ${lng.toFixed(5)}`

/** A pin with the name of the shop, in whichever map the owner of the phone likes. */
export const geoHref = ({ lat, lng, name }: Pick<Shop, 'lat' | 'lng' | 'name'>): string =>
  `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`
