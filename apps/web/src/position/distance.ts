export type Spot = { readonly lat: number; readonly lng: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies; roads are longer. */
export function kilometresBetween(one: Spot, other: Spot): number {
  const dLat = radians(other.lat - one.lat)
  const dLng = radians(other.lng - one.lng)
  const half =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half))
}

/** `350 m`, `3.8 km`, `62 km`: no finer than anybody walks or drives. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)} m`
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`
}
