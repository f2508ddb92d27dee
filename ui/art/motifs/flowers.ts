import type { Paper } from '../paper.ts'
import { disc, group, line, n, oval, shape } from '../paper.ts'

/** The orchid of the brand: three narrow sepals behind, two broad petals before, a marigold lip. */
export function orchid(
  paper: Paper,
  x: number,
  y: number,
  size: number,
  turn = 0,
  shade = '#f3c4da',
): string {
  const back = paper.fade(['#ffffff', shade])
  const front = paper.fade(['#ffffff', '#fff3f7', shade])
  const sepal = (angle: number) =>
    group(`rotate(${angle})`, shape('M0 6C-26-14-24-70 0-100 24-70 26-14 0 6z', back), vein(86))
  const petal = (angle: number) =>
    group(
      `rotate(${angle})`,
      shape('M0 8C-52-8-62-66-34-92-18-104 18-104 34-92 62-66 52-8 0 8z', front),
      vein(78),
    )
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size / 100})`,
    sepal(0) + sepal(128) + sepal(232) + petal(-70) + petal(70),
    shape('M0-10C20-6 34 18 22 42 14 58-14 58-22 42-34 18-20-6 0-10z', '#f5b83d'),
    shape('M0-4C9 0 15 16 10 32 6 42-6 42-10 32-15 16-9 0 0-4z', '#d98b1f'),
    disc(0, -2, 9, '#8a2a66'),
    line('M-10 4Q-22 10-24 22M10 4Q22 10 24 22', '#a63c7d', 3),
  )
}

const vein = (length: number) =>
  line(`M0 0C-3-${length * 0.4} 3-${length * 0.7} 0-${length}`, '#e7a9c8', 1.6, 'opacity=".6"')

export function bud(paper: Paper, x: number, y: number, size: number, turn = 0): string {
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size / 100})`,
    shape('M0 50C-34 30-34-28 0-56 34-28 34 30 0 50z', paper.fade(['#e4f2dc', '#fff', '#f6d3e2'])),
    line('M0 46C-8 10-6-20 0-50', '#c9dcb8', 3),
  )
}

export function leaf(
  paper: Paper,
  x: number,
  y: number,
  length: number,
  turn: number,
  dark = '#14573f',
  light = '#3c9c70',
): string {
  const w = length * 0.16
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${turn})`,
    shape(
      `M0 0C${n(w * 1.6)} ${n(-length * 0.25)} ${n(w * 1.4)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-w * 1.4)} ${n(-length * 0.75)} ${n(-w * 1.6)} ${n(-length * 0.25)} 0 0z`,
      paper.fade([light, dark], 'right'),
    ),
    line(`M0 0L0 ${n(-length * 0.92)}`, '#cfe9d6', Math.max(1.5, length * 0.01), 'opacity=".5"'),
  )
}

/** A spray that bends under its flowers; `flip` bends it to the left. */
export function spray(
  paper: Paper,
  x: number,
  y: number,
  scale: number,
  flip = false,
  shade?: string,
): string {
  const flowers = [
    [92, -236, 104, 12],
    [218, -352, 112, 26],
    [372, -408, 106, 40],
    [520, -404, 88, 58],
  ] as const
  return group(
    `translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})`,
    line('M0 0C10-190 110-370 360-424 480-448 610-430 700-350', '#2f8a5f', 9),
    leaf(paper, 4, -40, 330, -34) +
      leaf(paper, 0, -10, 380, 38, '#0f4a36', '#2f8a5f') +
      leaf(paper, 0, 0, 300, -62),
    bud(paper, 632, -384, 62, 118) + bud(paper, 702, -338, 46, 140) + bud(paper, 744, -292, 32, 150),
    ...flowers.map(([fx, fy, size, turn]) => orchid(paper, fx, fy, size, turn, shade)),
  )
}

/** Padauk, the yellow blossom of the water festival. */
export function padauk(x: number, y: number, size: number): string {
  return group(
    `translate(${n(x)} ${n(y)}) scale(${size / 50})`,
    ...[0, 72, 144, 216, 288].map((turn) =>
      group(`rotate(${turn})`, oval(0, -24, 17, 25, '#f5b83d'), oval(0, -22, 8, 16, '#ffd977')),
    ),
    disc(0, 0, 9, '#d98b1f'),
  )
}
