import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import country from '../drawing/country.generated.json'
import { ringsOf, toDegrees } from './ring-shapes.ts'

/** Shapes as the map takes them. */
export type Shapes = Exclude<GeoJSONSourceSpecification['data'], string>

export const regionShapes = (): Shapes => ({
  type: 'FeatureCollection',
  features: country.regions.flatMap(({ id, name, nameMm, path }) => {
    const rings = ringsOf(path)
    return rings.length === 0
      ? []
      : [
          {
            type: 'Feature' as const,
            id,
            properties: { name, nameMm },
            geometry: {
              type: 'MultiPolygon' as const,
              coordinates: rings.map((ring) => [ring.map(toDegrees)]),
            },
          },
        ]
  }),
})

export const townPoints = (): Shapes => ({
  type: 'FeatureCollection',
  features: country.townships.map(({ name, nameMm, lat, lng }) => ({
    type: 'Feature' as const,
    properties: { name, nameMm },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
})
