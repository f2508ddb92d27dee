import { block, house, signal, tower } from '../motifs/buildings.ts'
import { grass, ridge } from '../motifs/land.ts'
import { cloud, moon, sky, stars } from '../motifs/sky.ts'
import { sparkle } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import { at, disc, group, line, n, oval, rect, scatter, shape, times, whole } from '../paper.ts'
import type { Scene } from '../scene.ts'

/** The outline of the country in a few points; the picture fills it with dots. */
const outline = [
  [905, 40],
  [985, 20],
  [1050, 70],
  [1075, 170],
  [1140, 250],
  [1230, 300],
  [1270, 390],
  [1180, 440],
  [1090, 450],
  [1090, 530],
  [1140, 610],
  [1130, 700],
  [1180, 790],
  [1175, 890],
  [1120, 860],
  [1070, 720],
  [1030, 610],
  [960, 590],
  [890, 650],
  [830, 600],
  [820, 510],
  [750, 430],
  [720, 350],
  [800, 280],
  [850, 150],
] as const

const inside = (x: number, y: number) =>
  outline.reduce((odd, [xa, ya], i) => {
    const [xb, yb] = outline[(i + 1) % outline.length] ?? [xa, ya]
    return ya > y !== yb > y && x < ((xb - xa) * (y - ya)) / (yb - ya) + xa ? !odd : odd
  }, false)

const masts = [
  [990, 300, 46],
  [960, 540, 60],
  [1170, 380, 36],
  [850, 410, 40],
  [1140, 760, 34],
  [970, 120, 34],
] as const

export const network = {
  'data-night': {
    focus: 0.56,
    draw: (p) => {
      const stream = (x: number, i: number) => {
        const d = `M${x} 660C${x - 40} 500 ${x + 90} 380 ${880 + (x - 800) * 0.25} 190`
        return line(
          d,
          ['#8fd6e8', '#f0a9c4', '#ffd977'][i % 3] ?? '#fff',
          4,
          'opacity=".65" stroke-dasharray="2 18"',
        )
      }
      return (
        sky(p, '#0f0a2a', '#23195a', '#5a3a86') +
        stars(91, 170, 560) +
        moon(p, 900, 210, 104) +
        cloud(1040, 260, 0.9, '#4a3a86', 0.8) +
        cloud(520, 300, 0.7, '#4a3a86', 0.7) +
        times(9, (i) => stream(200 + i * 150, i)) +
        ridge(221, 700, 40, '#2b1d5e') +
        times(12, (i) =>
          block(100 + i, i * 138 - 20, 820, 116, 110 + ((i * 67) % 130), {
            wall: i % 2 ? '#1d1444' : '#251a52',
            light: '#ffd977',
            dark: '#33266a',
          }),
        ) +
        rect(0, 810, 1600, 90, '#120b2c')
      )
    },
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
        return (
          line(d, tone, 9, 'opacity=".08"') +
          line(d, tone, 2.4, 'opacity=".7"') +
          disc(end.x, end.y, 30, p.glow(tone), 'opacity=".8"') +
          disc(end.x, end.y, 4 + next() * 5, '#fff')
        )
      })
      return (
        whole(p.fade(['#1d0d2b', '#4a1544', '#8a2a66'], 'corner')) +
        disc(1240, 360, 640, p.glow('#d77bb0'), 'opacity=".5"') +
        strands
      )
    },
  },
  'signal-map': {
    focus: 0.6,
    draw: (p) => {
      const dots = times(38 * 50, (i) => {
        const [x, y] = [700 + (i % 38) * 17 + (Math.floor(i / 38) % 2) * 8.5, 20 + Math.floor(i / 38) * 17]
        const near = Math.min(...masts.map(([mx, my]) => Math.hypot(mx - x, my - y)))
        return inside(x, y)
          ? disc(
              x,
              y,
              near < 90 ? 7 : 5,
              near < 90 ? hue.orchid : '#8a4a86',
              `opacity="${near < 90 ? 1 : 0.75}"`,
            )
          : ''
      })
      return (
        whole(p.fade(['#2b0f2e', '#4a1544', '#6d1a4f'], 'corner')) +
        disc(980, 430, 620, p.glow('#a63c7d'), 'opacity=".5"') +
        dots +
        line(
          'M960 540Q880 500 850 410M960 540Q1010 420 990 300M990 300Q1100 310 1170 380M960 540Q1100 620 1140 760M990 300Q950 210 970 120',
          hue.gold,
          4,
          'stroke-dasharray="2 14"',
        ) +
        masts
          .map(
            ([x, y, r]) =>
              disc(x, y, r * 2.4, p.glow('#ffd977'), 'opacity=".6"') +
              signal(x, y, r * 0.7, 2, '#fff3d6', true) +
              disc(x, y, 13, hue.marigold) +
              disc(x, y, 5, '#fff'),
          )
          .join('')
      )
    },
  },
  'roaming-globe': {
    focus: 0.58,
    draw: (p) =>
      sky(p, '#8fd0e6', '#d6eff2', '#fff3dc') +
      cloud(140, 180, 1.2, '#fff') +
      cloud(1260, 640, 1, '#fff', 0.8) +
      cloud(300, 690, 0.9, '#fff', 0.7) +
      disc(900, 480, 520, p.glow('#fff'), 'opacity=".8"') +
      disc(900, 480, 300, p.fade(['#6fbfd6', '#2f7f9b'], 'corner')) +
      at(
        900,
        480,
        1,
        shape(
          'M-180-200C-120-260-20-270 40-240C20-200-40-190-30-150C-70-120-110-150-140-110C-180-100-230-130-180-200z',
          hue.leafSoft,
        ),
        shape(
          'M60-120C120-160 220-140 262-60C240 0 180-20 160 40C130 90 90 60 90 10C60-20 20-80 60-120z',
          hue.leafSoft,
        ),
        shape('M-200 20C-140-10-70 20-60 80C-80 140-110 180-140 220C-200 180-230 90-200 20z', hue.leafSoft),
        shape('M40 150C90 130 140 160 130 200C100 240 50 230 40 150z', hue.leafSoft),
        oval(0, 0, 300, 110, 'none', 'stroke="#fff" stroke-width="3" opacity=".4"'),
        oval(0, 0, 120, 300, 'none', 'stroke="#fff" stroke-width="3" opacity=".4"'),
      ) +
      disc(820, 400, 230, '#fff', 'opacity=".1"') +
      line('M440 660C560 260 1080 60 1350 330', hue.plum, 6, 'stroke-dasharray="3 20"') +
      group(
        'translate(1350 326) rotate(38) scale(1.5)',
        shape('M-70-6C-40-16 30-18 62-8C76-3 76 5 62 8C30 18-40 16-70 6z', '#fff'),
        shape('M0-8L-36-66L-14-66L30-8zM0 8L-36 66L-14 66L30 8z', hue.plumSoft),
        shape('M-58-4L-78-32L-62-32L-40-4z', hue.plum),
      ) +
      signal(760, 520, 30, 3, '#fff', true) +
      disc(760, 520, 13, hue.marigold) +
      signal(1040, 390, 30, 3, '#fff', true) +
      disc(1040, 390, 13, hue.marigold),
  },
  'cloud-servers': {
    focus: 0.56,
    draw: (p) => {
      const rack = (x: number, h: number, seed: number) => {
        const next = scatter(seed)
        return (
          rect(x, 800 - h, 190, h, '#2b1d52', 14) +
          times(
            Math.floor((h - 30) / 50),
            (i) =>
              rect(x + 16, 820 - h + i * 50, 158, 36, '#3d2c70', 8) +
              times(4, (k) =>
                disc(x + 36 + k * 18, 838 - h + i * 50, 5, next() > 0.4 ? '#76cfa3' : hue.marigold),
              ) +
              rect(x + 116, 834 - h + i * 50, 44, 8, '#6d5aa8', 4),
          )
        )
      }
      return (
        whole(p.fade(['#e6e0f5', '#fbe3ea'], 'corner')) +
        disc(900, 320, 600, p.glow('#fff'), 'opacity=".9"') +
        rack(330, 360, 3) +
        rack(550, 450, 5) +
        rack(770, 400, 8) +
        rack(990, 470, 11) +
        rack(1210, 380, 13) +
        rect(260, 800, 1210, 24, '#1d1440', 12) +
        rect(0, 824, 1600, 76, '#d9cdea') +
        at(
          870,
          200,
          1.2,
          shape(
            'M-190 70C-270 70-280-30-200-44C-196-130-70-170-20-100C30-150 150-120 146-40C230-44 236 70 160 70z',
            '#fff',
          ),
          shape('M-190 70C-270 70-280-30-200-44C-190 20-60 40 160 70z', '#ecdff2'),
        ) +
        times(5, (i) =>
          line(
            `M${425 + i * 220} ${[430, 340, 390, 320, 410][i] ?? 400}L${425 + i * 220} ${[320, 296, 292, 296, 320][i] ?? 300}`,
            hue.plumSoft,
            6,
            'stroke-dasharray="2 14"',
          ),
        ) +
        line('M850 240L850 170M826 192L850 168L874 192', hue.plum, 12) +
        line('M910 168L910 238M886 216L910 240L934 216', hue.leaf, 12)
      )
    },
  },
  'machine-sensors': {
    focus: 0.52,
    draw: (p) =>
      sky(p, '#d3e9f2', '#eef6ea', '#fff3dc') +
      cloud(180, 130, 1, '#fff') +
      cloud(1180, 110, 0.9, '#fff', 0.8) +
      ridge(211, 600, 50, '#a9d3b4') +
      tower(800, 620, 420, hue.plum) +
      times(5, (i) =>
        disc(
          800,
          190,
          70 + i * 62,
          'none',
          `stroke="${hue.plum}" stroke-width="4" opacity="${n(0.5 - i * 0.09)}"`,
        ),
      ) +
      rect(0, 620, 1600, 280, p.fade(['#8cc98f', '#5fa56c'])) +
      times(7, (i) => line(`M${-80 + i * 90} 900L${120 + i * 46} 640`, '#3f8a52', 9, 'opacity=".6"')) +
      grass(22, 760, 30, '#2f7a4c') +
      at(
        300,
        740,
        1,
        line('M0 0L0-150', hue.plumDeep, 10),
        rect(-50, -216, 100, 72, '#fff', 14),
        disc(0, -180, 22, hue.leaf),
        line('M-14-144L-14-130', hue.plumDeep, 6),
      ) +
      rect(560, 790, 1040, 110, '#8c8296') +
      times(8, (i) => rect(590 + i * 130, 840, 70, 8, '#fff', 4)) +
      at(
        1130,
        800,
        1.15,
        rect(-190, -150, 230, 130, hue.plum, 12),
        shape('M46-116L118-116C140-110 152-84 156-56L156-20L46-20z', hue.marigold),
        rect(74, -100, 50, 40, '#d7eef4', 6),
        disc(-120, -16, 30, hue.plumDeep),
        disc(-120, -16, 12, '#fff'),
        disc(100, -16, 30, hue.plumDeep),
        disc(100, -16, 12, '#fff'),
        sparkle(-76, -88, 30, '#fff'),
      ) +
      house(1420, 640, 0.9, { wall: '#fff6ea', roof: hue.coral, light: '#bfe3ea', door: hue.plum }) +
      (
        [
          [300, 540, 470],
          [1130, 640, 980],
          [1420, 470, 1180],
        ] as const
      )
        .map(
          ([x, y, m]) =>
            line(`M800 230Q${m} 300 ${x} ${y}`, hue.marigold, 5, 'stroke-dasharray="2 16"') +
            disc(x, y, 12, hue.marigold),
        )
        .join(''),
  },
} satisfies Record<string, Scene>
