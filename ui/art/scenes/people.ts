import { tower } from '../motifs/buildings.ts'
import { leaf, orchid } from '../motifs/flowers.ts'
import { stage } from '../motifs/ground.ts'
import { ridge, roundTree } from '../motifs/land.ts'
import { hand, holdPhone, person } from '../motifs/people.ts'
import { cloud, sky, stars, sun } from '../motifs/sky.ts'
import { bubble, cup, sparkle } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import { at, disc, group, line, oval, rect, shape, times, whole } from '../paper.ts'
import type { Scene } from '../scene.ts'

export const people = {
  'football-evening': {
    focus: 0.62,
    draw: (p) => {
      const lamp = (x: number) =>
        line(`M${x} 620L${x} 210`, '#1d0d2b', 12) +
        rect(x - 70, 150, 140, 70, '#1d0d2b', 10) +
        times(6, (i) => disc(x - 44 + (i % 3) * 44, 172 + Math.floor(i / 3) * 28, 11, '#fffbe0')) +
        disc(x, 186, 330, p.glow('#fff3c4'), 'opacity=".6"')
      return (
        sky(p, '#1c1546', '#4a2f7a', '#c46a86') +
        stars(71, 80, 330) +
        ridge(181, 590, 50, '#2f1d54') +
        times(90, (i) =>
          disc((i * 53) % 1600, 560 + ((i * 17) % 46), 9, ['#6d3f7a', '#8a4a78', '#4f3270'][i % 3] ?? '#000'),
        ) +
        lamp(240) +
        lamp(1390) +
        rect(0, 610, 1600, 290, p.fade(['#2f8f5f', '#1a6a48'])) +
        times(6, (i) =>
          shape(
            `M${-300 + i * 400} 900L${100 + i * 260} 610L${230 + i * 260} 610L${-100 + i * 400} 900z`,
            '#fff',
            'opacity=".06"',
          ),
        ) +
        line('M0 690L1600 690', '#fff', 5, 'opacity=".7"') +
        oval(800, 790, 330, 74, 'none', 'stroke="#fff" stroke-width="5" opacity=".7"') +
        oval(1000, 846, 110, 16, '#0f3f31', 'opacity=".45"') +
        line('M520 800C640 640 760 470 960 420', '#fff', 5, 'opacity=".35" stroke-dasharray="4 26"') +
        at(
          1010,
          430,
          1.45,
          disc(0, 0, 104, p.fade(['#fff', '#e0cfe8'])),
          group(
            'rotate(-14)',
            shape('M0-40L38-12L24 33L-24 33L-38-12z', hue.plum),
            ...[0, 72, 144, 216, 288].map((a) =>
              group(
                `rotate(${a})`,
                line('M0-40L0-70', hue.plum, 5),
                shape('M0-70L28-88C20-98 10-103 0-104C-10-103-20-98-28-88z', hue.plum),
                line('M28-88L58-70', hue.plum, 5),
              ),
            ),
          ),
          shape('M-70-50C-56-76-30-90 0-92C-40-80-60-56-66-20z', '#fff', 'opacity=".5"'),
        ) +
        sparkle(830, 300, 26, hue.gold) +
        sparkle(1220, 560, 18, hue.gold)
      )
    },
  },
  'school-phones': {
    focus: 0.55,
    draw: (p) =>
      sky(p, '#cdeae6', '#f3f8e6', '#fff3dc') +
      sun(p, 1330, 190, 66, '#fff8e0', hue.gold) +
      cloud(140, 130, 1, '#fff') +
      ridge(191, 620, 60, '#9fd0b4') +
      rect(420, 250, 900, 430, '#fff6ea', 10) +
      shape('M380 260L480 130L1260 130L1360 260z', hue.plum) +
      times(
        6,
        (i) =>
          rect(470 + i * 140, 330, 96, 120, '#bfe3ea', 8) +
          line(`M${518 + i * 140} 330L${518 + i * 140} 450`, '#fff6ea', 6),
      ) +
      rect(820, 500, 110, 180, hue.leaf, 8) +
      rect(420, 664, 900, 20, '#e3c9b0') +
      rect(0, 680, 1600, 220, p.fade(['#8cc98f', '#4f9e6f'])) +
      roundTree(240, 720, 280, hue.leaf, hue.brown) +
      roundTree(1480, 730, 240, hue.leafSoft, hue.brown) +
      line('M340 680L340 200', '#8c7a88', 8) +
      shape('M344 206L430 226L344 262z', hue.marigold) +
      person(560, 850, 0.92, { shirt: '#fff', longyi: hue.leaf }, holdPhone('#c68a62', '#fff')) +
      person(760, 866, 1, { shirt: '#fff', longyi: hue.leaf, flower: true }, holdPhone('#b67a54', '#fff')) +
      person(980, 856, 0.88, { shirt: '#fff', longyi: hue.leaf }, holdPhone('#c68a62', '#fff')) +
      person(
        1180,
        866,
        0.96,
        { shirt: '#fff', longyi: hue.leaf, flower: true },
        holdPhone('#b67a54', '#fff'),
      ) +
      (
        [
          [560, 560, hue.plumSoft],
          [980, 566, hue.coral],
        ] as const
      )
        .map(([x, y, c]) => bubble(x + 20, y - 20, 110, 70, c, 'left', 2))
        .join(''),
  },
  'tree-planting': {
    focus: 0.58,
    draw: (p) =>
      sky(p, '#d9f0e0', '#f3f8e4', '#fff6df') +
      disc(980, 330, 600, p.glow('#fff3c0'), 'opacity=".9"') +
      ridge(201, 640, 80, '#b7dcb4') +
      ridge(205, 720, 60, '#8cc592') +
      times(9, (i) =>
        roundTree(
          70 + i * 185,
          740 + (i % 2) * 16,
          90 + ((i * 37) % 50),
          i % 2 ? '#5fae80' : '#3f9468',
          hue.brown,
        ),
      ) +
      ridge(209, 810, 40, '#5fa56c') +
      hand(740, 690, 1.35, 8, '#c68a62', hue.plum) +
      group('translate(1600 0) scale(-1 1)', hand(380, 690, 1.35, 8, '#b67a54', hue.leaf)) +
      shape('M820 700C860 650 1120 650 1160 700C1140 770 840 770 820 700z', '#6b4030') +
      shape('M840 690C880 660 1100 660 1140 690C1100 712 880 712 840 690z', '#8a5a40') +
      line('M990 680C986 560 996 470 990 380', '#2f8a5f', 14) +
      leaf(p, 990, 520, 190, 58) +
      leaf(p, 990, 470, 190, -58) +
      leaf(p, 990, 400, 170, 28) +
      leaf(p, 990, 392, 170, -30) +
      sparkle(780, 380, 26, hue.marigold) +
      sparkle(1240, 460, 20, hue.marigold) +
      sparkle(1150, 250, 16, hue.marigold),
  },
  'job-desk': {
    focus: 0.55,
    draw: (p) =>
      whole(p.fade(['#fdeee6', '#fbdfe6'])) +
      rect(520, 110, 620, 440, '#fff', 16) +
      rect(540, 130, 580, 400, p.fade(['#a9dbe4', '#fff3dc']), 8) +
      at(
        540,
        330,
        1,
        shape('M0 200L0 110C90 60 180 140 290 90C400 40 480 110 580 70L580 200z', '#7fbf9a'),
        shape('M0 200L0 160C140 120 300 190 580 130L580 200z', '#3f9468'),
      ) +
      tower(950, 430, 170, hue.plum) +
      line('M830 130L830 530M540 330L1120 330', '#fff', 14) +
      sun(p, 690, 240, 36, '#fff6d8', hue.gold) +
      rect(0, 700, 1600, 200, '#a8653f') +
      rect(0, 690, 1600, 26, '#c98a5c') +
      oval(800, 706, 330, 12, '#2b0f2e', 'opacity=".18"') +
      rect(600, 440, 400, 250, hue.plumDeep, 18) +
      rect(618, 458, 364, 208, p.fade([hue.plum, hue.plumSoft], 'corner'), 8) +
      times(4, (i) =>
        rect(650, 490 + i * 38, [220, 280, 180, 240][i] ?? 200, 14, '#fff', 7, 'opacity=".8"'),
      ) +
      disc(910, 620, 26, hue.marigold) +
      shape('M560 690L1040 690L1064 712L536 712z', '#d9c9d2') +
      cup(1160, 700, 1.1, hue.leaf, '#b86f3a') +
      at(380, 700, 1.1, rect(-54, -84, 108, 84, hue.coral, 14)) +
      leaf(p, 380, 616, 220, -28) +
      leaf(p, 380, 616, 250, 4) +
      leaf(p, 380, 616, 210, 34) +
      rect(1270, 610, 180, 26, hue.plum, 6) +
      rect(1284, 636, 160, 26, hue.marigold, 6) +
      rect(1262, 662, 196, 28, hue.leaf, 6),
  },
  'help-headset': {
    focus: 0.58,
    draw: (p) =>
      stage(p, '#e8f5ee', '#bfe3cf', '#fff') +
      bubble(1080, 170, 330, 190, '#fff', 'left', 3, hue.leaf) +
      bubble(380, 220, 260, 150, hue.plum, 'right', 2) +
      at(
        860,
        520,
        1.6,
        line('M-150 30C-160-150-70-210 0-210C70-210 160-150 150 30', hue.plumDeep, 30),
        line('M-118-20C-124-130-60-172 0-172C60-172 124-130 118-20', '#fff', 6, 'opacity=".4"'),
        rect(-190, -10, 78, 150, hue.plum, 34),
        rect(112, -10, 78, 150, hue.plum, 34),
        rect(-132, 4, 30, 122, hue.plumDeep, 14),
        rect(102, 4, 30, 122, hue.plumDeep, 14),
        line('M150 140C146 196 90 214 34 214', hue.plumDeep, 16),
        rect(-34, 192, 86, 46, hue.marigold, 22),
      ) +
      orchid(p, 860, 470, 104, 0, '#f3c4da') +
      sparkle(560, 520, 22, hue.marigold) +
      sparkle(1240, 560, 26, hue.marigold),
  },
} satisfies Record<string, Scene>
