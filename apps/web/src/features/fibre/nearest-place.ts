import type { Place } from '#contracts/fibre.ts'
import { kilometresBetween, type Spot } from '../../position/distance.ts'

/** Farther than this somebody is not in that ward. */
const FAR_KM = 15

/** The ward whose middle is nearest, as the crow flies; null where none is near. */
export function nearestPlace(spot: Spot, places: readonly Place[]): Place | null {
  const wards = places
    .filter(({ level }) => level === 'WARD')
    .map((place) => ({ place, km: kilometresBetween(spot, place) }))
    .filter(({ km }) => km <= FAR_KM)
  return (
    wards.reduce<(typeof wards)[number] | null>(
      (best, one) => (best === null || one.km < best.km ? one : best),
      null,
    )?.place ?? null
  )
}
