import country from '../drawing/country.generated.json'

export type Point = [number, number]

/** From the drawing's units back to degrees: the same shapes lie under the streets. */
export function toDegrees([x, y]: Point): Point {
  const mercator = country.top - y / country.scale
  const lat = (Math.atan(Math.exp((mercator * Math.PI) / 180)) * 360) / Math.PI - 90
  return [x / country.scale + country.left, lat]
}

/** The rings of a path that was written in whole steps, `M12 34l5-6 7 8z`; a circle has none. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('z')
    .filter((part) => part.includes('l'))
    .map((part) => {
      const [x = 0, y = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number)
      const ring: Point[] = [[x, y]]
      for (let at = 0; at < steps.length; at += 2) {
        const [lastX, lastY] = ring[ring.length - 1] ?? [x, y]
        ring.push([lastX + (steps[at] ?? 0), lastY + (steps[at + 1] ?? 0)])
      }
      return [...ring, [x, y]]
    })
}
