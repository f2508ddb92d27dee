import type { Place } from '#contracts/fibre.ts'
import { useFibrePlaces } from '../api/use-fibre-places.ts'
import { setMyPlace, useMyPlace } from './my-place.ts'

const byId = (places: readonly Place[] | undefined, id: string | null) =>
  places?.find(({ placeId }) => placeId === id) ?? null

/** Three selects that follow from one another. The answer is there when nothing finer is left to choose. */
export function usePlaceChoice() {
  const mine = useMyPlace()
  const regions = useFibrePlaces({ level: 'REGION' })
  const townships = useFibrePlaces(mine ? { parentId: mine.regionId } : null)
  const wards = useFibrePlaces(mine?.townshipId ? { parentId: mine.townshipId } : null)
  const region = byId(regions.data, mine?.regionId ?? null)
  const township = byId(townships.data, mine?.townshipId ?? null)
  const ward = byId(wards.data, mine?.wardId ?? null)
  const finest = ward ?? (township && wards.data?.length === 0 ? township : null)
  const isComing = [regions, townships, wards].some(({ data, isFetching }) => !data && isFetching)
  return {
    /** A list is on its way: what was chosen before may be on it. */
    isComing,
    regions,
    townships,
    wards,
    region,
    township,
    ward,
    /** The place asked about, once it is known finely enough. */
    answer: finest,
    chooseRegion: (regionId: string) =>
      setMyPlace(regionId ? { regionId, townshipId: null, wardId: null } : null),
    chooseTownship: (townshipId: string) =>
      mine && setMyPlace({ ...mine, townshipId: townshipId || null, wardId: null }),
    chooseWard: (wardId: string) => mine && setMyPlace({ ...mine, wardId: wardId || null }),
  }
}

export type PlaceChoice = ReturnType<typeof usePlaceChoice>
