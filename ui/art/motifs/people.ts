import { disc, group, line, n, oval, rect, shape, times } from '../paper.ts'

export type PersonLook = { shirt: string; longyi: string; skin?: string; hair?: string; flower?: boolean }

/** A standing figure without a face, 240 high; the arms are drawn by the scene when it needs them. */
export function person(x: number, base: number, scale: number, look: PersonLook, arms = ''): string {
  const skin = look.skin ?? '#c68a62'
  const hair = look.hair ?? '#2b0f2e'
  return group(
    `translate(${n(x)} ${n(base)}) scale(${scale})`,
    shape('M-30-112L30-112L36-6Q0 4-36-6z', look.longyi),
    line('M-31-84L32-84M-33-52L34-52', '#fff', 3, 'opacity=".25"'),
    shape('M-34-106C-40-160-26-186 0-186 26-186 40-160 34-106z', look.shirt),
    rect(-9, -200, 18, 24, skin, 8),
    disc(0, -216, 25, skin),
    shape('M-27-214C-28-250 28-250 27-214C20-232-16-234-27-214z', hair),
    look.flower ? disc(22, -234, 8, '#fff6f8') + disc(22, -234, 3, '#f5b83d') : '',
    arms,
  )
}

export const holdPhone = (skin = '#c68a62', sleeve = '#f5b83d'): string =>
  line('M-30-160Q-44-120-8-116', sleeve, 18) +
  line('M30-160Q44-120 8-116', sleeve, 18) +
  disc(-8, -116, 9, skin) +
  disc(10, -116, 9, skin) +
  rect(-12, -142, 26, 40, '#2b0f2e', 5) +
  rect(-8, -137, 18, 28, '#cfe9f2', 3)

export function umbrella(x: number, y: number, r: number, color: string, rib: string, stick = 1.3): string {
  const scallops = times(6, (i) => `A${n(r / 6)} ${n(r / 9)} 0 0 0 ${n(x + r - (i + 1) * (r / 3))} ${n(y)}`)
  return (
    line(`M${n(x)} ${n(y - r)}L${n(x)} ${n(y + r * stick)}`, rib, Math.max(3, r * 0.04)) +
    shape(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.92)} 0 0 1 ${n(x + r)} ${n(y)}${scallops}z`, color) +
    line(
      `M${n(x)} ${n(y - r * 0.92)}Q${n(x - r * 0.5)} ${n(y - r * 0.6)} ${n(x - r * 0.34)} ${n(y)}M${n(x)} ${n(y - r * 0.92)}Q${n(x + r * 0.5)} ${n(y - r * 0.6)} ${n(x + r * 0.34)} ${n(y)}`,
      rib,
      Math.max(1.5, r * 0.018),
      'opacity=".6"',
    ) +
    disc(x, y - r * 0.94, Math.max(3, r * 0.05), rib)
  )
}

/** A river boat with a raised stern and a sail. */
export function sailBoat(x: number, y: number, scale: number, hull: string, sail: string): string {
  return group(
    `translate(${n(x)} ${n(y)}) scale(${scale})`,
    line('M0-8L0-168', hull, 5),
    shape('M8-164C92-140 108-60 92-18L8-18z', sail),
    shape('M-8-150C-58-124-70-60-62-18L-8-18z', sail, 'opacity=".75"'),
    shape(
      'M-128-30C-112-6-96 12-60 14L74 14C112 12 138-14 150-44C122-20 96-12 60-12L-62-12C-92-12-112-18-128-30z',
      hull,
    ),
  )
}

/** The fisherman of the lake, one leg around the oar, with his cone net. */
export function legRower(x: number, y: number, scale: number, dark: string, net: string): string {
  return group(
    `translate(${n(x)} ${n(y)}) scale(${scale})`,
    shape('M-300-16C-210 12-90 20 40 20C150 20 250 8 320-26C250-4 150 0 40 0C-90 0-210-2-300-16z', dark),
    // the cone net stands on the bow
    line('M-150-4L-196-236M-150-4L-92-236M-150-4L-144-246', net, 5),
    oval(-144, -240, 56, 16, 'none', `stroke="${net}" stroke-width="5"`),
    line('M-186-184Q-146-168-104-184M-176-134Q-146-122-116-134M-166-84Q-148-76-130-84', net, 3),
    // standing leg, body, hat
    line('M210-8L206-120', dark, 17),
    line('M206-124C240-116 262-84 248-40', dark, 16),
    line('M166-210L292 46', dark, 7),
    shape('M280 20C300 24 318 58 306 84C292 74 278 44 280 20z', dark),
    shape('M182-112C176-170 182-214 206-220C232-222 240-176 232-112z', dark),
    line('M214-206C232-180 250-170 244-150', dark, 12),
    line('M200-206C176-190 168-204 168-208', dark, 12),
    disc(206, -244, 19, dark),
    shape('M162-244C186-274 226-274 250-244C222-254 190-254 162-244z', dark),
  )
}

export function hand(
  x: number,
  y: number,
  scale: number,
  turn: number,
  skin: string,
  sleeve: string,
): string {
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})`,
    rect(-330, -46, 170, 92, sleeve, 12),
    rect(-182, -54, 30, 108, '#fff', 12, 'opacity=".35"'),
    shape(
      'M-160-40C-110-44-70-58-30-56C10-54 60-40 96-30C112-24 110-6 94-6L20-8C60-2 110 2 128 8C140 14 138 30 122 32L16 26C54 34 84 38 100 44C112 50 108 66 94 66L-10 58C-60 60-110 52-160 44z',
      skin,
    ),
    line('M20-8L60-5M16 26L70 30', '#8a5a3c', 3, 'opacity=".5"'),
    shape('M-50-54C-20-84 20-92 44-84C58-78 52-62 38-60C16-58 0-50-14-40z', skin),
  )
}
