import { expect, it } from 'vitest'
import type { Place } from '#contracts/fibre.ts'
import { nearestPlace } from './nearest-place.ts'

const place = (placeId: string, lat: number, lng: number, level: Place['level'] = 'WARD'): Place => ({
  placeId,
  parentId: 'tsp',
  level,
  name: placeId,
  nameMm: placeId,
  coverage: 'FULL',
  lat,
  lng,
})

const here = { lat: 16.85, lng: 96.12 }

it('the nearest ward, never a township, and none where none is near', () => {
  const places = [
    place('far', 16.95, 96.2),
    place('near', 16.86, 96.12),
    place('township', 16.85, 96.12, 'TOWNSHIP'),
  ]
  expect(nearestPlace(here, places)?.placeId).toBe('near')
  expect(nearestPlace({ lat: 21.9, lng: 96.1 }, places)).toBeNull()
  expect(nearestPlace(here, [])).toBeNull()
})
