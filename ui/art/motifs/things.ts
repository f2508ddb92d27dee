import type { Paper } from '../paper.ts'
import { disc, group, line, n, oval, rect, shape, times } from '../paper.ts'

/** A phone, 200 by 400, its middle on the spot; `screen` is drawn inside, from the middle. */
export function phone(x: number, y: number, scale: number, turn: number, glass: string, screen = ''): string {
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})`,
    rect(-92, -188, 200, 400, '#2b0f2e', 34, 'opacity=".18"'),
    rect(-100, -200, 200, 400, '#2b0f2e', 34),
    rect(-88, -188, 176, 376, glass, 24),
    screen,
    rect(-26, -178, 52, 12, '#2b0f2e', 6),
    shape('M-88-164C-88-178-80-188-64-188L10-188L-88 20z', '#fff', 'opacity=".1"'),
  )
}

export function coin(x: number, y: number, r: number, sign: 'star' | 'plain' = 'star'): string {
  return (
    disc(x, y + r * 0.12, r, '#b86f12') +
    disc(x, y, r, '#f5b83d') +
    disc(x, y, r * 0.78, 'none', `stroke="#ffd977" stroke-width="${n(r * 0.09)}"`) +
    (sign === 'star'
      ? star(x, y, r * 0.5, '#fff3d0')
      : rect(x - r * 0.08, y - r * 0.42, r * 0.16, r * 0.84, '#fff3d0', 4))
  )
}

export function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / 5
    const d = i % 2 ? r * 0.45 : r
    return `${n(x + Math.cos(a) * d)} ${n(y + Math.sin(a) * d)}`
  })
  return shape(
    `M${points.join('L')}z`,
    fill,
    `stroke="${fill}" stroke-width="${n(r * 0.12)}" stroke-linejoin="round"`,
  )
}

export function sparkle(x: number, y: number, r: number, fill: string): string {
  const q = r * 0.14
  return shape(
    `M${n(x)} ${n(y - r)}Q${n(x + q)} ${n(y - q)} ${n(x + r)} ${n(y)}Q${n(x + q)} ${n(y + q)} ${n(x)} ${n(y + r)}Q${n(x - q)} ${n(y + q)} ${n(x - r)} ${n(y)}Q${n(x - q)} ${n(y - q)} ${n(x)} ${n(y - r)}z`,
    fill,
  )
}

export function gift(
  paper: Paper,
  x: number,
  base: number,
  w: number,
  h: number,
  body: readonly string[],
  ribbon: string,
): string {
  const lid = h * 0.22
  return (
    oval(x, base, w * 0.62, h * 0.06, '#2b0f2e', 'opacity=".16"') +
    rect(x - w / 2, base - h, w, h, paper.fade(body), 8) +
    rect(x - w * 0.55, base - h - lid * 0.3, w * 1.1, lid, body[0] ?? ribbon, 8) +
    rect(x - w * 0.08, base - h - lid * 0.3, w * 0.16, h + lid * 0.3, ribbon) +
    shape(
      `M${n(x)} ${n(base - h - lid * 0.3)}C${n(x - w * 0.5)} ${n(base - h - lid)} ${n(x - w * 0.3)} ${n(base - h - lid * 2.2)} ${n(x)} ${n(base - h - lid * 0.4)}z`,
      ribbon,
    ) +
    shape(
      `M${n(x)} ${n(base - h - lid * 0.3)}C${n(x + w * 0.5)} ${n(base - h - lid)} ${n(x + w * 0.3)} ${n(base - h - lid * 2.2)} ${n(x)} ${n(base - h - lid * 0.4)}z`,
      ribbon,
    ) +
    disc(x, base - h - lid * 0.4, w * 0.07, ribbon)
  )
}

export function bubble(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  tail: 'left' | 'right',
  lines = 0,
  ink = '#fff',
): string {
  const tx = tail === 'left' ? x + w * 0.18 : x + w * 0.82
  const dir = tail === 'left' ? -1 : 1
  return (
    rect(x, y, w, h, fill, h * 0.3) +
    shape(
      `M${n(tx - 26)} ${n(y + h - 6)}L${n(tx + 26)} ${n(y + h - 6)}L${n(tx + dir * 30)} ${n(y + h + 40)}z`,
      fill,
    ) +
    times(lines, (i) =>
      rect(
        x + w * 0.14,
        y + h * 0.26 + i * h * 0.22,
        w * (i === lines - 1 ? 0.42 : 0.7),
        h * 0.09,
        ink,
        h * 0.045,
        'opacity=".75"',
      ),
    )
  )
}

export function balloon(
  paper: Paper,
  x: number,
  y: number,
  r: number,
  colors: readonly [string, string, string],
): string {
  const [a, b, basket] = colors
  return (
    shape(
      `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}C${n(x + r)} ${n(y + r * 0.8)} ${n(x + r * 0.35)} ${n(y + r * 1.05)} ${n(x + r * 0.2)} ${n(y + r * 1.4)}L${n(x - r * 0.2)} ${n(y + r * 1.4)}C${n(x - r * 0.35)} ${n(y + r * 1.05)} ${n(x - r)} ${n(y + r * 0.8)} ${n(x - r)} ${n(y)}z`,
      paper.fade([a, b], 'right'),
    ) +
    shape(
      `M${n(x - r * 0.4)} ${n(y - r * 0.9)}C${n(x - r * 0.7)} ${n(y)} ${n(x - r * 0.4)} ${n(y + r * 0.9)} ${n(x - r * 0.1)} ${n(y + r * 1.4)}L${n(x + r * 0.1)} ${n(y + r * 1.4)}C${n(x + r * 0.4)} ${n(y + r * 0.9)} ${n(x + r * 0.7)} ${n(y)} ${n(x + r * 0.4)} ${n(y - r * 0.9)}C${n(x + r * 0.1)} ${n(y - r)} ${n(x - r * 0.1)} ${n(y - r)} ${n(x - r * 0.4)} ${n(y - r * 0.9)}z`,
      '#fff',
      'opacity=".22"',
    ) +
    line(
      `M${n(x - r * 0.18)} ${n(y + r * 1.4)}L${n(x - r * 0.12)} ${n(y + r * 1.62)}M${n(x + r * 0.18)} ${n(y + r * 1.4)}L${n(x + r * 0.12)} ${n(y + r * 1.62)}`,
      basket,
      2.5,
    ) +
    rect(x - r * 0.16, y + r * 1.6, r * 0.32, r * 0.24, basket, 4)
  )
}

export function lantern(paper: Paper, x: number, y: number, s: number): string {
  return group(
    `translate(${n(x)} ${n(y)}) scale(${s})`,
    disc(0, 0, 130, paper.glow('#ffcf70'), 'opacity=".8"'),
    shape(
      'M-34-56C-14-66 14-66 34-56L44 34C22 46-22 46-44 34z',
      paper.fade(['#f58a6b', '#ffd977', '#fff0c2']),
    ),
    oval(0, 38, 40, 8, '#d98b1f'),
    disc(0, 36, 10, '#fffbe8'),
    line('M-17-60L-22 42M17-60L22 42', '#d9632f', 2, 'opacity=".4"'),
  )
}

export function cup(x: number, base: number, s: number, bodyFill: string, tea: string): string {
  return group(
    `translate(${n(x)} ${n(base)}) scale(${s})`,
    oval(0, 2, 58, 10, '#fff', 'opacity=".8"'),
    shape('M-36-54L36-54C36-24 24 0 0 0C-24 0-36-24-36-54z', bodyFill),
    oval(0, -54, 36, 9, tea),
    line('M36-46C60-50 58-18 28-18', bodyFill, 8),
    line('M-12-76Q-22-92-12-108Q-2-124-12-140M12-78Q2-94 12-110Q22-126 12-142', '#fff', 4, 'opacity=".55"'),
  )
}
