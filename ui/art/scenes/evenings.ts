import { block, glassTower, house, pagoda, signal, temple, tower } from '../motifs/buildings.ts'
import { padauk } from '../motifs/flowers.ts'
import { palm, ridge, water } from '../motifs/land.ts'
import { holdPhone, person, umbrella } from '../motifs/people.ts'
import { cloud, moon, rain, sky, stars } from '../motifs/sky.ts'
import { lantern } from '../motifs/things.ts'
import { hue } from '../palette.ts'
import { at, disc, line, n, oval, rect, scatter, shape, times } from '../paper.ts'
import type { Scene } from '../scene.ts'

export const evenings = {
  'monsoon-rain': {
    focus: 0.55,
    draw: (p) =>
      sky(p, '#3c4a6e', '#5f7395', '#93a6bb') +
      cloud(60, 90, 2, '#2f3b5c', 0.5) +
      cloud(860, 60, 2.2, '#2f3b5c', 0.45) +
      block(1, 40, 720, 220, 430, { wall: '#52648a', light: '#ffe0a0', dark: '#43547a' }) +
      block(2, 280, 720, 180, 330, { wall: '#46577d', light: '#ffe0a0', dark: '#3a4a6e' }) +
      block(4, 1120, 720, 200, 400, { wall: '#46577d', light: '#ffe0a0', dark: '#3a4a6e' }) +
      block(5, 1350, 720, 230, 500, { wall: '#52648a', light: '#ffe0a0', dark: '#43547a' }) +
      pagoda(800, 720, 340, '#6a7a9c', '#ffd977') +
      rect(0, 720, 1600, 180, p.fade(['#3f4f72', '#222c4a'])) +
      times(24, (i) =>
        rect(
          (i * 173) % 1600,
          740 + ((i * 67) % 150),
          50 + ((i * 41) % 110),
          4,
          '#ffe0a0',
          2,
          `opacity="${n(0.15 + ((i * 13) % 30) / 100)}"`,
        ),
      ) +
      rain(3, 150, '#dbe8f5') +
      (
        [
          [430, 0.95, hue.marigold, hue.plum],
          [700, 1.12, hue.plumSoft, hue.leaf],
          [940, 1.05, hue.coral, hue.indigo],
          [1240, 0.9, hue.leafSoft, hue.plum],
        ] as const
      )
        .map(
          ([x, s, u, l]) =>
            umbrella(x + 34 * s, 850 - 224 * s, 150 * s, u, hue.plumDeep, 0.82) +
            person(
              x,
              850,
              s,
              { shirt: '#fff3e2', longyi: l },
              line('M28-160Q48-128 34-112', '#fff3e2', 18) + disc(34, -112, 9, '#c68a62'),
            ),
        )
        .join('') +
      rain(8, 60, '#ffffff'),
  },
  'city-skyline': {
    focus: 0.6,
    draw: (p) => {
      const look = { wall: '#33235e', light: hue.gold, dark: '#453374' }
      return (
        sky(p, '#1d1440', '#4b2f7d', '#b0608f', '#f6b28a') +
        stars(25, 90, 340) +
        ridge(121, 690, 40, '#6d4a8f') +
        pagoda(960, 640, 430, p.fade(['#fff0b8', '#f5b83d', '#a8641c']), '#fff3cf') +
        disc(960, 420, 420, p.glow('#ffd977'), 'opacity=".4"') +
        shape('M600 720C700 700 760 636 840 622L1080 622C1160 636 1220 700 1320 720z', '#3f2a6e') +
        block(11, 60, 720, 130, 320, look) +
        block(12, 210, 720, 170, 240, { ...look, wall: '#2b1d52' }) +
        glassTower(p, 400, 720, 130, 400, ['#7b5fb0', '#2b1d52']) +
        block(13, 550, 720, 140, 210, look) +
        block(14, 1180, 720, 150, 260, look) +
        glassTower(p, 1350, 720, 120, 360, ['#8a66b0', '#2b1d52']) +
        block(15, 1480, 720, 160, 220, { ...look, wall: '#2b1d52' }) +
        water(p, 720, ['#8a5a9a', '#2f1f5e', '#160e33'], 960, '#ffd977', 14) +
        signal(465, 300, 26, 3, '#fff3d6') +
        line('M465 320L465 262', '#fff3d6', 5)
      )
    },
  },
  'water-festival': {
    focus: 0.6,
    draw: (p) => {
      const next = scatter(44)
      // Water leaves the bowl in arcs that thin out and end in drops.
      const arc = (ex: number, ey: number, top: number, w: number) => {
        const d = `M880 560Q${n(880 + (ex - 880) * 0.42)} ${top} ${ex} ${ey}`
        return (
          line(d, '#5fc0dc', w, 'opacity=".9"') +
          line(d, '#c9f1fa', w * 0.5, 'opacity=".9"') +
          line(d, '#fff', w * 0.16) +
          disc(ex, ey, w * 0.62, '#5fc0dc') +
          disc(ex - w * 0.14, ey - w * 0.16, w * 0.22, '#fff')
        )
      }
      const drop = (x: number, y: number, s: number) =>
        at(
          x,
          y,
          s,
          shape('M0-26C12-8 18 0 18 10A18 18 0 0 1-18 10C-18 0-12-8 0-26z', '#7fd2e6'),
          disc(-6, 8, 4, '#fff'),
        )
      return (
        sky(p, '#8edbe6', '#d6f4f0', '#fff6df') +
        disc(900, 420, 620, p.glow('#fff'), 'opacity=".85"') +
        line('M1620 30C1420 90 1240 60 1040 0', hue.brown, 12) +
        line('M1420 74C1380 130 1330 150 1270 160', hue.brown, 7) +
        line('M-20 60C120 110 240 90 360 20', hue.brown, 10) +
        times(26, (i) => padauk(1030 + (i % 13) * 46, 34 + ((i * 53) % 150), 28 + ((i * 7) % 18))) +
        times(8, (i) => padauk(30 + i * 44, 44 + ((i * 41) % 80), 26 + ((i * 5) % 12))) +
        arc(420, 520, 120, 26) +
        arc(560, 330, 60, 34) +
        arc(720, 250, 120, 30) +
        arc(1010, 220, 110, 30) +
        arc(1210, 320, 50, 36) +
        arc(1340, 520, 110, 26) +
        times(40, () => drop(260 + next() * 1240, 170 + next() * 460, 0.3 + next() * 0.7)) +
        at(
          880,
          760,
          1.5,
          oval(0, 62, 150, 18, '#2f7f9b', 'opacity=".2"'),
          shape(
            'M-170-120L170-120C170-20 120 46 64 56L-64 56C-120 46-170-20-170-120z',
            p.fade(['#fbe0a0', '#f0b94a', '#c98320']),
          ),
          oval(0, -120, 170, 38, '#4fb0cf'),
          oval(0, -116, 150, 28, '#9fe0ee'),
          oval(0, -120, 170, 38, 'none', 'stroke="#fff0c4" stroke-width="12"'),
          line('M-150-50Q0-14 150-50', '#fff3d0', 8, 'opacity=".75"'),
          line('M-128-14Q0 20 128-14', '#fff3d0', 4, 'opacity=".6"'),
        ) +
        padauk(770, 586, 40) +
        padauk(900, 596, 34) +
        padauk(1000, 582, 38) +
        padauk(330, 800, 34) +
        padauk(1400, 810, 40) +
        padauk(1300, 850, 26)
      )
    },
  },
  lanterns: {
    focus: 0.55,
    draw: (p) => {
      const next = scatter(61)
      return (
        sky(p, '#160b2e', '#3b1f5f', '#8a3f7a', '#d9736f') +
        stars(33, 140, 520) +
        moon(p, 300, 170, 60) +
        times(26, () => {
          const s = 0.16 + next() * 0.3
          return lantern(p, 300 + next() * 1280, 60 + next() * 560, s)
        }) +
        lantern(p, 960, 360, 1.3) +
        lantern(p, 640, 480, 0.8) +
        lantern(p, 1260, 240, 0.86) +
        lantern(p, 1380, 560, 0.66) +
        ridge(151, 780, 50, '#3a1644') +
        pagoda(340, 800, 250, '#2b0f34', hue.marigold) +
        temple(560, 800, 110, '#2b0f34', '#f5b83d') +
        ridge(155, 840, 40, '#1d0a24') +
        times(
          18,
          (i) =>
            disc(40 + i * 92, 846 + ((i * 37) % 36), 5, hue.gold) +
            disc(40 + i * 92, 846 + ((i * 37) % 36), 26, p.glow(hue.gold), 'opacity=".5"'),
        )
      )
    },
  },
  'family-evening': {
    focus: 0.58,
    draw: (p) =>
      sky(p, '#2a1b52', '#6a3a7e', '#d9807f') +
      stars(41, 110, 420) +
      moon(p, 250, 170, 56) +
      ridge(161, 640, 80, '#4f2a66') +
      ridge(165, 700, 60, '#3a1d50') +
      palm(240, 760, 380, '#20102f', 30) +
      palm(1490, 770, 320, '#20102f', -24) +
      shape('M360 330L930 130L1500 330L1440 330L1440 780L420 780L420 330z', '#7a3350') +
      shape('M330 350L930 120L1530 350L1500 392L930 176L360 392z', hue.plumDeep) +
      rect(470, 390, 920, 350, p.fade(['#ffe9b8', '#ffcf8a']), 12) +
      disc(930, 480, 460, p.glow('#fff3d0'), 'opacity=".9"') +
      rect(470, 660, 920, 80, '#c98a5c') +
      rect(840, 440, 180, 110, '#3a0d2a', 8) +
      rect(850, 450, 160, 90, p.fade(['#8fd6e8', '#f0a9c4'], 'corner'), 4) +
      shape('M600 740L600 640C600 616 620 604 644 604L780 604C804 604 820 616 820 640L820 740z', hue.leaf) +
      shape(
        'M1050 740L1050 640C1050 616 1070 604 1094 604L1240 604C1264 604 1280 616 1280 640L1280 740z',
        hue.plumSoft,
      ) +
      person(660, 742, 0.72, { shirt: hue.marigold, longyi: hue.plum }) +
      person(
        750,
        742,
        0.6,
        { shirt: '#fff', longyi: hue.coral, flower: true },
        holdPhone('#c68a62', '#fff'),
      ) +
      person(1120, 742, 0.52, { shirt: hue.coral, longyi: hue.indigo }, holdPhone('#c68a62', hue.coral)) +
      person(1210, 742, 0.7, { shirt: hue.leafSoft, longyi: hue.plumDeep, flower: true }) +
      signal(930, 290, 26, 3, '#ffe9b8') +
      disc(930, 290, 9, '#ffe9b8') +
      ridge(169, 800, 20, '#20102f'),
  },
  'fibre-home': {
    focus: 0.64,
    draw: (p) =>
      sky(p, '#1f1344', '#4a2a72', '#b5608a') +
      stars(51, 120, 460) +
      ridge(171, 620, 80, '#3f2464') +
      ridge(175, 690, 50, '#2f1a4e') +
      house(250, 700, 0.8, { wall: '#5c3a72', roof: '#2b1646', light: '#ffe0a0', door: '#2b1646' }) +
      house(520, 720, 0.66, { wall: '#5c3a72', roof: '#2b1646', light: '#7a5a90', door: '#2b1646' }) +
      disc(1090, 600, 520, p.glow('#ffcf8a'), 'opacity=".6"') +
      house(1090, 770, 2.1, { wall: '#ffe6c4', roof: hue.plum, light: '#ffc15a', door: hue.plumDeep }) +
      (
        [
          [26, '.1'],
          [14, '.25'],
          [6, '.9'],
        ] as const
      )
        .map(([w, o]) =>
          line('M90 400C240 560 480 420 640 520C760 596 800 560 884 596', '#ffd977', w, `opacity="${o}"`),
        )
        .join('') +
      disc(884, 596, 46, p.glow('#fffbe6')) +
      disc(884, 596, 9, '#fffbe6') +
      signal(1090, 330, 40, 4, '#fff3d6') +
      ridge(179, 800, 30, '#1d0f36') +
      palm(1490, 830, 360, '#150a28', -30) +
      tower(90, 680, 300, '#150a28', '#e6cbda'),
  },
} satisfies Record<string, Scene>
