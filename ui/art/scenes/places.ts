import { awning, block, glassTower, pagoda, signal, temple } from '../motifs/buildings.ts'
import { padauk } from '../motifs/flowers.ts'
import { grass, palm, ridge, roundTree } from '../motifs/land.ts'
import { holdPhone, person, umbrella } from '../motifs/people.ts'
import { birds, cloud, sky, sun } from '../motifs/sky.ts'
import { balloon, cup, sparkle } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import { at, disc, group, line, oval, rect, scatter, shape, times } from '../paper.ts'
import type { Scene } from '../scene.ts'

const table = (x: number, base: number, s: number) =>
  at(
    x,
    base,
    s,
    oval(0, 4, 120, 14, '#2b0f2e', 'opacity=".18"'),
    line('M-60 0L-40-84M60 0L40-84', hue.brown, 10),
    rect(-104, -100, 208, 20, '#a8653f', 8),
    rect(-104, -100, 208, 7, '#c98a5c', 4),
  )

const stool = (x: number, base: number, s: number, color: string) =>
  at(x, base, s, line('M-26 0L-20-44M26 0L20-44', color, 8), rect(-36, -58, 72, 18, color, 8))

export const places = {
  'tea-shop': {
    focus: 0.55,
    draw: (p) =>
      sky(p, '#ffe3bd', '#ffd0a0', '#ffc38c') +
      disc(1180, 260, 560, p.glow('#fff6dc'), 'opacity=".9"') +
      block(3, 60, 640, 250, 430, { wall: '#e9a67c', light: '#fff0cf', dark: '#c77f5c' }) +
      block(6, 1330, 640, 260, 500, { wall: '#e39a78', light: '#fff0cf', dark: '#c0775a' }) +
      rect(330, 250, 980, 430, '#8a3a5c', 8) +
      rect(330, 250, 980, 430, p.fade(['#6d1a4f', '#a34a6c']), 8) +
      times(
        4,
        (i) =>
          rect(380 + i * 236, 400, 172, 200, '#ffe6b0', 10) +
          line(
            `M${466 + i * 236} 400L${466 + i * 236} 600M${380 + i * 236} 500L${552 + i * 236} 500`,
            '#a34a6c',
            7,
          ),
      ) +
      awning(290, 250, 1060, 96, '#fff6ea', hue.leaf) +
      rect(0, 680, 1600, 220, p.fade(['#d9895e', '#b8643f'])) +
      times(9, (i) => line(`M${i * 220 - 200} 900L${i * 180 - 60} 680`, '#fff', 2, 'opacity=".14"')) +
      times(
        5,
        (i) =>
          line(`M${420 + i * 190} 346L${420 + i * 190} 392`, hue.plumDeep, 3) +
          disc(420 + i * 190, 404, 15, '#fff6d8') +
          disc(420 + i * 190, 404, 60, p.glow('#ffe9a8'), 'opacity=".6"'),
      ) +
      person(1120, 760, 0.95, { shirt: hue.petal, longyi: hue.leaf, flower: true }) +
      table(560, 820, 1.15) +
      cup(520, 706, 0.7, '#fff', '#b86f3a') +
      cup(610, 706, 0.7, '#fff', '#b86f3a') +
      stool(400, 830, 1.1, hue.coral) +
      stool(726, 830, 1.1, hue.marigold) +
      table(960, 870, 1.3) +
      cup(930, 742, 0.8, '#fff', '#b86f3a') +
      rect(1000, 706, 60, 34, hue.plumDeep, 6) +
      stool(1150, 880, 1.2, hue.leaf) +
      roundTree(1480, 760, 260, hue.leaf, hue.brown),
  },
  'pagoda-dusk': {
    focus: 0.6,
    draw: (p) =>
      sky(p, '#3d1f66', '#a8417f', '#f7866a', '#ffc98a') +
      sun(p, 960, 520, 190, '#ffdf9e', '#ffc06a') +
      cloud(180, 230, 1.2, '#ffb9a0', 0.3) +
      cloud(1260, 160, 0.9, '#ffb9a0', 0.3) +
      ridge(101, 660, 60, '#8a3a74') +
      pagoda(380, 690, 180, '#7a2f66', '#f5b83d') +
      temple(560, 690, 110, '#7a2f66', '#c4739b') +
      temple(1420, 690, 150, '#7a2f66', '#c4739b') +
      pagoda(960, 760, 540, p.fade(['#ffe9a8', '#f5b83d', '#b8701c']), '#fff3cf') +
      pagoda(720, 770, 250, p.fade(['#ffd977', '#d98b1f', '#8a4a20']), '#ffe9a8') +
      pagoda(1210, 770, 270, p.fade(['#ffd977', '#d98b1f', '#8a4a20']), '#ffe9a8') +
      ridge(105, 800, 50, '#3a0d2a') +
      palm(130, 830, 300, '#2b0a20', 20) +
      palm(230, 840, 220, '#2b0a20', -12) +
      palm(1500, 830, 260, '#2b0a20', -22) +
      birds(360, 340, 1.2, '#3a0d2a'),
  },
  'bagan-balloons': {
    focus: 0.55,
    draw: (p) =>
      sky(p, '#7fa3d6', '#f3b7b4', '#ffd9a6') +
      sun(p, 420, 560, 90, '#fff3d0', '#ffcf8a') +
      ridge(111, 620, 70, '#c98a9a') +
      temple(240, 700, 130, '#b0606e', '#ffd9a6') +
      temple(700, 690, 100, '#b0606e', '#ffd9a6') +
      temple(1280, 710, 200, '#a5525f', '#ffd9a6') +
      pagoda(980, 720, 180, '#a5525f', '#ffd9a6') +
      ridge(115, 740, 60, '#8c5a62') +
      temple(460, 820, 210, '#7a3a4c', '#ffcf9d') +
      pagoda(1490, 830, 240, '#7a3a4c', '#ffcf9d') +
      ridge(119, 830, 50, '#4f3a4a') +
      times(40, (i) => oval((i * 97) % 1600, 850 + ((i * 31) % 50), 40, 22, '#3f4a3f')) +
      balloon(p, 1060, 240, 120, [hue.plum, hue.orchid, hue.brown]) +
      balloon(p, 660, 330, 78, [hue.marigold, hue.coral, hue.brown]) +
      balloon(p, 1350, 400, 56, [hue.leaf, hue.leafSoft, hue.brown]) +
      balloon(p, 300, 220, 50, [hue.coral, hue.rose, hue.brown]) +
      balloon(p, 880, 480, 32, [hue.red, hue.coral, hue.brown]),
  },
  'market-morning': {
    focus: 0.6,
    draw: (p) => {
      const pile = (x: number, y: number, color: string, seed: number) => {
        const next = scatter(seed)
        return times(
          15,
          (i) =>
            disc(
              x + (i % 5) * 30 - 60 + (i > 9 ? 30 : i > 4 ? 15 : 0),
              y - Math.floor(i / 5) * 22 + next() * 3,
              17,
              color,
            ) +
            disc(
              x + (i % 5) * 30 - 65 + (i > 9 ? 30 : i > 4 ? 15 : 0),
              y - Math.floor(i / 5) * 22 - 5,
              5,
              '#fff',
              'opacity=".35"',
            ),
        )
      }
      const stall = (x: number, a: string, fruit: readonly [string, string, string], seed: number) =>
        rect(x - 220, 700, 440, 120, '#a8653f', 10) +
        rect(x - 236, 684, 472, 26, '#c98a5c', 10) +
        pile(x - 140, 670, fruit[0], seed) +
        pile(x, 670, fruit[1], seed + 1) +
        pile(x + 140, 670, fruit[2], seed + 2) +
        umbrella(x, 440, 270, a, hue.plumDeep, 1)
      return (
        sky(p, '#ffe9c9', '#fff3e2', '#fbe3e6') +
        disc(1200, 140, 520, p.glow(hue.gold), 'opacity=".55"') +
        block(7, 0, 640, 300, 340, { wall: '#f3c9b4', light: '#fff', dark: '#e3ad96' }) +
        block(9, 560, 640, 260, 260, { wall: '#f6d5be', light: '#fff', dark: '#e9bda4' }) +
        block(8, 1240, 640, 360, 400, { wall: '#f3c4b6', light: '#fff', dark: '#e3a99a' }) +
        pagoda(980, 640, 330, '#f0c98a', '#fff3d0') +
        rect(0, 640, 1600, 260, p.fade(['#f2cfa6', '#e2ab7c'])) +
        person(760, 800, 1, { shirt: hue.leaf, longyi: hue.plum, flower: true }) +
        person(1290, 810, 1.02, { shirt: hue.coral, longyi: hue.indigo }) +
        stall(440, hue.coral, [hue.marigold, '#c5343a', '#7bb661'], 3) +
        stall(1030, hue.plumSoft, ['#7bb661', hue.marigold, hue.coral], 9) +
        umbrella(1510, 500, 190, hue.leaf, hue.plumDeep, 1.7) +
        times(9, (i) => padauk(1400 + (i % 3) * 60, 790 + Math.floor(i / 3) * 34, 26)) +
        rect(1360, 830, 220, 60, hue.brown, 12)
      )
    },
  },
  'train-journey': {
    focus: 0.55,
    draw: (p) =>
      sky(p, '#9fd3dd', '#e6f2dc', '#fff1d6') +
      cloud(240, 140, 1.1, '#fff') +
      cloud(1100, 190, 0.9, '#fff', 0.7) +
      sun(p, 1360, 180, 60, '#fffbe6', hue.gold) +
      ridge(131, 480, 150, '#8fc3b0') +
      ridge(135, 570, 130, '#5fa58a') +
      ridge(139, 820, 70, '#2f7a5c') +
      rect(0, 520, 1600, 26, '#8c5a5a') +
      times(
        9,
        (i) =>
          rect(i * 200 + 10, 546, 40, 354, '#a3706a') +
          line(
            `M${i * 200 + 50} 546Q${i * 200 + 130} 546 ${i * 200 + 130} 640M${i * 200 + 210} 546Q${i * 200 + 130} 546 ${i * 200 + 130} 640`,
            '#8c5a5a',
            10,
          ),
      ) +
      times(4, (i) =>
        group(
          `translate(${130 + i * 318} 0)`,
          rect(0, 390, 304, 118, i === 3 ? hue.plum : p.fade([hue.plumSoft, hue.plum]), 16),
          rect(0, 476, 304, 14, hue.marigold),
          times(i === 3 ? 3 : 5, (k) => rect(24 + k * 54, 414, 40, 44, '#ffe9b8', 8)),
          disc(60, 512, 18, hue.plumDeep),
          disc(244, 512, 18, hue.plumDeep),
        ),
      ) +
      shape('M1388 508L1388 390L1420 390C1466 400 1490 450 1490 508z', hue.plum) +
      rect(1290, 410, 110, 50, '#d7eef4', 8) +
      ridge(143, 880, 40, '#1a5a42') +
      palm(180, 880, 260, '#0f3f31', -20) +
      roundTree(1500, 880, 200, '#1f7a55', hue.brown) +
      grass(12, 900, 40, '#0f3f31'),
  },
  'shop-front': {
    focus: 0.5,
    draw: (p) =>
      sky(p, '#fdeef2', '#fff6ec', '#fff') +
      disc(1280, 180, 460, p.glow(hue.peach), 'opacity=".6"') +
      cloud(120, 130, 0.9, '#fbdfe6', 0.9) +
      block(31, 0, 740, 260, 420, { wall: '#f6dbe2', light: '#fff', dark: '#efc8d4' }) +
      block(32, 1360, 740, 260, 500, { wall: '#f6dbe2', light: '#fff', dark: '#efc8d4' }) +
      rect(300, 220, 1000, 530, p.fade([hue.plum, '#8a2a66']), 14) +
      rect(340, 250, 920, 96, hue.plumDeep, 12) +
      sparkle(800, 298, 30, hue.marigold) +
      rect(560, 288, 180, 20, '#fff', 10) +
      rect(860, 288, 180, 20, '#fff', 10) +
      awning(280, 356, 1040, 70, '#fff', hue.marigold) +
      rect(350, 450, 330, 230, p.fade(['#eaf6f8', '#cfe9f0']), 8) +
      rect(920, 450, 330, 230, p.fade(['#eaf6f8', '#cfe9f0']), 8) +
      rect(716, 446, 168, 304, p.fade(['#fff6dc', '#ffe3a8']), 8) +
      line('M800 446L800 750', hue.plum, 6) +
      disc(784, 610, 7, hue.plum) +
      disc(816, 610, 7, hue.plum) +
      times(
        4,
        (i) =>
          rect(384 + i * 74, 560, 44, 84, ['#6d1a4f', '#1f7a55', '#f58a6b', '#3b2a66'][i] ?? '#000', 8) +
          rect(389 + i * 74, 568, 34, 62, '#fff', 4, 'opacity=".85"'),
      ) +
      rect(364, 644, 300, 12, hue.brown, 4) +
      person(1030, 690, 0.8, { shirt: hue.marigold, longyi: hue.plum, flower: true }) +
      rect(930, 600, 310, 80, '#fff', 8) +
      rect(930, 600, 310, 14, hue.leaf, 6) +
      rect(0, 740, 1600, 160, p.fade(['#f2dcd2', '#dfbfb2'])) +
      roundTree(200, 780, 210, hue.leaf, hue.brown) +
      roundTree(1420, 790, 230, hue.leafSoft, hue.brown) +
      person(560, 850, 0.9, { shirt: hue.leaf, longyi: hue.indigo }, holdPhone('#c68a62', hue.leaf)),
  },
  'office-building': {
    focus: 0.6,
    draw: (p) =>
      sky(p, '#c9e6ef', '#f3f7ee', '#fff3e2') +
      cloud(160, 150, 1.2, '#fff') +
      cloud(1220, 110, 0.9, '#fff', 0.8) +
      sun(p, 430, 250, 60, '#fff8e0', hue.gold) +
      block(41, 80, 760, 180, 260, { wall: '#d9cfe0', light: '#fff', dark: '#c3b6cf' }) +
      block(42, 300, 760, 150, 340, { wall: '#e3d6e6', light: '#fff', dark: '#cdbdd6' }) +
      block(43, 1380, 760, 200, 320, { wall: '#d9cfe0', light: '#fff', dark: '#c3b6cf' }) +
      glassTower(p, 780, 760, 300, 620, ['#8a2a66', '#c46a9c']) +
      glassTower(p, 1090, 760, 200, 400, ['#1f7a55', '#7cc7a0']) +
      glassTower(p, 560, 760, 210, 300, ['#3b2a66', '#8f7cc0']) +
      line('M930 140L930 60', hue.plum, 7) +
      signal(930, 70, 24, 3, hue.plum) +
      rect(860, 690, 140, 70, '#fff3d6', 6) +
      rect(0, 760, 1600, 140, p.fade(['#e9dccf', '#cdb8a6'])) +
      times(8, (i) =>
        roundTree(
          90 + i * 205,
          790 + (i % 2) * 14,
          120 + (i % 3) * 26,
          i % 2 ? hue.leaf : hue.leafSoft,
          hue.brown,
        ),
      ) +
      person(700, 860, 0.56, { shirt: '#fff', longyi: hue.plum }) +
      person(760, 866, 0.54, { shirt: hue.marigold, longyi: hue.indigo, flower: true }) +
      person(1180, 862, 0.56, { shirt: hue.coral, longyi: hue.leafDeep }),
  },
} satisfies Record<string, Scene>
