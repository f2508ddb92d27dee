import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import type { Shop } from '#contracts/shops.ts'
import { useReadings } from '../../catalogue/use-readings.ts'
import { currentSearch, replaceSearch } from '../../navigation/hash-location.ts'
import { useMinute } from '../../shop-list/use-minute.ts'
import { townshipOf } from './country.ts'
import { around, findShops, type RadiusKm, RADII_KM } from './find-shops.ts'
import { rememberedTownship, rememberTownship } from './my-township.ts'
import { readFilters, writeFilters, type ShopFilters } from './shop-filters.ts'
import { usePosition } from '../../position/use-position.ts'

const change = (wishes: Partial<ShopFilters>) =>
  replaceSearch(writeFilters({ ...readFilters(currentSearch()), ...wishes }))

/** Without a choice in the address, restores the township chosen here before. */
function useRememberedTownship(): void {
  useEffect(() => {
    const known = townshipOf(rememberedTownship())
    if (known && currentSearch() === '') change({ township: known.id })
  }, [])
}

/** All that the page knows of what is looked for: the address holds the wishes, this memory the position. */
export function useShopSearch(shops: readonly Shop[]) {
  useRememberedTownship()
  const search = useSearch()
  const filters = useMemo(() => readFilters(search), [search])
  // With the field, in one drawing: to show the letter first and the list after it takes a cheap phone twice as long.
  const readings = useReadings(filters.words).join('\n')
  const now = useMinute()
  const { position, ask, forget } = usePosition()
  const [atLeastKm, setAtLeastKm] = useState<RadiusKm>(RADII_KM[0])
  const township = townshipOf(filters.township)
  const from = position.state === 'found' ? position.spot : township
  const { type, service, region, openNow } = filters
  // Opening a sheet does not recompute the list.
  const found = useMemo(
    () =>
      findShops(shops, {
        filters: { type, service, region, openNow },
        readings: readings.split('\n'),
        now,
        from,
      }),
    [shops, type, service, region, openNow, readings, now, from],
  )
  const near = useMemo(() => (from ? around(found, atLeastKm) : null), [found, from, atLeastKm])

  const chooseTownship = useCallback(
    (id: string | null) => {
      forget()
      rememberTownship(id)
      setAtLeastKm(RADII_KM[0])
      change({ township: id, region: null })
    },
    [forget],
  )

  return {
    filters,
    change,
    now,
    position,
    township: position.state === 'found' ? null : township,
    shops: near?.shops ?? found,
    near,
    look: setAtLeastKm,
    chooseTownship,
    nearMe(on: boolean) {
      setAtLeastKm(RADII_KM[0])
      if (!on) return forget()
      change({ region: null })
      return ask()
    },
    clear() {
      forget()
      rememberTownship(null)
      replaceSearch('')
    },
  }
}

export type ShopSearch = ReturnType<typeof useShopSearch>
