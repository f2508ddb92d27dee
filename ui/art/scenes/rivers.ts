import { spray } from '../motifs/flowers.ts'
import { tower, signal, pagoda } from '../motifs/buildings.ts'
import { grass, karst, palm, peak, ridge, roundTree, water } from '../motifs/land.ts'
import { legRower, person, sailBoat } from '../motifs/people.ts'
import { birds, cloud, moon, sky, stars, sun } from '../motifs/sky.ts'
import { hue } from '../palette.ts'
import { disc, group, line, n, rect, scatter, shape, times } from '../paper.ts'
import type { Scene } from '../scene.ts'

/** Blurred discs of light, like dew in a low sun. */
const dew = (seed: number, count: number, color: string) => {
  const next = scatter(seed)
  return times(count, () =>
    disc(next() * 1600, next() * 900, 6 + next() * 46, color, `opacity="${n(0.04 + next() * 0.1)}"`),
  )
}

export const rivers = {
  'orchid-petals': {
    focus: 0.68,
    draw: (p) =>
      sky(p, hue.plumDeep, hue.plum, '#9b3a76') +
      disc(1120, 360, 620, p.glow(hue.orchid), 'opacity=".55"') +
      dew(3, 34, hue.blush) +
      spray(p, 700, 960, 1.18, false, '#f0b9d4') +
      spray(p, 1560, 1010, 0.82, true, '#e9a5c8'),
  },
  'orchid-morning': {
    focus: 0.6,
    draw: (p) =>
      sky(p, '#fff8f1', '#fde9ec', '#e4f1e4') +
      disc(420, 240, 520, p.glow(hue.gold), 'opacity=".5"') +
      dew(9, 30, '#ffffff') +
      spray(p, 520, 980, 1.1, false, '#f6c9dc') +
      spray(p, 1540, 990, 0.66, true, '#f6c9dc'),
  },
  'tower-dawn': {
    focus: 0.66,
    draw: (p) =>
      sky(p, '#5b2a6e', '#c9578a', '#ffb07c', '#ffe3b0') +
      sun(p, 1060, 590, 92, '#fff1cf', hue.gold) +
      cloud(220, 220, 1.1, '#ffd9c4', 0.35) +
      cloud(1240, 150, 0.8, '#ffd9c4', 0.3) +
      ridge(4, 640, 120, '#b65a86') +
      ridge(8, 700, 110, '#8a3a70') +
      ridge(12, 790, 100, '#5c2258') +
      signal(1060, 268, 60, 5, '#fff3d6') +
      tower(1060, 740, 440, hue.plumDeep) +
      birds(420, 360, 1, hue.plumDeep) +
      ridge(21, 860, 60, hue.plumDeep) +
      palm(210, 860, 230, '#2b0a20', -14) +
      palm(290, 870, 170, '#2b0a20', 16),
  },
  'tower-night': {
    focus: 0.6,
    draw: (p) =>
      sky(p, '#120a26', '#2b1a52', '#6a3f86', '#c47a9a') +
      stars(5, 150, 560) +
      moon(p, 330, 190, 64) +
      ridge(31, 640, 130, '#4a2a6a') +
      ridge(35, 720, 120, '#33194f') +
      signal(960, 302, 48, 5, hue.gold) +
      tower(960, 800, 460, '#170a24', '#e6cbda') +
      signal(1390, 500, 26, 3, hue.gold) +
      tower(1390, 780, 250, '#170a24', '#e6cbda') +
      ridge(39, 830, 70, '#1d0d2b') +
      times(22, (i) =>
        disc(80 + i * 70 + ((i * 37) % 40), 846 + ((i * 53) % 40), 3.5, hue.gold, 'opacity=".85"'),
      ),
  },
  'rice-fields': {
    focus: 0.5,
    draw: (p) =>
      sky(p, '#a9dbe4', '#e8f3dc', '#fff3cf') +
      sun(p, 1240, 250, 70, '#fff6d8', hue.gold) +
      cloud(200, 150, 1.2, '#fff') +
      cloud(760, 100, 0.8, '#fff', 0.6) +
      ridge(51, 470, 110, '#8fc3a4') +
      ridge(55, 520, 80, '#5fa883') +
      signal(1120, 296, 26, 3, hue.plum) +
      tower(1120, 520, 214, hue.plum) +
      times(6, (i) =>
        shape(
          `M0 ${560 + i * 58}Q${500 + i * 40} ${520 + i * 52} 1600 ${556 + i * 62}L1600 900L0 900z`,
          ['#4f9e6f', '#6fb765', '#3f8f63', '#8cc96b', '#2f7f58', '#1f6a4a'][i] ?? hue.leaf,
        ),
      ) +
      times(6, (i) =>
        line(
          `M0 ${590 + i * 58}Q${500 + i * 40} ${550 + i * 52} 1600 ${586 + i * 62}`,
          '#e9f7b8',
          3,
          'opacity=".5"',
        ),
      ) +
      palm(300, 640, 260, hue.leafDeep, 20) +
      palm(390, 660, 200, hue.leafDeep, -10) +
      palm(1420, 640, 220, hue.leafDeep, -18) +
      person(720, 800, 0.62, { shirt: hue.coral, longyi: hue.plum }) +
      shape('M688 656Q720 618 752 656z', '#e7c27a') +
      grass(7, 900, 70, '#0f5a3e'),
  },
  'ayeyarwady-boats': {
    focus: 0.62,
    draw: (p) =>
      sky(p, '#4a2466', '#b4497f', '#f88f6d', '#ffd08a') +
      sun(p, 900, 500, 100, '#ffe9b0', '#ffd08a') +
      cloud(1180, 170, 1, '#ffc9b0', 0.35) +
      cloud(160, 260, 0.9, '#ffc9b0', 0.3) +
      ridge(61, 520, 50, '#8b3f78') +
      pagoda(330, 520, 130, '#7a3270', '#c4739b') +
      pagoda(420, 520, 80, '#7a3270', '#c4739b') +
      water(p, 530, ['#f79a72', '#b14c82', '#4a2062'], 900, '#ffe3b0', 6) +
      sailBoat(1180, 700, 1.35, '#2b0a20', '#fff1e0') +
      sailBoat(700, 610, 0.62, '#3a0d2a', '#ffe0c9') +
      sailBoat(360, 572, 0.34, '#4a1a44', '#ffd3bb') +
      birds(560, 300, 1, '#3a0d2a'),
  },
  'river-delta': {
    focus: 0.5,
    draw: (p) => {
      const next = scatter(17)
      const fields = times(96, (i) => {
        const [x, y] = [(i % 12) * 140 - 30 + next() * 20, Math.floor(i / 12) * 118 - 20]
        const tone =
          ['#6fb765', '#8cc96b', '#4f9e6f', '#a8d67c', '#3f8f63', '#d6dd8a'][Math.floor(next() * 6)] ??
          hue.leaf
        return group(`rotate(-11 800 450)`, rect(x, y, 132, 110, tone, 10))
      })
      const arms = [
        ['M760-40C720 160 900 260 820 430', 92],
        ['M820 420C780 560 560 600 420 960', 64],
        ['M820 420C860 560 1100 620 1180 960', 70],
        ['M822 420C820 640 800 760 830 960', 40],
        ['M800 200C1000 270 1200 240 1660 420', 34],
      ] as const
      return (
        rect(0, 0, 1600, 900, '#2f7f58') +
        fields +
        arms.map(([d, w]) => line(d, '#2f7f9b', w + 22)).join('') +
        arms.map(([d, w]) => line(d, '#7cc3d3', w)).join('') +
        sailBoat(812, 300, 0.28, hue.plumDeep, '#fff') +
        sailBoat(1096, 700, 0.22, hue.plumDeep, '#fff') +
        signal(470, 330, 34, 4, '#fff', true) +
        disc(470, 330, 16, hue.marigold) +
        signal(1260, 620, 30, 4, '#fff', true) +
        disc(1260, 620, 14, hue.marigold) +
        disc(800, 100, 800, p.glow('#fff6d8'), 'opacity=".35"')
      )
    },
  },
  'hpa-an-hills': {
    focus: 0.58,
    draw: (p) => {
      const hills = (base: number) =>
        karst(180, base, 380, 220, '#8fb7b0') +
        karst(1450, base, 420, 260, '#8fb7b0') +
        karst(520, base, 300, 300, '#5f998a') +
        karst(1190, base, 340, 340, '#5f998a') +
        karst(900, base, 420, 420, '#2f7462') +
        karst(690, base, 200, 170, '#2a6a58')
      return (
        sky(p, '#f7c9c0', '#fde6cf', '#fff6e6') +
        sun(p, 1080, 220, 66, '#fff', '#ffd9a0') +
        cloud(200, 150, 1.1, '#fff', 0.7) +
        cloud(1240, 130, 0.7, '#fff', 0.6) +
        hills(560) +
        pagoda(905, 148, 60, hue.marigold, '#fff') +
        rect(0, 560, 1600, 340, p.fade(['#dfeee4', '#a9cfc6', '#5f998a'])) +
        group('translate(0 1120) scale(1 -1)', `<g opacity=".35">${hills(560)}</g>`) +
        times(26, (i) =>
          rect(
            ((i * 367) % 1600) - 40,
            590 + ((i * 71) % 290),
            60 + ((i * 31) % 120),
            3,
            '#fff',
            2,
            'opacity=".45"',
          ),
        ) +
        sailBoat(430, 720, 0.5, hue.plumDeep, hue.petal) +
        palm(1500, 900, 300, '#0f3f31', -26) +
        palm(1580, 900, 230, '#0f3f31', 10)
      )
    },
  },
  'u-bein-night': {
    focus: 0.5,
    draw: (p) =>
      sky(p, '#0f0a2a', '#2a1b5a', '#6d3b86', '#e08a8f') +
      stars(15, 190, 520) +
      moon(p, 1220, 190, 70) +
      ridge(71, 600, 40, '#3f2168') +
      water(p, 610, ['#b06a90', '#4a2870', '#150c30'], 1220, '#ffe9c4', 9) +
      times(27, (i) => line(`M${i * 62 - 10} 520L${i * 62 - 10} ${690 + ((i * 29) % 30)}`, '#130a1e', 9)) +
      line('M-20 520L1620 520', '#130a1e', 15) +
      line('M-20 486L1620 486', '#130a1e', 5) +
      times(54, (i) => line(`M${i * 31} 486L${i * 31} 520`, '#130a1e', 4)) +
      (
        [
          [340, 0.36],
          [392, 0.34],
          [760, 0.38],
          [1010, 0.35],
          [1330, 0.36],
        ] as const
      )
        .map(([x, s]) =>
          person(x, 516, s, { shirt: '#130a1e', longyi: '#130a1e', skin: '#130a1e', hair: '#130a1e' }),
        )
        .join('') +
      times(5, (i) => disc([340, 392, 760, 1010, 1330][i] ?? 0, 480, 5, hue.gold)),
  },
  'inle-rower': {
    focus: 0.62,
    draw: (p) =>
      sky(p, '#ffcf9d', '#ffe2bd', '#fff3df') +
      sun(p, 1040, 380, 130, '#fff7e4', '#ffb870') +
      ridge(81, 510, 130, '#d99a9a') +
      ridge(85, 540, 80, '#b8708a') +
      water(p, 560, ['#ffd9b0', '#e79a86', '#a3537c'], 1040, '#fff3da', 12) +
      legRower(940, 730, 1.25, '#3a0d2a', '#5c2040') +
      birds(300, 260, 1.1, '#8a3a60') +
      group(
        'translate(0 1490) scale(1 -1)',
        `<g opacity=".16">${legRower(940, 730, 1.25, '#3a0d2a', '#5c2040')}</g>`,
      ),
  },
  'mountain-snow': {
    focus: 0.55,
    draw: (p) =>
      sky(p, '#4f6fb0', '#a9bfe6', '#fbe3e3') +
      disc(1240, 260, 420, p.glow('#fff'), 'opacity=".7"') +
      cloud(120, 240, 1, '#fff', 0.6) +
      peak(360, 720, 760, 420, '#7b86b8', '#fff') +
      peak(1300, 720, 820, 470, '#8a90c2', '#fff') +
      peak(850, 740, 900, 590, '#5d669f', '#fff') +
      cloud(560, 430, 1.2, '#fff', 0.55) +
      cloud(1150, 520, 1, '#fff', 0.45) +
      rect(0, 700, 1600, 200, '#3f6f78') +
      ridge(91, 700, 60, '#3f6f78') +
      ridge(95, 780, 60, '#1f5a4c') +
      times(34, (i) =>
        shape(`M${i * 50 - 20} 860l22-${70 + ((i * 37) % 60)}l22 ${70 + ((i * 37) % 60)}z`, '#0f3f31'),
      ) +
      ridge(99, 880, 24, '#0f3f31') +
      tower(1120, 730, 150, '#fff', '#f5b83d') +
      signal(1120, 570, 20, 3, '#fff'),
  },
  'beach-palms': {
    focus: 0.5,
    draw: (p) =>
      sky(p, '#7ac9dc', '#c9ecec', '#fff0d2') +
      sun(p, 520, 220, 78, '#fffbe6', hue.gold) +
      cloud(980, 140, 1.1, '#fff') +
      cloud(160, 110, 0.7, '#fff', 0.7) +
      rect(0, 470, 1600, 430, p.fade(['#2f9fb4', '#6fd0cf', '#c9f0e2'])) +
      sailBoat(560, 520, 0.5, hue.plum, '#fff') +
      sailBoat(260, 490, 0.26, hue.plum, '#fff') +
      times(20, (i) =>
        rect((i * 211) % 1600, 500 + ((i * 47) % 160), 80 + ((i * 31) % 90), 4, '#fff', 2, 'opacity=".5"'),
      ) +
      shape(
        'M0 900L0 780C300 700 620 690 900 740C1180 790 1400 740 1600 660L1600 900z',
        '#fff',
        'opacity=".75"',
      ) +
      shape(
        'M0 900L0 804C300 728 620 716 900 766C1180 814 1400 768 1600 690L1600 900z',
        p.fade(['#ffe6b5', '#f2c98a']),
      ) +
      palm(1280, 800, 520, '#14573f', -90) +
      palm(1420, 780, 420, '#0f4a36', 40) +
      palm(1160, 820, 340, '#1a6a4c', -60) +
      roundTree(60, 830, 150, '#1f7a55', '#6b4030'),
  },
} satisfies Record<string, Scene>
