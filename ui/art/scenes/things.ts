import { block, signal } from '../motifs/buildings.ts'
import { ridge } from '../motifs/land.ts'
import { cloud, moon, sky, stars } from '../motifs/sky.ts'
import { bubble, coin, phone, sparkle, star } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { at, disc, group, line, n, oval, rect, scatter, shape, times, whole } from '../paper.ts'
import type { Scene } from '../scene.ts'

const ground = (p: Paper, colors: readonly string[], glow: string, x = 960) =>
  whole(p.fade(colors, 'corner')) + disc(x, 420, 620, p.glow(glow), 'opacity=".7"')

const waves = (color: string) =>
  shape('M0 720C300 640 560 800 900 720C1200 650 1400 690 1600 640L1600 900L0 900z', color, 'opacity=".18"') +
  shape('M0 810C360 740 700 880 1080 800C1300 760 1460 780 1600 750L1600 900L0 900z', color, 'opacity=".22"')

const chip = (x: number, y: number, s: number) =>
  at(x, y, s, rect(-70, -54, 140, 108, '#f5b83d', 18), line('M-70-18L-24-18L-24 18L-70 18M70-18L24-18L24 18L70 18M-24-18L-24-54M24-18L24-54M-24 18L-24 54M24 18L24 54M-24-18L24-18M-24 18L24 18', '#b8741a', 5))

export const things = {
  'sim-card': {
    focus: 0.6,
    draw: (p) =>
      ground(p, [hue.plum, '#3a0d2a'], '#c4578f') + waves(hue.orchid) + signal(960, 440, 250, 4, hue.rose) +
      group('rotate(-9 960 450)', rect(772, 196, 400, 530, '#000', 40, 'opacity=".2"'), shape('M800 180L1060 180L1160 280L1160 670C1160 692 1142 710 1120 710L800 710C778 710 760 692 760 670L760 220C760 198 778 180 800 180z', p.fade(['#ffffff', '#fbe6ef'])), shape('M800 180L900 180L760 480L760 220C760 198 778 180 800 180z', '#fff', 'opacity=".9"'), chip(960, 540, 1.7), rect(810, 250, 130, 18, hue.plumSoft, 9), rect(810, 286, 90, 18, hue.rose, 9), star(1066, 360, 34, hue.leafSoft)) +
      sparkle(640, 240, 30, hue.gold) + sparkle(1300, 640, 24, hue.gold) + sparkle(1270, 210, 16, '#fff'),
  },
  'phone-video': {
    focus: 0.56,
    draw: (p) =>
      ground(p, ['#fbe3ea', '#ffe3c4'], '#fff') + waves(hue.coral) +
      group('rotate(-6 900 440)', rect(492, 226, 840, 450, '#2b0f2e', 60, 'opacity=".16"'), rect(480, 208, 840, 450, hue.plumDeep, 60), rect(508, 234, 784, 398, p.fade(['#4a2466', '#c4578f', '#ffb07c']), 36), disc(1080, 460, 70, '#ffe9b0'), shape('M508 560C640 470 760 560 900 500C1040 440 1160 540 1292 480L1292 596C1292 616 1276 632 1256 632L544 632C524 632 508 616 508 596z', '#5c2258'), shape('M508 600C700 540 900 610 1292 550L1292 596C1292 616 1276 632 1256 632L544 632C524 632 508 616 508 596z', hue.plumDeep), disc(900, 410, 92, '#fff', 'opacity=".92"'), shape('M872 362L872 458L952 410z', hue.plum), rect(560, 590, 680, 8, '#fff', 4, 'opacity=".4"'), rect(560, 590, 260, 8, hue.marigold, 4), disc(820, 594, 14, hue.marigold)) +
      bubble(1260, 130, 190, 110, hue.leaf, 'left', 2) + sparkle(420, 240, 26, hue.plumSoft) + sparkle(1400, 640, 22, hue.marigold),
  },
  'phone-call': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#e3f3ea', '#a9d8bf'], '#fff') + waves('#1f7a55') +
      times(23, (i) => { const h = 30 + Math.abs(Math.sin(i * 0.9)) * 190 * (1 - Math.abs(i - 11) / 16); return rect(300 + i * 54, 450 - h / 2, 20, h, i % 2 ? hue.leaf : hue.leafSoft, 10, 'opacity=".55"') }) +
      phone(920, 450, 1.5, 8, p.fade([hue.plum, hue.plumSoft]), disc(0, -70, 52, '#fbdfe6') + disc(0, -84, 19, hue.plum) + shape('M-34-38C-34-66 34-66 34-38C20-24-20-24-34-38z', hue.plum) + rect(-50, 4, 100, 12, '#fff', 6) + rect(-32, 28, 64, 10, '#fff', 5, 'opacity=".6"') + disc(-40, 120, 28, '#c5343a') + disc(40, 120, 28, '#35a06f') + line('M-52 124C-46 114-34 114-28 124', '#fff', 6) + line('M29 114C33 124 39 128 50 130', '#fff', 6)) +
      signal(920, 450, 330, 3, hue.plum),
  },
  'data-night': {
    focus: 0.56,
    draw: (p) => {
      const stream = (x: number, i: number) => { const d = `M${x} 660C${x - 40} 500 ${x + 90} 380 ${880 + (x - 800) * 0.25} 190`; return line(d, ['#8fd6e8', '#f0a9c4', '#ffd977'][i % 3] ?? '#fff', 4, 'opacity=".65" stroke-dasharray="2 18"') }
      return (
        sky(p, '#0f0a2a', '#23195a', '#5a3a86') + stars(91, 170, 560) + moon(p, 900, 210, 104) + cloud(1040, 260, 0.9, '#4a3a86', 0.8) + cloud(520, 300, 0.7, '#4a3a86', 0.7) +
        times(9, (i) => stream(200 + i * 150, i)) + ridge(221, 700, 40, '#2b1d5e') +
        times(12, (i) => block(100 + i, i * 138 - 20, 820, 116, 110 + ((i * 67) % 130), { wall: i % 2 ? '#1d1444' : '#251a52', light: '#ffd977', dark: '#33266a' })) + rect(0, 810, 1600, 90, '#120b2c')
      )
    },
  },
  'top-up-card': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#fff1cf', '#ffd08a'], '#fff') + waves('#d98b1f') +
      group('rotate(-8 900 430)', rect(592, 226, 640, 400, '#6b4030', 34, 'opacity=".2"'), rect(580, 206, 640, 400, p.fade([hue.plumSoft, hue.plum], 'corner'), 34), disc(1130, 250, 190, '#fff', 'opacity=".1"'), disc(1180, 330, 190, '#fff', 'opacity=".08"'), rect(630, 256, 190, 24, '#fff', 12), rect(630, 300, 120, 18, hue.rose, 9), rect(630, 430, 540, 100, '#d9cfd6', 14), shape('M630 446C700 420 760 470 830 440C880 424 900 470 930 450L930 530L644 530C636 530 630 524 630 516z', '#fff'), times(4, (i) => rect(652 + i * 66, 470, 46, 26, hue.plumDeep, 6)), star(1110, 320, 52, hue.marigold)) +
      coin(1270, 640, 92) + coin(1120, 730, 70) + coin(520, 700, 78) + coin(1400, 470, 54) + sparkle(480, 300, 28, '#fff') + sparkle(1330, 250, 22, '#fff'),
  },
  'pay-wallet': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#e0f2e7', '#fff3dc'], '#fff') + waves('#1f7a55') +
      group('rotate(-7 800 470)', rect(600, 250, 430, 200, '#7cc7a0', 14), disc(815, 350, 58, '#bfe6cf'), rect(640, 300, 430, 200, '#4fa57c', 14, 'transform="rotate(6 840 400)"')) +
      rect(520, 400, 600, 350, p.fade([hue.plumSoft, hue.plum]), 40) + rect(520, 400, 600, 350, 'none', 40, 'stroke="#f0a9c4" stroke-width="5" stroke-dasharray="18 14" opacity=".6"') + rect(930, 520, 230, 120, hue.plumDeep, 34) + disc(990, 580, 28, hue.marigold) +
      phone(1300, 430, 1.05, 14, p.fade(['#fff', '#fbe6ef']), disc(0, -40, 62, hue.leaf) + line('M-28-40L-8-18L30-62', '#fff', 15) + rect(-50, 60, 100, 16, hue.plum, 8) + rect(-34, 92, 68, 12, hue.rose, 6)) +
      times(3, (i) => line(`M${1120 - i * 28} ${330 - i * 22}A${120 + i * 44} ${120 + i * 44} 0 0 0 ${1120 - i * 28} ${470 + i * 22}`, hue.leaf, 8, `opacity="${n(0.9 - i * 0.25)}"`)) + coin(440, 720, 62) + coin(560, 790, 46) + sparkle(440, 300, 24, hue.marigold),
  },
  'fibre-lights': {
    focus: 0.66,
    draw: (p) => {
      const next = scatter(29)
      const tones = ['#ffd977', '#f0a9c4', '#8fd6e8', '#ffffff', '#f58a6b']
      const strands = times(34, (i) => {
        const end = { x: 900 + next() * 720, y: 40 + next() * 720 }
        const d = `M-40 ${n(640 + i * 5)}C${n(300 + next() * 120)} ${n(620 + next() * 60)} ${n(560 + next() * 160)} ${n(end.y + 120 - next() * 240)} ${n(end.x)} ${n(end.y)}`
        const tone = tones[i % 5] ?? '#fff'
        return line(d, tone, 9, 'opacity=".08"') + line(d, tone, 2.4, 'opacity=".7"') + disc(end.x, end.y, 30, p.glow(tone), 'opacity=".8"') + disc(end.x, end.y, 4 + next() * 5, '#fff')
      })
      return whole(p.fade(['#1d0d2b', '#4a1544', '#8a2a66'], 'corner')) + disc(1240, 360, 640, p.glow('#d77bb0'), 'opacity=".5"') + strands
    },
  },
  'signal-map': {
    focus: 0.6,
    draw: (p) => {
      // The outline of the country in a few points, filled with a grid of dots.
      const outline = [[880, 60], [960, 40], [1010, 110], [1060, 210], [1130, 270], [1180, 380], [1110, 430], [1050, 440], [1060, 520], [1100, 600], [1090, 700], [1130, 800], [1120, 860], [1085, 800], [1050, 690], [1020, 600], [960, 590], [900, 640], [860, 600], [850, 520], [800, 440], [770, 360], [830, 280], [850, 160]] as const
      const inside = (x: number, y: number) => outline.reduce((odd, [xa, ya], i) => { const [xb, yb] = outline[(i + 1) % outline.length] ?? [xa, ya]; return ya > y !== yb > y && x < ((xb - xa) * (y - ya)) / (yb - ya) + xa ? !odd : odd }, false)
      const dots = times(40 * 34, (i) => { const [x, y] = [740 + (i % 40) * 13 + (Math.floor(i / 40) % 2) * 6, 40 + Math.floor(i / 40) * 25]; return inside(x, y) ? disc(x, y, 4.6, hue.plumSoft, 'opacity=".75"') : '' })
      const places = [[980, 300, 30], [960, 560, 40], [1076, 350, 24], [900, 430, 26], [1108, 780, 22], [960, 130, 22]] as const
      return (
        whole(p.fade(['#fff8f1', '#fbe6ee'], 'corner')) + disc(960, 430, 640, p.glow('#fff'), 'opacity=".9"') + times(14, (i) => line(`M0 ${i * 70}L1600 ${i * 70}`, hue.plum, 1, 'opacity=".05"')) + times(24, (i) => line(`M${i * 70} 0L${i * 70} 900`, hue.plum, 1, 'opacity=".05"')) + dots +
        line('M960 560Q860 420 900 430M960 560Q1040 440 980 300M980 300Q1040 300 1076 350M960 560Q1100 640 1108 780M980 300Q940 210 960 130', hue.leaf, 4, 'stroke-dasharray="3 12"') +
        places.map(([x, y, r]) => signal(x, y, r, 4, hue.leaf, true) + disc(x, y, 12, hue.marigold) + disc(x, y, 5, '#fff')).join('')
      )
    },
  },
  'roaming-globe': {
    focus: 0.58,
    draw: (p) =>
      sky(p, '#8fd0e6', '#d6eff2', '#fff3dc') + cloud(140, 180, 1.2, '#fff') + cloud(1260, 640, 1, '#fff', 0.8) + cloud(300, 690, 0.9, '#fff', 0.7) +
      disc(900, 480, 520, p.glow('#fff'), 'opacity=".8"') + disc(900, 480, 300, p.fade(['#6fbfd6', '#2f7f9b'], 'corner')) +
      at(900, 480, 1, shape('M-180-200C-120-260-20-270 40-240C20-200-40-190-30-150C-70-120-110-150-140-110C-180-100-230-130-180-200z', hue.leafSoft), shape('M60-120C120-160 220-140 262-60C240 0 180-20 160 40C130 90 90 60 90 10C60-20 20-80 60-120z', hue.leafSoft), shape('M-200 20C-140-10-70 20-60 80C-80 140-110 180-140 220C-200 180-230 90-200 20z', hue.leafSoft), shape('M40 150C90 130 140 160 130 200C100 240 50 230 40 150z', hue.leafSoft), oval(0, 0, 300, 110, 'none', 'stroke="#fff" stroke-width="3" opacity=".4"'), oval(0, 0, 120, 300, 'none', 'stroke="#fff" stroke-width="3" opacity=".4"')) + disc(820, 400, 230, '#fff', 'opacity=".1"') +
      line('M440 660C560 260 1080 60 1350 330', hue.plum, 6, 'stroke-dasharray="3 20"') +
      group('translate(1350 326) rotate(38) scale(1.5)', shape('M-70-6C-40-16 30-18 62-8C76-3 76 5 62 8C30 18-40 16-70 6z', '#fff'), shape('M0-8L-36-66L-14-66L30-8zM0 8L-36 66L-14 66L30 8z', hue.plumSoft), shape('M-58-4L-78-32L-62-32L-40-4z', hue.plum)) +
      signal(760, 520, 30, 3, '#fff', true) + disc(760, 520, 13, hue.marigold) + signal(1040, 390, 30, 3, '#fff', true) + disc(1040, 390, 13, hue.marigold),
  },
  'cloud-servers': {
    focus: 0.56,
    draw: (p) => {
      const rack = (x: number, h: number, seed: number) => { const next = scatter(seed); return rect(x, 800 - h, 190, h, '#2b1d52', 14) + times(Math.floor((h - 30) / 50), (i) => rect(x + 16, 820 - h + i * 50, 158, 36, '#3d2c70', 8) + times(4, (k) => disc(x + 36 + k * 18, 838 - h + i * 50, 5, next() > 0.4 ? '#76cfa3' : hue.marigold)) + rect(x + 116, 834 - h + i * 50, 44, 8, '#6d5aa8', 4)) }
      return (
        whole(p.fade(['#e6e0f5', '#fbe3ea'], 'corner')) + disc(900, 320, 600, p.glow('#fff'), 'opacity=".9"') +
        rack(330, 360, 3) + rack(550, 450, 5) + rack(770, 400, 8) + rack(990, 470, 11) + rack(1210, 380, 13) + rect(260, 800, 1210, 24, '#1d1440', 12) + rect(0, 824, 1600, 76, '#d9cdea') +
        at(870, 200, 1.2, shape('M-190 70C-270 70-280-30-200-44C-196-130-70-170-20-100C30-150 150-120 146-40C230-44 236 70 160 70z', '#fff'), shape('M-190 70C-270 70-280-30-200-44C-190 20-60 40 160 70z', '#ecdff2')) +
        times(5, (i) => line(`M${425 + i * 220} ${[430, 340, 390, 320, 410][i] ?? 400}L${425 + i * 220} ${[320, 296, 292, 296, 320][i] ?? 300}`, hue.plumSoft, 6, 'stroke-dasharray="2 14"')) + line('M850 240L850 170M826 192L850 168L874 192', hue.plum, 12) + line('M910 168L910 238M886 216L910 240L934 216', hue.leaf, 12)
      )
    },
  },
  'message-bubbles': {
    focus: 0.58,
    draw: (p) =>
      ground(p, ['#fff1e6', '#fbd5df'], '#fff') + waves(hue.plumSoft) +
      phone(520, 500, 1.35, -8, p.fade([hue.plum, hue.plumSoft]), rect(-66, -120, 100, 46, '#fff', 18) + rect(-34, -50, 100, 46, hue.marigold, 18) + rect(-66, 20, 120, 46, '#fff', 18) + rect(-20, 90, 86, 46, hue.marigold, 18)) +
      times(6, (i) => line(`M640 ${420 + i * 24}Q820 ${260 + i * 60} ${980 + (i % 2) * 90} ${180 + i * 110}`, hue.plumSoft, 4, 'opacity=".5" stroke-dasharray="2 16"')) +
      bubble(900, 90, 300, 150, hue.plum, 'left', 3) + bubble(1260, 230, 240, 130, hue.leaf, 'left', 2) + bubble(960, 330, 270, 140, hue.marigold, 'left', 2, hue.plumDeep) + bubble(1270, 470, 260, 140, '#fff', 'left', 2, hue.plum) + bubble(940, 580, 290, 150, hue.coral, 'left', 3),
  },
  'chat-robot': {
    focus: 0.6,
    draw: (p) =>
      ground(p, ['#e3ecfb', '#e9dff5'], '#fff') + waves(hue.lavender) + bubble(360, 200, 320, 170, '#fff', 'right', 3, hue.plum) + bubble(440, 470, 240, 130, hue.leaf, 'right', 2) +
      at(1000, 480, 1.5, oval(0, 246, 170, 18, hue.indigo, 'opacity=".2"'), line('M0-190L0-150', hue.plumDeep, 10), disc(0, -200, 18, hue.marigold), rect(-150, -150, 300, 210, p.fade(['#ffffff', '#efe3f2']), 70), rect(-116, -112, 232, 134, hue.plumDeep, 52), disc(-50, -48, 20, '#8fe6d0'), disc(50, -48, 20, '#8fe6d0'), line('M-26-10Q0 14 26-10', '#8fe6d0', 9), rect(-176, -84, 30, 80, hue.plumSoft, 14), rect(146, -84, 30, 80, hue.plumSoft, 14), shape('M-100 80L100 80C116 80 124 92 122 110L108 214C106 228 94 238 80 238L-80 238C-94 238-106 228-108 214L-122 110C-124 92-116 80-100 80z', p.fade(['#ffffff', '#e3d3ea'])), shape('M0 190C-40 162-42 128-20 122C-8 120 0 130 0 138C0 130 8 120 20 122C42 128 40 162 0 190z', hue.plumSoft), line('M126 120C180 130 190 90 196 50', '#e3d3ea', 26), line('M-126 120C-170 140-180 170-176 200', '#e3d3ea', 26)) +
      sparkle(1360, 220, 28, hue.marigold) + sparkle(760, 160, 20, hue.plumSoft),
  },
} satisfies Record<string, Scene>
