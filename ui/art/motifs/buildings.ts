import type { Paper } from '../paper.ts'
import { disc, group, line, n, rect, scatter, shape, times } from '../paper.ts'

/** A bell-shaped stupa with its terraces, rings and crown; 100 units wide, standing on the origin. */
export function pagoda(x: number, base: number, height: number, fill: string, edge: string): string {
  const s = height / 220
  const body =
    'M-70 0L-70-10L-60-10L-60-22L-50-22L-50-34L-41-34L-41-44C-40-52-36-56-34-64C-31-84-24-98-13-110L-11-118L-14-118L-14-124L-9-124L-9-130L-11-130L-11-135L-7-135L-7-141L-8-141L-8-146C-5-152-6-160-3-170L-1.5-196L0-220' +
    'L1.5-196L3-170C6-160 5-152 8-146L8-141L7-141L7-135L11-135L11-130L9-130L9-124L14-124L14-118L11-118L13-110C24-98 31-84 34-64C36-56 40-52 41-44L41-34L50-34L50-22L60-22L60-10L70-10L70 0z'
  return group(
    `translate(${n(x)} ${n(base)}) scale(${s.toFixed(3)})`,
    shape(body, fill),
    line('M-36-62L36-62M-30-80Q0-74 30-80M-58-16L58-16M-46-28L46-28', edge, 2, 'opacity=".55"'),
    disc(0, -223, 3.4, edge),
  )
}

/** A brick temple of the old capital. */
export function temple(x: number, base: number, height: number, fill: string, edge: string): string {
  return group(
    `translate(${n(x)} ${n(base)}) scale(${(height / 180).toFixed(3)})`,
    shape(
      'M-90 0L-90-44L-74-44L-74-66L-58-66L-58-86L-44-86L-44-102L-30-102C-28-128-14-146-6-156L-3-172L0-184L3-172L6-156C14-146 28-128 30-102L44-102L44-86L58-86L58-66L74-66L74-44L90-44L90 0z',
      fill,
    ),
    shape(
      'M-14 0L-14-26Q0-48 14-26L14 0zM-60 0L-60-18Q-52-30-44-18L-44 0zM44 0L44-18Q52-30 60-18L60 0z',
      edge,
      'opacity=".55"',
    ),
    line('M-88-44L88-44M-72-66L72-66M-56-86L56-86', edge, 2, 'opacity=".5"'),
  )
}

/** A lattice mast with panels and dishes. */
export function tower(x: number, base: number, height: number, color: string, dish = '#fff6f8'): string {
  const w = height * 0.13
  const side = (t: number) => w * (1 - t * 0.82)
  const braces = times(8, (i) => {
    const [a, b] = [i / 8, (i + 1) / 8]
    const [ya, yb] = [base - a * height, base - b * height]
    return `M${n(x - side(a))} ${n(ya)}L${n(x + side(b))} ${n(yb)}M${n(x + side(a))} ${n(ya)}L${n(x - side(b))} ${n(yb)}M${n(x - side(b))} ${n(yb)}L${n(x + side(b))} ${n(yb)}`
  })
  const top = base - height
  const panel = (dx: number, dy: number) =>
    rect(x + dx - height * 0.014, top + dy, height * 0.028, height * 0.12, dish, height * 0.01)
  return (
    line(
      `M${n(x - w)} ${n(base)}L${n(x - side(1))} ${n(top)}M${n(x + w)} ${n(base)}L${n(x + side(1))} ${n(top)}`,
      color,
      Math.max(2.5, height * 0.016),
    ) +
    line(braces, color, Math.max(1.5, height * 0.008)) +
    line(`M${n(x)} ${n(top)}L${n(x)} ${n(top - height * 0.14)}`, color, Math.max(2, height * 0.012)) +
    panel(-height * 0.06, height * 0.02) +
    panel(height * 0.06, height * 0.02) +
    panel(0, -height * 0.01) +
    disc(x - height * 0.062, top + height * 0.24, height * 0.034, dish) +
    disc(x + height * 0.066, top + height * 0.32, height * 0.028, dish) +
    disc(x, top - height * 0.15, Math.max(3, height * 0.014), '#f58a6b')
  )
}

/** Rings of a signal; the arcs open upwards unless the whole circle is asked for. */
export function signal(
  x: number,
  y: number,
  first: number,
  count: number,
  color: string,
  round = false,
): string {
  return times(count, (i) => {
    const r = first * (1 + i * 0.85)
    const opacity = `opacity="${n(0.95 - (i / count) * 0.75)}"`
    if (round)
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${color}" stroke-width="4" ${opacity}/>`
    const k = 0.72
    return (
      line(
        `M${n(x - r * k)} ${n(y - r * k)}A${n(r)} ${n(r)} 0 0 0 ${n(x - r * k)} ${n(y + r * k)}`,
        color,
        5,
        opacity,
      ) +
      line(
        `M${n(x + r * k)} ${n(y - r * k)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * k)} ${n(y + r * k)}`,
        color,
        5,
        opacity,
      )
    )
  })
}

export type HouseLook = { wall: string; roof: string; light: string; door: string }

/** A house on low stilts, 200 wide, standing on the origin. */
export function house(x: number, base: number, scale: number, look: HouseLook): string {
  return group(
    `translate(${n(x)} ${n(base)}) scale(${scale})`,
    rect(-92, -20, 10, 20, look.roof) + rect(82, -20, 10, 20, look.roof) + rect(-5, -20, 10, 20, look.roof),
    rect(-100, -120, 200, 104, look.wall, 4),
    shape('M-124-112L-78-188L78-188L124-112z', look.roof),
    shape('M-124-112L-78-188L-62-188L-104-112z', '#fff', 'opacity=".16"'),
    rect(-78, -92, 48, 44, look.light, 6) + rect(30, -92, 48, 44, look.light, 6),
    line('M-54-92L-54-48M-78-70L-30-70M54-92L54-48M30-70L78-70', look.wall, 4),
    rect(-18, -84, 36, 68, look.door, 4),
    disc(10, -50, 3, look.light),
  )
}

export type BlockLook = { wall: string; light: string; dark: string }

/** A city block with windows, some of them lit. */
export function block(
  seed: number,
  x: number,
  base: number,
  width: number,
  height: number,
  look: BlockLook,
): string {
  const next = scatter(seed)
  const columns = Math.max(2, Math.floor(width / 34))
  const rows = Math.floor((height - 24) / 40)
  const gap = width / columns
  const windows = times(columns * rows, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)]
    return rect(
      x + c * gap + gap * 0.26,
      base - height + 22 + r * 40,
      gap * 0.48,
      20,
      next() > 0.55 ? look.light : look.dark,
      2,
    )
  })
  return rect(x, base - height, width, height, look.wall, 6) + windows
}

export function awning(x: number, y: number, width: number, height: number, a: string, b: string): string {
  const count = Math.round(width / 48)
  const w = width / count
  return times(count, (i) => {
    const left = x + i * w
    return shape(
      `M${n(left)} ${n(y)}L${n(left + w)} ${n(y)}L${n(left + w)} ${n(y + height)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(left)} ${n(y + height)}z`,
      i % 2 ? a : b,
    )
  })
}

export function glassTower(
  paper: Paper,
  x: number,
  base: number,
  width: number,
  height: number,
  colors: readonly string[],
): string {
  const floors = Math.floor(height / 34)
  return (
    rect(x, base - height, width, height, paper.fade(colors, 'corner'), 10) +
    times(floors, (i) =>
      rect(
        x + 12,
        base - height + 16 + i * 34,
        width - 24,
        20,
        '#fff',
        3,
        `opacity="${i % 3 ? 0.16 : 0.32}"`,
      ),
    ) +
    times(3, (i) =>
      rect(x + (width / 4) * (i + 1) - 2, base - height, 4, height, colors[0] ?? '#fff', 0, 'opacity=".35"'),
    ) +
    shape(
      `M${n(x)} ${n(base - height * 0.2)}L${n(x + width)} ${n(base - height * 0.8)}L${n(x + width)} ${n(base - height * 0.6)}L${n(x)} ${n(base)}z`,
      '#fff',
      'opacity=".12"',
    )
  )
}
