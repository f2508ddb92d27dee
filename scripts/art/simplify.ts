import type { Point } from './topology.ts'

const distance = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number => {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** Ramer, Douglas and Peucker: a line with fewer points that is nowhere farther away than the tolerance. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line[line.length - 1]
  if (!first || !last || line.length < 3) return [...line]
  // A ring begins where it ends; it is cut at the point farthest from there, or nothing would be left of it.
  let farthest = 0
  let at = 0
  line.forEach((point, index) => {
    const away = distance(point, first, last)
    if (away > farthest) [farthest, at] = [away, index]
  })
  if (farthest <= tolerance) return [first, last]
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)]
}
