import type { Paper } from '../paper.ts'
import { line, n, oval, rect, scatter, shape, SHEET, times } from '../paper.ts'

/** A soft line of hills across the sheet, filled to the bottom. */
export function ridge(seed: number, base: number, height: number, fill: string, waves = 3): string {
  const next = scatter(seed)
  const parts = Array.from({ length: waves }, (_, i) => ({
    turns: (i + 1) * (0.7 + next() * 0.8),
    shift: next() * 6.3,
    size: height / (i + 1.4),
  }))
  const top = (x: number) =>
    base -
    parts.reduce((sum, p) => sum + Math.sin((x / SHEET.width) * p.turns * 6.283 + p.shift) * p.size, 0) * 0.6
  const points = Array.from({ length: 41 }, (_, i) => i * 40).map((x) => `${x} ${n(top(x))}`)
  return shape(`M${points.join('L')}L${SHEET.width} ${SHEET.height}L0 ${SHEET.height}z`, fill)
}

/** Limestone hills of the south: steep, round, alone. */
export function karst(x: number, base: number, width: number, height: number, fill: string): string {
  const w = width / 2
  return shape(
    `M${n(x - w)} ${n(base)}C${n(x - w * 0.9)} ${n(base - height * 0.35)} ${n(x - w * 0.78)} ${n(base - height * 0.72)} ${n(x - w * 0.42)} ${n(base - height * 0.86)}` +
      `C${n(x - w * 0.25)} ${n(base - height * 1.05)} ${n(x + w * 0.1)} ${n(base - height * 1.02)} ${n(x + w * 0.22)} ${n(base - height * 0.88)}` +
      `C${n(x + w * 0.5)} ${n(base - height * 0.84)} ${n(x + w * 0.62)} ${n(base - height * 0.5)} ${n(x + w * 0.74)} ${n(base - height * 0.34)}C${n(x + w * 0.86)} ${n(base - height * 0.2)} ${n(x + w * 0.92)} ${n(base - height * 0.08)} ${n(x + w)} ${n(base)}z`,
    fill,
  )
}

export function peak(
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  snow: string,
): string {
  const w = width / 2
  const top = base - height
  return (
    shape(`M${n(x - w)} ${n(base)}L${n(x)} ${n(top)}L${n(x + w)} ${n(base)}z`, fill) +
    shape(
      `M${n(x)} ${n(top)}L${n(x + w)} ${n(base)}L${n(x + w * 0.2)} ${n(base)}z`,
      '#2b0f2e',
      'opacity=".14"',
    ) +
    shape(
      `M${n(x)} ${n(top)}L${n(x + w * 0.36)} ${n(top + height * 0.36)}L${n(x + w * 0.16)} ${n(top + height * 0.3)}L${n(x + w * 0.04)} ${n(top + height * 0.42)}L${n(x - w * 0.12)} ${n(top + height * 0.29)}L${n(x - w * 0.34)} ${n(top + height * 0.34)}z`,
      snow,
    )
  )
}

/** A still surface with broken light on it; light gathers under `shineX`. */
export function water(
  paper: Paper,
  top: number,
  colors: readonly string[],
  shineX: number,
  shine: string,
  seed = 7,
): string {
  const next = scatter(seed)
  const depth = SHEET.height - top
  const glints = times(70, () => {
    const t = next() ** 1.6
    const y = top + 8 + t * depth
    const spread = 60 + t * 420
    const w = (16 + next() * 90) * (0.4 + t)
    return rect(
      shineX + (next() - 0.5) * 2 * spread - w / 2,
      y,
      w,
      2 + t * 5,
      shine,
      3,
      `opacity="${n(0.2 + next() * 0.5)}"`,
    )
  })
  return rect(0, top, SHEET.width, depth, paper.fade(colors)) + glints
}

/** Toddy palm: a straight stem and a round head of fans. */
export function palm(x: number, base: number, height: number, color: string, lean = 0): string {
  const tx = x + lean
  const ty = base - height
  const r = height * 0.24
  const fans = times(9, (i) => {
    const a = ((-200 + i * 27.5) * Math.PI) / 180
    const [ex, ey] = [tx + Math.cos(a) * r * 1.25, ty + Math.sin(a) * r * 1.05 + r * 0.12]
    return line(
      `M${n(tx)} ${n(ty)}Q${n((tx + ex) / 2)} ${n((ty + ey) / 2 - r * 0.22)} ${n(ex)} ${n(ey)}`,
      color,
      Math.max(2, r * 0.2),
    )
  })
  return (
    line(
      `M${n(x)} ${n(base)}Q${n(x + lean * 0.2)} ${n(base - height * 0.5)} ${n(tx)} ${n(ty)}`,
      color,
      Math.max(3, height * 0.035),
    ) + fans
  )
}

export function roundTree(x: number, base: number, size: number, leaf: string, trunk: string): string {
  return (
    line(`M${n(x)} ${n(base)}L${n(x)} ${n(base - size * 0.6)}`, trunk, size * 0.09) +
    oval(x, base - size * 0.95, size * 0.42, size * 0.5, leaf) +
    oval(x - size * 0.12, base - size * 1.05, size * 0.22, size * 0.28, '#fff', 'opacity=".12"')
  )
}

export function grass(seed: number, base: number, count: number, color: string): string {
  const next = scatter(seed)
  return times(count, () => {
    const x = next() * SHEET.width
    const h = 14 + next() * 34
    return line(
      `M${n(x)} ${n(base)}q${n((next() - 0.5) * 12)} ${n(-h * 0.6)} ${n((next() - 0.5) * 26)} ${n(-h)}`,
      color,
      3,
    )
  })
}
