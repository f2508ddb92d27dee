import type { Paper } from '../paper.ts'
import { disc, n, rect, scatter, SHEET, times, whole } from '../paper.ts'

export const sky = (paper: Paper, ...colors: readonly string[]): string => whole(paper.fade(colors))

export function sun(paper: Paper, x: number, y: number, r: number, color: string, halo = color): string {
  return disc(x, y, r * 4, paper.glow(halo)) + disc(x, y, r, color)
}

/** A crescent as one shape, so that the halo shines through its hollow. */
export function moon(paper: Paper, x: number, y: number, r: number): string {
  const [tx, ty] = [x + r * 0.26, y - r * 0.966]
  const [bx, by] = [x + r * 0.906, y + r * 0.423]
  return (
    disc(x, y, r * 3.4, paper.glow('#fff3d6'), 'opacity=".5"') +
    `<path d="M${n(tx)} ${n(ty)}A${n(r)} ${n(r)} 0 1 0 ${n(bx)} ${n(by)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(tx)} ${n(ty)}z" fill="#fff3d6"/>`
  )
}

export function stars(seed: number, count: number, lowest: number): string {
  const next = scatter(seed)
  return times(count, () => {
    const size = 0.8 + next() * 2.2
    return disc(next() * SHEET.width, next() * lowest, size, '#fff', `opacity="${n(0.3 + next() * 0.7)}"`)
  })
}

/** Flat clouds of rounded bars, like the ones on lacquer boxes. */
export function cloud(x: number, y: number, scale: number, color: string, opacity = 0.8): string {
  const bars = [
    [0, 0, 260],
    [-60, 26, 320],
    [30, -26, 140],
    [-10, 52, 170],
  ] as const
  return `<g opacity="${opacity}">${bars
    .map(([dx, dy, w]) => rect(x + dx * scale, y + dy * scale, w * scale, 28 * scale, color, 14 * scale))
    .join('')}</g>`
}

export function rain(seed: number, count: number, color: string): string {
  const next = scatter(seed)
  return times(count, () => {
    const x = next() * (SHEET.width + 200) - 100
    const y = next() * SHEET.height
    const length = 26 + next() * 60
    return `<line x1="${n(x)}" y1="${n(y)}" x2="${n(x - length * 0.22)}" y2="${n(y + length)}" stroke="${color}" stroke-width="${n(1.5 + next() * 2)}" stroke-linecap="round" opacity="${n(0.15 + next() * 0.45)}"/>`
  })
}

export function birds(x: number, y: number, scale: number, color: string): string {
  const spots = [
    [0, 0],
    [60, -26],
    [112, 4],
    [150, -34],
    [210, -10],
  ] as const
  return spots
    .map(([dx, dy]) => {
      const [bx, by, w] = [x + dx * scale, y + dy * scale, 15 * scale]
      return `<path d="M${n(bx - w)} ${n(by - w * 0.4)}Q${n(bx - w * 0.4)} ${n(by - w * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + w * 0.4)} ${n(by - w * 0.7)} ${n(bx + w)} ${n(by - w * 0.4)}" fill="none" stroke="${color}" stroke-width="${n(3 * scale)}" stroke-linecap="round"/>`
    })
    .join('')
}
