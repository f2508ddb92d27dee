import { signal } from '../motifs/buildings.ts'
import { ground, waves } from '../motifs/ground.ts'
import { bubble, coin, phone, sparkle, star } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import { at, disc, group, line, oval, rect, shape, times } from '../paper.ts'
import type { Scene } from '../scene.ts'

const chip = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    rect(-70, -54, 140, 108, '#f5b83d', 18),
    line(
      'M-70-18L-24-18L-24 18L-70 18M70-18L24-18L24 18L70 18M-24-18L-24-54M24-18L24-54M-24 18L-24 54M24 18L24 54M-24-18L24-18M-24 18L24 18',
      '#b8741a',
      5,
    ),
  )

export const devices = {
  'sim-card': {
    focus: 0.6,
    draw: (p) =>
      ground(p, [hue.plum, '#3a0d2a'], '#c4578f') +
      waves(hue.orchid) +
      signal(960, 440, 250, 4, hue.rose) +
      group(
        'rotate(-9 960 450)',
        rect(772, 196, 400, 530, '#000', 40, 'opacity=".2"'),
        shape(
          'M800 180L1060 180L1160 280L1160 670C1160 692 1142 710 1120 710L800 710C778 710 760 692 760 670L760 220C760 198 778 180 800 180z',
          p.fade(['#ffffff', '#fbe6ef']),
        ),
        shape('M800 180L900 180L760 480L760 220C760 198 778 180 800 180z', '#fff', 'opacity=".9"'),
        chip(960, 540, 1.7),
        rect(810, 250, 130, 18, hue.plumSoft, 9),
        rect(810, 286, 90, 18, hue.rose, 9),
        star(1066, 360, 34, hue.leafSoft),
      ) +
      sparkle(640, 240, 30, hue.gold) +
      sparkle(1300, 640, 24, hue.gold) +
      sparkle(1270, 210, 16, '#fff'),
  },
  'phone-video': {
    focus: 0.56,
    draw: (p) =>
      ground(p, ['#fbe3ea', '#ffe3c4'], '#fff') +
      waves(hue.coral) +
      group(
        'rotate(-6 900 440)',
        rect(492, 226, 840, 450, '#2b0f2e', 60, 'opacity=".16"'),
        rect(480, 208, 840, 450, hue.plumDeep, 60),
        rect(508, 234, 784, 398, p.fade(['#4a2466', '#c4578f', '#ffb07c']), 36),
        disc(1080, 460, 70, '#ffe9b0'),
        shape(
          'M508 560C640 470 760 560 900 500C1040 440 1160 540 1292 480L1292 596C1292 616 1276 632 1256 632L544 632C524 632 508 616 508 596z',
          '#5c2258',
        ),
        shape(
          'M508 600C700 540 900 610 1292 550L1292 596C1292 616 1276 632 1256 632L544 632C524 632 508 616 508 596z',
          hue.plumDeep,
        ),
        disc(900, 410, 92, '#fff', 'opacity=".92"'),
        shape('M872 362L872 458L952 410z', hue.plum),
        rect(560, 590, 680, 8, '#fff', 4, 'opacity=".4"'),
        rect(560, 590, 260, 8, hue.marigold, 4),
        disc(820, 594, 14, hue.marigold),
      ) +
      bubble(1260, 130, 190, 110, hue.leaf, 'left', 2) +
      sparkle(420, 240, 26, hue.plumSoft) +
      sparkle(1400, 640, 22, hue.marigold),
  },
  'phone-call': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#e3f3ea', '#a9d8bf'], '#fff') +
      waves('#1f7a55') +
      times(23, (i) => {
        const h = 30 + Math.abs(Math.sin(i * 0.9)) * 190 * (1 - Math.abs(i - 11) / 16)
        return rect(300 + i * 54, 450 - h / 2, 20, h, i % 2 ? hue.leaf : hue.leafSoft, 10, 'opacity=".55"')
      }) +
      phone(
        920,
        450,
        1.5,
        8,
        p.fade([hue.plum, hue.plumSoft]),
        disc(0, -70, 52, '#fbdfe6') +
          disc(0, -84, 19, hue.plum) +
          shape('M-34-38C-34-66 34-66 34-38C20-24-20-24-34-38z', hue.plum) +
          rect(-50, 4, 100, 12, '#fff', 6) +
          rect(-32, 28, 64, 10, '#fff', 5, 'opacity=".6"') +
          disc(-40, 120, 28, '#c5343a') +
          disc(40, 120, 28, '#35a06f') +
          line('M-52 124C-46 114-34 114-28 124', '#fff', 6) +
          line('M29 114C33 124 39 128 50 130', '#fff', 6),
      ) +
      signal(920, 450, 300, 2, hue.leaf),
  },
  'top-up-card': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#fff1cf', '#ffd08a'], '#fff') +
      waves('#d98b1f') +
      group(
        'rotate(-8 900 430)',
        rect(592, 226, 640, 400, '#6b4030', 34, 'opacity=".2"'),
        rect(580, 206, 640, 400, p.fade([hue.plumSoft, hue.plum], 'corner'), 34),
        disc(1130, 250, 190, '#fff', 'opacity=".1"'),
        disc(1180, 330, 190, '#fff', 'opacity=".08"'),
        rect(630, 256, 190, 24, '#fff', 12),
        rect(630, 300, 120, 18, hue.rose, 9),
        rect(630, 430, 540, 100, '#d9cfd6', 14),
        shape(
          'M630 446C700 420 760 470 830 440C880 424 900 470 930 450L930 530L644 530C636 530 630 524 630 516z',
          '#fff',
        ),
        times(4, (i) => rect(652 + i * 66, 470, 46, 26, hue.plumDeep, 6)),
        star(1110, 320, 52, hue.marigold),
      ) +
      coin(1270, 640, 92) +
      coin(1120, 730, 70) +
      coin(520, 700, 78) +
      coin(1400, 470, 54) +
      sparkle(480, 300, 28, '#fff') +
      sparkle(1330, 250, 22, '#fff'),
  },
  'pay-wallet': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#e0f2e7', '#fff3dc'], '#fff') +
      waves('#1f7a55') +
      group(
        'rotate(-7 800 470)',
        rect(600, 250, 430, 200, '#7cc7a0', 14),
        disc(815, 350, 58, '#bfe6cf'),
        rect(640, 300, 430, 200, '#4fa57c', 14, 'transform="rotate(6 840 400)"'),
      ) +
      rect(520, 400, 600, 350, p.fade([hue.plumSoft, hue.plum]), 40) +
      rect(
        520,
        400,
        600,
        350,
        'none',
        40,
        'stroke="#f0a9c4" stroke-width="5" stroke-dasharray="18 14" opacity=".6"',
      ) +
      rect(930, 520, 230, 120, hue.plumDeep, 34) +
      disc(990, 580, 28, hue.marigold) +
      phone(
        1300,
        430,
        1.05,
        14,
        p.fade(['#fff', '#fbe6ef']),
        disc(0, -40, 62, hue.leaf) +
          line('M-28-40L-8-18L30-62', '#fff', 15) +
          rect(-50, 60, 100, 16, hue.plum, 8) +
          rect(-34, 92, 68, 12, hue.rose, 6),
      ) +
      coin(440, 720, 62) +
      coin(560, 790, 46) +
      sparkle(440, 300, 24, hue.marigold),
  },
  'message-bubbles': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#fff1e6', '#fbd5df'], '#fff') +
      waves(hue.plumSoft) +
      phone(
        520,
        500,
        1.35,
        -8,
        p.fade([hue.plum, hue.plumSoft]),
        rect(-66, -120, 100, 46, '#fff', 18) +
          rect(-34, -50, 100, 46, hue.marigold, 18) +
          rect(-66, 20, 120, 46, '#fff', 18) +
          rect(-20, 90, 86, 46, hue.marigold, 18),
      ) +
      times(6, (i) =>
        line(
          `M640 ${420 + i * 24}Q820 ${260 + i * 60} ${980 + (i % 2) * 90} ${180 + i * 110}`,
          hue.plumSoft,
          4,
          'opacity=".5" stroke-dasharray="2 16"',
        ),
      ) +
      bubble(900, 90, 300, 150, hue.plum, 'left', 3) +
      bubble(1260, 230, 240, 130, hue.leaf, 'left', 2) +
      bubble(960, 330, 270, 140, hue.marigold, 'left', 2, hue.plumDeep) +
      bubble(1270, 470, 260, 140, '#fff', 'left', 2, hue.plum) +
      bubble(940, 580, 290, 150, hue.coral, 'left', 3),
  },
  'chat-robot': {
    focus: 0.6,
    draw: (p) =>
      ground(p, ['#e3ecfb', '#e9dff5'], '#fff') +
      waves(hue.lavender) +
      bubble(360, 200, 320, 170, '#fff', 'right', 3, hue.plum) +
      bubble(440, 470, 240, 130, hue.leaf, 'right', 2) +
      at(
        1000,
        480,
        1.5,
        oval(0, 246, 170, 18, hue.indigo, 'opacity=".2"'),
        line('M0-190L0-150', hue.plumDeep, 10),
        disc(0, -200, 18, hue.marigold),
        rect(-150, -150, 300, 210, p.fade(['#ffffff', '#efe3f2']), 70),
        rect(-116, -112, 232, 134, hue.plumDeep, 52),
        disc(-50, -48, 20, '#8fe6d0'),
        disc(50, -48, 20, '#8fe6d0'),
        line('M-26-10Q0 14 26-10', '#8fe6d0', 9),
        rect(-176, -84, 30, 80, hue.plumSoft, 14),
        rect(146, -84, 30, 80, hue.plumSoft, 14),
        shape(
          'M-100 80L100 80C116 80 124 92 122 110L108 214C106 228 94 238 80 238L-80 238C-94 238-106 228-108 214L-122 110C-124 92-116 80-100 80z',
          p.fade(['#ffffff', '#e3d3ea']),
        ),
        shape(
          'M0 190C-40 162-42 128-20 122C-8 120 0 130 0 138C0 130 8 120 20 122C42 128 40 162 0 190z',
          hue.plumSoft,
        ),
        line('M126 120C180 130 190 90 196 50', '#e3d3ea', 26),
        line('M-126 120C-170 140-180 170-176 200', '#e3d3ea', 26),
      ) +
      sparkle(1360, 220, 28, hue.marigold) +
      sparkle(760, 160, 20, hue.plumSoft),
  },
} satisfies Record<string, Scene>
