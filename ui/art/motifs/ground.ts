import { hue } from '../palette.ts'
import { disc, n, rect, scatter, shape, times, whole } from '../paper.ts'
import type { Paper } from '../paper.ts'

/** A calm ground for one object: a soft corner light and two slow curves. */
export const stage = (p: Paper, a: string, b: string, glow: string) =>
  whole(p.fade([a, b], 'corner')) +
  disc(1000, 380, 640, p.glow(glow), 'opacity=".7"') +
  shape(
    'M0 760C360 680 700 820 1060 760C1300 720 1460 700 1600 730L1600 900L0 900z',
    '#fff',
    'opacity=".14"',
  ) +
  shape('M0 830C400 770 800 880 1600 800L1600 900L0 900z', '#fff', 'opacity=".16"')

export const confetti = (seed: number, count: number) => {
  const next = scatter(seed)
  const tones = [hue.coral, hue.marigold, hue.leafSoft, hue.orchid, hue.white]
  return times(count, () => {
    const [x, y] = [next() * 1600, next() * 640]
    return rect(
      x,
      y,
      10 + next() * 14,
      7 + next() * 6,
      tones[Math.floor(next() * 5)] ?? hue.white,
      3,
      `transform="rotate(${n(next() * 180)} ${n(x)} ${n(y)})" opacity="${n(0.5 + next() * 0.5)}"`,
    )
  })
}

/** A softer ground, lit behind the object. */
export const ground = (p: Paper, colors: readonly string[], glow: string, x = 960) =>
  whole(p.fade(colors, 'corner')) + disc(x, 420, 620, p.glow(glow), 'opacity=".7"')

export const waves = (color: string) =>
  shape('M0 720C300 640 560 800 900 720C1200 650 1400 690 1600 640L1600 900L0 900z', color, 'opacity=".18"') +
  shape('M0 810C360 740 700 880 1080 800C1300 760 1460 780 1600 750L1600 900L0 900z', color, 'opacity=".22"')
