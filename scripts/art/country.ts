import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { simplify } from './simplify.ts'
import { readSharedLines, type Point, type SharedLines } from './topology.ts'

const Place = z.object({
  id: z.string(),
  body: z.object({
    parentId: z.string().nullable(),
    level: z.enum(['REGION', 'TOWNSHIP', 'WARD']),
    name: z.string(),
    nameMm: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
})
type Place = z.output<typeof Place>

/** How wide the drawing is, in its own units; the height follows. */
const WIDTH = 960
/** Nearer than this to the line between its neighbours, a point is left out. */
const TOLERANCE = 1
/** Islands smaller than this, in square units, are specks. */
const SMALLEST = 16
/** Natural Earth knows the capital's territory as a part of Mandalay: a circle at its place, named. */
const WITHOUT_A_SHAPE = { 'region-nay-pyi-taw': { at: [96.1, 19.76], radius: 22 } } as const

const places = new URL('../../db/seed/content/place.json', import.meta.url)

/** As maps on screens have it, so that the street map can lie under the same shapes. */
const mercator = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

export type Country = {
  readonly width: number
  readonly height: number
  /** Degrees of the left edge, Mercator's of the upper one, and units for a degree: the way back to a map. */
  readonly left: number
  readonly top: number
  readonly scale: number
  readonly regions: readonly {
    readonly id: string
    readonly name: string
    readonly nameMm: string
    readonly path: string
    /** Where its number stands. */
    readonly x: number
    readonly y: number
  }[]
  readonly townships: readonly {
    readonly id: string
    readonly regionId: string
    readonly name: string
    readonly nameMm: string
    readonly lat: number
    readonly lng: number
  }[]
}

type Frame = { readonly left: number; readonly top: number; readonly scale: number }

const onPaper =
  ({ left, top, scale }: Frame) =>
  ([lng, lat]: Point): Point => [(lng - left) * scale, (top - mercator(lat)) * scale]

function frameOf(lines: SharedLines['lines']): Frame & { height: number } {
  const all = lines.flat()
  const left = Math.min(...all.map(([lng]) => lng))
  const right = Math.max(...all.map(([lng]) => lng))
  const top = mercator(Math.max(...all.map(([, lat]) => lat)))
  const bottom = mercator(Math.min(...all.map(([, lat]) => lat)))
  const scale = WIDTH / (right - left)
  return { left, top, scale, height: Math.ceil((top - bottom) * scale) }
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

/** Whole units, each step from the one before: the shortest that a path can be written. */
function pathOf(ring: readonly Point[]): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [first = [0, 0], ...rest] = points
  let [x, y] = first
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y] as const
    x = nextX
    y = nextY
    return step[0] === 0 && step[1] === 0 ? [] : [step]
  })
  // Back at the beginning the path is closed by itself.
  const drawn = steps.slice(0, -1).map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`)
  return `M${first[0]} ${first[1]}l${drawn.join(' ').replaceAll(' -', '-')}z`
}

const circle = ([x, y]: Point, radius: number): string =>
  `M${Math.round(x) - radius} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`

/** The middle of what is drawn, weighed by its area: enough for shapes as plain as these. */
function middleOf(ring: readonly Point[]): Point {
  let [sumX, sumY, area] = [0, 0, 0]
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    const part = x * nextY - nextX * y
    area += part
    sumX += (x + nextX) * part
    sumY += (y + nextY) * part
  })
  return [sumX / (3 * area), sumY / (3 * area)]
}

function shapesOf(
  { lines, rings }: SharedLines,
  toPaper: (point: Point) => Point,
): ReadonlyMap<string, readonly (readonly Point[])[]> {
  const drawn = lines.map((line) => simplify(line.map(toPaper), TOLERANCE))
  return new Map(
    [...rings].map(([name, ofRegion]) => {
      const whole = ofRegion.map((ring) =>
        ring.flatMap((index) =>
          index < 0 ? [...(drawn[~index] ?? [])].reverse() : [...(drawn[index] ?? [])],
        ),
      )
      const seen = whole.filter((ring) => areaOf(ring) >= SMALLEST).sort((a, b) => areaOf(b) - areaOf(a))
      return [`region-${name.toLowerCase()}`, seen] as const
    }),
  )
}

export function drawCountry(): Country {
  const known = z.array(Place).parse(JSON.parse(readFileSync(places, 'utf8')))
  const shared = readSharedLines()
  const { height, ...frame } = frameOf(shared.lines)
  const toPaper = onPaper(frame)
  const shapes = shapesOf(shared, toPaper)
  const region = ({ id, body: { name, nameMm } }: Place) => {
    const apart = id in WITHOUT_A_SHAPE ? WITHOUT_A_SHAPE['region-nay-pyi-taw'] : null
    const rings = shapes.get(id)
    const [largest] = rings ?? []
    if (!apart && !largest) throw new Error(`${id} has no shape`)
    const [x, y] = apart ? toPaper(apart.at) : middleOf(largest ?? [])
    const path = apart ? circle([x, y], apart.radius) : (rings ?? []).map(pathOf).join('')
    return { id, name, nameMm, path, x: Math.round(x), y: Math.round(y) }
  }
  return {
    width: WIDTH,
    height,
    ...frame,
    // What lies inside another is drawn over it.
    regions: known
      .filter(({ body }) => body.level === 'REGION')
      .map(region)
      .sort((a, b) => Number(a.id in WITHOUT_A_SHAPE) - Number(b.id in WITHOUT_A_SHAPE)),
    townships: known.flatMap(({ id, body: { level, parentId, name, nameMm, lat, lng } }) =>
      level === 'TOWNSHIP' && parentId !== null ? [{ id, regionId: parentId, name, nameMm, lat, lng }] : [],
    ),
  }
}

/** The file the web reads; `npm run art` writes it, and a test says when it is stale. */
export const COUNTRY_FILE = new URL(
  '../../apps/web/src/features/shops/drawing/country.generated.json',
  import.meta.url,
)
export const countryText = (): string => `${JSON.stringify(drawCountry())}\n`
