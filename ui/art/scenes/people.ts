import { house, tower } from '../motifs/buildings.ts'
import { leaf, orchid } from '../motifs/flowers.ts'
import { grass, ridge, roundTree } from '../motifs/land.ts'
import { hand, holdPhone, person } from '../motifs/people.ts'
import { cloud, sky, stars, sun } from '../motifs/sky.ts'
import { bubble, coin, cup, gift, sparkle, star } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { at, disc, group, line, n, oval, rect, scatter, shape, times, whole } from '../paper.ts'
import type { Scene } from '../scene.ts'

/** A calm ground for one object: a soft corner light and two slow curves. */
const stage = (p: Paper, a: string, b: string, glow: string) =>
  whole(p.fade([a, b], 'corner')) +
  disc(1000, 380, 640, p.glow(glow), 'opacity=".7"') +
  shape('M0 760C360 680 700 820 1060 760C1300 720 1460 700 1600 730L1600 900L0 900z', '#fff', 'opacity=".14"') +
  shape('M0 830C400 770 800 880 1600 800L1600 900L0 900z', '#fff', 'opacity=".16"')

const confetti = (seed: number, count: number) => {
  const next = scatter(seed)
  const tones = [hue.coral, hue.marigold, hue.leafSoft, hue.orchid, hue.white]
  return times(count, () => {
    const [x, y] = [next() * 1600, next() * 640]
    return rect(x, y, 10 + next() * 14, 7 + next() * 6, tones[Math.floor(next() * 5)] ?? hue.white, 3, `transform="rotate(${n(next() * 180)} ${n(x)} ${n(y)})" opacity="${n(0.5 + next() * 0.5)}"`)
  })
}

export const people = {
  'football-evening': {
    focus: 0.62,
    draw: (p) => {
      const lamp = (x: number) => line(`M${x} 620L${x} 210`, '#1d0d2b', 12) + rect(x - 70, 150, 140, 70, '#1d0d2b', 10) + times(6, (i) => disc(x - 44 + (i % 3) * 44, 172 + Math.floor(i / 3) * 28, 11, '#fffbe0')) + disc(x, 186, 330, p.glow('#fff3c4'), 'opacity=".6"')
      return (
        sky(p, '#1c1546', '#4a2f7a', '#c46a86') + stars(71, 80, 330) + ridge(181, 590, 50, '#2f1d54') +
        times(90, (i) => disc((i * 53) % 1600, 560 + ((i * 17) % 46), 9, ['#6d3f7a', '#8a4a78', '#4f3270'][i % 3] ?? '#000')) + lamp(240) + lamp(1390) +
        rect(0, 610, 1600, 290, p.fade(['#2f8f5f', '#1a6a48'])) + times(6, (i) => shape(`M${-300 + i * 400} 900L${100 + i * 260} 610L${230 + i * 260} 610L${-100 + i * 400} 900z`, '#fff', 'opacity=".06"')) +
        line('M0 690L1600 690', '#fff', 5, 'opacity=".7"') + oval(800, 790, 330, 74, 'none', 'stroke="#fff" stroke-width="5" opacity=".7"') +
        oval(1000, 846, 110, 16, '#0f3f31', 'opacity=".45"') +
        line('M520 800C640 640 760 470 960 420', '#fff', 5, 'opacity=".35" stroke-dasharray="4 26"') +
        at(1010, 430, 1.5, disc(0, 0, 104, p.fade(['#fff', '#e6d7ee'])), ...[0, 72, 144, 216, 288].map((a) => group(`rotate(${a})`, shape('M0-104C18-104 34-100 46-93L30-72L-30-72L-46-93C-34-100-18-104 0-104z', hue.plum), line('M-30-72L-22-36M30-72L22-36', hue.plum, 4))), shape('M0-36L34-11L21 29L-21 29L-34-11z', hue.plum)) +
        sparkle(830, 300, 26, hue.gold) + sparkle(1220, 560, 18, hue.gold)
      )
    },
  },
  'school-phones': {
    focus: 0.55,
    draw: (p) =>
      sky(p, '#cdeae6', '#f3f8e6', '#fff3dc') + sun(p, 1330, 190, 66, '#fff8e0', hue.gold) + cloud(140, 130, 1, '#fff') + ridge(191, 620, 60, '#9fd0b4') +
      rect(420, 250, 900, 430, '#fff6ea', 10) + shape('M380 260L480 130L1260 130L1360 260z', hue.plum) + times(6, (i) => rect(470 + i * 140, 330, 96, 120, '#bfe3ea', 8) + line(`M${518 + i * 140} 330L${518 + i * 140} 450`, '#fff6ea', 6)) + rect(820, 500, 110, 180, hue.leaf, 8) + rect(420, 664, 900, 20, '#e3c9b0') +
      rect(0, 680, 1600, 220, p.fade(['#8cc98f', '#4f9e6f'])) + roundTree(240, 720, 280, hue.leaf, hue.brown) + roundTree(1480, 730, 240, hue.leafSoft, hue.brown) + line('M340 680L340 200', '#8c7a88', 8) + shape('M344 206L430 226L344 262z', hue.marigold) +
      person(560, 850, 0.92, { shirt: '#fff', longyi: hue.leaf }, holdPhone('#c68a62', '#fff')) + person(760, 866, 1, { shirt: '#fff', longyi: hue.leaf, flower: true }, holdPhone('#b67a54', '#fff')) + person(980, 856, 0.88, { shirt: '#fff', longyi: hue.leaf }, holdPhone('#c68a62', '#fff')) + person(1180, 866, 0.96, { shirt: '#fff', longyi: hue.leaf, flower: true }, holdPhone('#b67a54', '#fff')) +
      ([[560, 560, hue.plumSoft], [980, 566, hue.coral]] as const).map(([x, y, c]) => bubble(x + 20, y - 20, 110, 70, c, 'left', 2)).join(''),
  },
  'tree-planting': {
    focus: 0.58,
    draw: (p) =>
      sky(p, '#d9f0e0', '#f3f8e4', '#fff6df') + disc(980, 330, 600, p.glow('#fff3c0'), 'opacity=".9"') + ridge(201, 640, 80, '#b7dcb4') + ridge(205, 720, 60, '#8cc592') +
      times(9, (i) => roundTree(70 + i * 185, 740 + (i % 2) * 16, 90 + ((i * 37) % 50), i % 2 ? '#5fae80' : '#3f9468', hue.brown)) + ridge(209, 810, 40, '#5fa56c') +
      hand(740, 690, 1.35, 8, '#c68a62', hue.plum) + group('translate(1600 0) scale(-1 1)', hand(380, 690, 1.35, 8, '#b67a54', hue.leaf)) +
      shape('M820 700C860 650 1120 650 1160 700C1140 770 840 770 820 700z', '#6b4030') + shape('M840 690C880 660 1100 660 1140 690C1100 712 880 712 840 690z', '#8a5a40') +
      line('M990 680C986 560 996 470 990 380', '#2f8a5f', 14) + leaf(p, 990, 520, 190, 58) + leaf(p, 990, 470, 190, -58) + leaf(p, 990, 400, 170, 28) + leaf(p, 990, 392, 170, -30) + sparkle(780, 380, 26, hue.marigold) + sparkle(1240, 460, 20, hue.marigold) + sparkle(1150, 250, 16, hue.marigold),
  },
  'blood-drop': {
    focus: 0.6,
    draw: (p) =>
      stage(p, '#fff1f0', '#fbd3d6', '#fff') + times(7, (i) => disc(960, 430, 180 + i * 70, 'none', `stroke="${hue.red}" stroke-width="2" opacity="${n(0.26 - i * 0.035)}"`)) +
      at(960, 440, 1.5, shape('M0-210C70-110 130-40 130 40C130 118 72 170 0 170C-72 170-130 118-130 40C-130-40-70-110 0-210z', p.fade(['#ef6a6a', '#c5343a', '#8f1a2a'])), shape('M-70-10C-92 40-80 96-40 120', 'none', 'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".5"'), shape('M0 96C-66 50-70-4-34-12C-14-16 0 0 0 14C0 0 14-16 34-12C70-4 66 50 0 96z', '#fff')) +
      hand(330, 800, 1.2, -16, '#c68a62', hue.plum) + group('translate(1920 0) scale(-1 1)', hand(330, 800, 1.2, -16, '#b67a54', hue.leaf)) + sparkle(680, 240, 24, '#fff') + sparkle(1260, 300, 30, '#fff') + orchid(p, 1400, 190, 60, 12),
  },
  'award-cup': {
    focus: 0.58,
    draw: (p) =>
      stage(p, '#6d1a4f', '#2b0f2e', '#c4578f') + confetti(5, 70) +
      times(12, (i) => group(`rotate(${i * 30} 930 400)`, shape('M918 400L890-260L970-260z', '#ffd977', 'opacity=".07"'))) +
      at(930, 470, 1.55, oval(0, 232, 170, 20, '#000', 'opacity=".25"'), rect(-90, 176, 180, 54, '#5c2a1a', 8), rect(-66, 150, 132, 30, '#8a4a2a', 6), shape('M-14 60L14 60L26 152L-26 152z', hue.amber), line('M-112-140C-190-150-190-20-90 0M112-140C190-150 190-20 90 0', hue.marigold, 20), shape('M-124-180L124-180C124-60 96 40 0 72C-96 40-124-60-124-180z', p.fade(['#fff0b8', '#f5b83d', '#c07a18'], 'right')), oval(0, -180, 124, 26, '#ffe9a8'), oval(0, -180, 100, 18, '#c98a24'), star(0, -60, 56, '#fff8e0'), shape('M-96-160C-92-70-80-10-50 30', 'none', 'stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"')) + sparkle(640, 260, 30, hue.gold) + sparkle(1240, 200, 38, '#fff') + sparkle(1200, 600, 22, hue.gold),
  },
  'job-desk': {
    focus: 0.55,
    draw: (p) =>
      whole(p.fade(['#fdeee6', '#fbdfe6'])) + rect(520, 110, 620, 440, '#fff', 16) + rect(540, 130, 580, 400, p.fade(['#a9dbe4', '#fff3dc']), 8) + at(540, 330, 1, shape('M0 200L0 110C90 60 180 140 290 90C400 40 480 110 580 70L580 200z', '#7fbf9a'), shape('M0 200L0 160C140 120 300 190 580 130L580 200z', '#3f9468')) + tower(950, 430, 170, hue.plum) + line('M830 130L830 530M540 330L1120 330', '#fff', 14) + sun(p, 690, 240, 36, '#fff6d8', hue.gold) +
      rect(0, 700, 1600, 200, '#a8653f') + rect(0, 690, 1600, 26, '#c98a5c') + oval(800, 706, 330, 12, '#2b0f2e', 'opacity=".18"') +
      rect(600, 440, 400, 250, hue.plumDeep, 18) + rect(618, 458, 364, 208, p.fade([hue.plum, hue.plumSoft], 'corner'), 8) + times(4, (i) => rect(650, 490 + i * 38, [220, 280, 180, 240][i] ?? 200, 14, '#fff', 7, 'opacity=".8"')) + disc(910, 620, 26, hue.marigold) + shape('M560 690L1040 690L1064 712L536 712z', '#d9c9d2') +
      cup(1160, 700, 1.1, hue.leaf, '#b86f3a') + at(380, 700, 1.1, rect(-54, -84, 108, 84, hue.coral, 14)) + leaf(p, 380, 616, 220, -28) + leaf(p, 380, 616, 250, 4) + leaf(p, 380, 616, 210, 34) + rect(1270, 610, 180, 26, hue.plum, 6) + rect(1284, 636, 160, 26, hue.marigold, 6) + rect(1262, 662, 196, 28, hue.leaf, 6),
  },
  'sharing-hands': {
    focus: 0.5,
    draw: (p) =>
      whole(p.fade(['#4a2466', '#a8417f', '#f5a07a'], 'corner')) + disc(800, 420, 560, p.glow('#ffd9a0'), 'opacity=".75"') +
      times(5, (i) => disc(800, 400, 150 + i * 80, 'none', `stroke="#fff" stroke-width="3" opacity="${n(0.45 - i * 0.08)}"`)) +
      hand(430, 610, 1.5, -14, '#c68a62', hue.leaf) + group('translate(1600 0) scale(-1 1)', hand(430, 610, 1.5, -14, '#b67a54', '#fff6ea')) +
      disc(800, 400, 220, p.glow('#fff6d0')) + disc(800, 400, 104, p.fade(['#fffbe8', '#ffd977'])) + line('M766 440L766 372M746 392L766 370L786 392M834 360L834 428M814 408L834 430L854 408', hue.plum, 13) + sparkle(600, 210, 24, '#fff') + sparkle(1040, 240, 30, '#fff') + sparkle(980, 160, 14, '#fff'),
  },
  'gift-boxes': {
    focus: 0.58,
    draw: (p) =>
      stage(p, '#fff3e2', '#fbd5df', '#fff') + confetti(9, 44) + gift(p, 700, 790, 300, 250, [hue.leaf, hue.leafDeep], hue.gold) + gift(p, 1230, 800, 280, 220, [hue.marigold, hue.amber], hue.plum) + gift(p, 970, 820, 360, 370, [hue.plumSoft, hue.plum], '#fff3e2') + gift(p, 500, 820, 170, 140, [hue.coral, '#d9603f'], '#fff') + orchid(p, 970, 392, 92, 8) + sparkle(1260, 300, 26, hue.marigold) + sparkle(620, 340, 20, hue.plumSoft),
  },
  'points-stars': {
    focus: 0.62,
    draw: (p) => {
      const stack = (x: number, count: number, r: number) => times(count, (i) => oval(x, 790 - i * 30, r, r * 0.28, '#b86f12') + rect(x - r, 766 - i * 30, r * 2, 24, '#d98b1f') + oval(x, 766 - i * 30, r, r * 0.28, '#f5b83d') + oval(x, 766 - i * 30, r * 0.76, r * 0.2, 'none', 'stroke="#ffe9a8" stroke-width="4"'))
      return (
        stage(p, '#3a0d2a', '#8a2a66', '#d77bb0') + stars(81, 60, 600) +
        line('M560 760C760 700 980 560 1320 250', '#ffd977', 4, 'opacity=".5" stroke-dasharray="3 20"') +
        stack(640, 3, 100) + stack(870, 6, 100) + stack(1100, 9, 100) + stack(1330, 13, 100) +
        coin(640, 560, 62) + coin(870, 440, 70) + coin(1100, 330, 78) + coin(1330, 200, 92) + sparkle(1480, 180, 30, '#fff') + sparkle(980, 220, 22, '#fff') + sparkle(740, 330, 18, hue.gold)
      )
    },
  },
  'machine-sensors': {
    focus: 0.52,
    draw: (p) =>
      sky(p, '#d3e9f2', '#eef6ea', '#fff3dc') + cloud(180, 130, 1, '#fff') + cloud(1180, 110, 0.9, '#fff', 0.8) + ridge(211, 600, 50, '#a9d3b4') + tower(800, 620, 420, hue.plum) +
      times(5, (i) => disc(800, 190, 70 + i * 62, 'none', `stroke="${hue.plum}" stroke-width="4" opacity="${n(0.5 - i * 0.09)}"`)) +
      rect(0, 620, 1600, 280, p.fade(['#8cc98f', '#5fa56c'])) + times(7, (i) => line(`M${-80 + i * 90} 900L${120 + i * 46} 640`, '#3f8a52', 9, 'opacity=".6"')) + grass(22, 760, 30, '#2f7a4c') +
      at(300, 740, 1, line('M0 0L0-150', hue.plumDeep, 10), rect(-50, -216, 100, 72, '#fff', 14), disc(0, -180, 22, hue.leaf), line('M-14-144L-14-130', hue.plumDeep, 6)) +
      rect(560, 790, 1040, 110, '#8c8296') + times(8, (i) => rect(590 + i * 130, 840, 70, 8, '#fff', 4)) +
      at(1130, 800, 1.15, rect(-190, -150, 230, 130, hue.plum, 12), shape('M46-116L118-116C140-110 152-84 156-56L156-20L46-20z', hue.marigold), rect(74, -100, 50, 40, '#d7eef4', 6), disc(-120, -16, 30, hue.plumDeep), disc(-120, -16, 12, '#fff'), disc(100, -16, 30, hue.plumDeep), disc(100, -16, 12, '#fff'), sparkle(-76, -88, 30, '#fff')) +
      house(1420, 640, 0.9, { wall: '#fff6ea', roof: hue.coral, light: '#bfe3ea', door: hue.plum }) +
      ([[300, 540, 470], [1130, 640, 980], [1420, 470, 1180]] as const).map(([x, y, m]) => line(`M800 230Q${m} 300 ${x} ${y}`, hue.marigold, 5, 'stroke-dasharray="2 16"') + disc(x, y, 12, hue.marigold)).join(''),
  },
  'help-headset': {
    focus: 0.58,
    draw: (p) =>
      stage(p, '#e8f5ee', '#bfe3cf', '#fff') + bubble(1080, 170, 330, 190, '#fff', 'left', 3, hue.leaf) + bubble(380, 220, 260, 150, hue.plum, 'right', 2) +
      at(860, 520, 1.6, line('M-150 30C-160-150-70-210 0-210C70-210 160-150 150 30', hue.plumDeep, 30), line('M-118-20C-124-130-60-172 0-172C60-172 124-130 118-20', '#fff', 6, 'opacity=".4"'), rect(-190, -10, 78, 150, hue.plum, 34), rect(112, -10, 78, 150, hue.plum, 34), rect(-132, 4, 30, 122, hue.plumDeep, 14), rect(102, 4, 30, 122, hue.plumDeep, 14), line('M150 140C146 196 90 214 34 214', hue.plumDeep, 16), rect(-34, 192, 86, 46, hue.marigold, 22)) + orchid(p, 860, 470, 104, 0, '#f3c4da') + sparkle(560, 520, 22, hue.marigold) + sparkle(1240, 560, 26, hue.marigold),
  },
} satisfies Record<string, Scene>
