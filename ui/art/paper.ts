/** The sheet every scene is drawn on; crops are windows into it. */
export const SHEET = { width: 1600, height: 900 } as const

export type Paper = {
  /** Top to bottom unless told: `right` runs left to right, `corner` from the upper left. */
  fade(colors: readonly string[], way?: 'down' | 'right' | 'corner'): string
  glow(inner: string, outer?: string): string
  defs(): string
}

/** Collects gradients while a scene is drawn, so that motifs can ask for one wherever they stand. */
export function makePaper(): Paper {
  const defs: string[] = []
  const keep = (make: (id: string) => string) => {
    const id = `p${defs.length}`
    defs.push(make(id))
    return `url(#${id})`
  }
  const ways = { down: 'x2="0" y2="1"', right: 'x2="1" y2="0"', corner: 'x2="1" y2="1"' }
  return {
    fade: (colors, way = 'down') =>
      keep((id) => `<linearGradient id="${id}" x1="0" y1="0" ${ways[way]}>${stops(colors)}</linearGradient>`),
    glow: (inner, outer = inner) =>
      keep(
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="${inner}"/>` +
          `<stop offset=".45" stop-color="${inner}" stop-opacity=".45"/>` +
          `<stop offset="1" stop-color="${outer}" stop-opacity="0"/></radialGradient>`,
      ),
    defs: () => defs.join(''),
  }
}

function stops(colors: readonly string[]): string {
  return colors
    .map((color, index) => `<stop offset="${index / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`)
    .join('')
}

export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** The same seed scatters the same way: a picture must not change between two builds. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const group = (transform: string, ...inside: readonly string[]): string =>
  `<g transform="${transform}">${inside.join('')}</g>`

export const at = (x: number, y: number, scale: number, ...inside: readonly string[]): string =>
  group(`translate(${n(x)} ${n(y)}) scale(${scale})`, ...inside)

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const whole = (fill: string, more = ''): string => rect(0, 0, SHEET.width, SHEET.height, fill, 0, more)
