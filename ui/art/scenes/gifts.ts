import { orchid } from '../motifs/flowers.ts'
import { confetti, stage } from '../motifs/ground.ts'
import { hand } from '../motifs/people.ts'
import { stars } from '../motifs/sky.ts'
import { coin, gift, sparkle, star } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import { at, disc, group, line, n, oval, rect, shape, times, whole } from '../paper.ts'
import type { Scene } from '../scene.ts'

export const gifts = {
  'blood-drop': {
    focus: 0.6,
    draw: (p) =>
      stage(p, '#fff1f0', '#fbd3d6', '#fff') +
      times(7, (i) =>
        disc(
          960,
          430,
          180 + i * 70,
          'none',
          `stroke="${hue.red}" stroke-width="2" opacity="${n(0.26 - i * 0.035)}"`,
        ),
      ) +
      at(
        960,
        440,
        1.5,
        shape(
          'M0-210C70-110 130-40 130 40C130 118 72 170 0 170C-72 170-130 118-130 40C-130-40-70-110 0-210z',
          p.fade(['#ef6a6a', '#c5343a', '#8f1a2a']),
        ),
        shape(
          'M-70-10C-92 40-80 96-40 120',
          'none',
          'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".5"',
        ),
        shape('M0 96C-66 50-70-4-34-12C-14-16 0 0 0 14C0 0 14-16 34-12C70-4 66 50 0 96z', '#fff'),
      ) +
      hand(560, 780, 1.3, -14, '#c68a62', hue.plum) +
      group('translate(1920 0) scale(-1 1)', hand(560, 780, 1.3, -14, '#b67a54', hue.leaf)) +
      sparkle(680, 240, 24, '#fff') +
      sparkle(1260, 300, 30, '#fff') +
      orchid(p, 1400, 190, 60, 12),
  },
  'award-cup': {
    focus: 0.58,
    draw: (p) =>
      stage(p, '#6d1a4f', '#2b0f2e', '#c4578f') +
      confetti(5, 70) +
      times(12, (i) =>
        group(`rotate(${i * 30} 930 400)`, shape('M918 400L890-260L970-260z', '#ffd977', 'opacity=".07"')),
      ) +
      at(
        930,
        470,
        1.55,
        oval(0, 232, 170, 20, '#000', 'opacity=".25"'),
        rect(-90, 176, 180, 54, '#5c2a1a', 8),
        rect(-66, 150, 132, 30, '#8a4a2a', 6),
        shape('M-14 60L14 60L26 152L-26 152z', hue.amber),
        line('M-112-140C-190-150-190-20-90 0M112-140C190-150 190-20 90 0', hue.marigold, 20),
        shape(
          'M-124-180L124-180C124-60 96 40 0 72C-96 40-124-60-124-180z',
          p.fade(['#fff0b8', '#f5b83d', '#c07a18'], 'right'),
        ),
        oval(0, -180, 124, 26, '#ffe9a8'),
        oval(0, -180, 100, 18, '#c98a24'),
        star(0, -60, 56, '#fff8e0'),
        shape(
          'M-96-160C-92-70-80-10-50 30',
          'none',
          'stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"',
        ),
      ) +
      sparkle(640, 260, 30, hue.gold) +
      sparkle(1240, 200, 38, '#fff') +
      sparkle(1200, 600, 22, hue.gold),
  },
  'sharing-hands': {
    focus: 0.5,
    draw: (p) =>
      whole(p.fade(['#4a2466', '#a8417f', '#f5a07a'], 'corner')) +
      disc(800, 420, 560, p.glow('#ffd9a0'), 'opacity=".75"') +
      times(5, (i) =>
        disc(
          800,
          400,
          150 + i * 80,
          'none',
          `stroke="#fff" stroke-width="3" opacity="${n(0.45 - i * 0.08)}"`,
        ),
      ) +
      hand(430, 610, 1.5, -14, '#c68a62', hue.leaf) +
      group('translate(1600 0) scale(-1 1)', hand(430, 610, 1.5, -14, '#b67a54', '#fff6ea')) +
      disc(800, 400, 220, p.glow('#fff6d0')) +
      disc(800, 400, 104, p.fade(['#fffbe8', '#ffd977'])) +
      line('M766 440L766 372M746 392L766 370L786 392M834 360L834 428M814 408L834 430L854 408', hue.plum, 13) +
      sparkle(600, 210, 24, '#fff') +
      sparkle(1040, 240, 30, '#fff') +
      sparkle(980, 160, 14, '#fff'),
  },
  'gift-boxes': {
    focus: 0.58,
    draw: (p) =>
      stage(p, '#fff3e2', '#fbd5df', '#fff') +
      confetti(9, 44) +
      gift(p, 700, 790, 300, 250, [hue.leaf, hue.leafDeep], hue.gold) +
      gift(p, 1230, 800, 280, 220, [hue.marigold, hue.amber], hue.plum) +
      gift(p, 970, 820, 360, 370, [hue.plumSoft, hue.plum], '#fff3e2') +
      gift(p, 500, 820, 170, 140, [hue.coral, '#d9603f'], '#fff') +
      orchid(p, 970, 392, 92, 8) +
      sparkle(1260, 300, 26, hue.marigold) +
      sparkle(620, 340, 20, hue.plumSoft),
  },
  'points-stars': {
    focus: 0.62,
    draw: (p) => {
      const stack = (x: number, count: number, r: number) =>
        times(
          count,
          (i) =>
            oval(x, 790 - i * 30, r, r * 0.28, '#b86f12') +
            rect(x - r, 766 - i * 30, r * 2, 24, '#d98b1f') +
            oval(x, 766 - i * 30, r, r * 0.28, '#f5b83d') +
            oval(x, 766 - i * 30, r * 0.76, r * 0.2, 'none', 'stroke="#ffe9a8" stroke-width="4"'),
        )
      return (
        stage(p, '#3a0d2a', '#8a2a66', '#d77bb0') +
        stars(81, 60, 600) +
        line('M560 760C760 700 980 560 1320 250', '#ffd977', 4, 'opacity=".5" stroke-dasharray="3 20"') +
        stack(640, 3, 100) +
        stack(870, 6, 100) +
        stack(1100, 9, 100) +
        stack(1330, 13, 100) +
        coin(640, 560, 62) +
        coin(870, 440, 70) +
        coin(1100, 330, 78) +
        coin(1330, 200, 92) +
        sparkle(1480, 180, 30, '#fff') +
        sparkle(980, 220, 22, '#fff') +
        sparkle(740, 330, 18, hue.gold)
      )
    },
  },
} satisfies Record<string, Scene>
