export type Line = {
  readonly says: string
  readonly points: readonly { readonly at: number; readonly value: number }[]
}

const [WIDE, HIGH, TOP, LEFT] = [420, 150, 26, 46]
const COLUMNS = 3
/** No more than an eye tells apart. */
const LINES = 8
const COLOURS = ['#6b2fb3', '#c2185b', '#00796b', '#e67700', '#1565c0', '#7b5e00', '#455a64', '#b71c1c']

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const short = (value: number): string =>
  Math.abs(value) >= 10_000 || (value !== 0 && Math.abs(value) < 0.01)
    ? value.toExponential(1)
    : String(Number(value.toPrecision(3)))

function path(line: Line, from: number, to: number, most: number): string {
  const known = line.points.filter(({ value }) => Number.isFinite(value))
  const x = (at: number) => LEFT + ((at - from) / Math.max(1, to - from)) * (WIDE - LEFT - 8)
  const y = (value: number) => HIGH - 8 - (value / most) * (HIGH - TOP - 14)
  return known
    .map(({ at, value }, place) => `${place === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
}

/** One small chart: its title, its highest value, and a line for each series. */
export function chart(title: string, all: readonly Line[]): string {
  const lines = all.slice(0, LINES)
  const points = lines.flatMap(({ points: of }) => of).filter(({ value }) => Number.isFinite(value))
  const most = Math.max(...points.map(({ value }) => value), 0) || 1
  const times = points.map(({ at }) => at)
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const drawn = lines.map(
    (line, at) =>
      `<path d="${path(line, from, to, most)}" fill="none" stroke="${COLOURS[at % COLOURS.length]}" stroke-width="1.5"><title>${escaped(line.says)}</title></path>`,
  )
  return [
    `<rect x="0.5" y="0.5" width="${WIDE - 9}" height="${HIGH - 9}" rx="8" fill="#fff" stroke="#ddd5e8"/>`,
    `<text x="10" y="18" font-weight="600">${escaped(title)}</text>`,
    `<text x="${LEFT - 4}" y="${TOP + 14}" text-anchor="end" fill="#6b6475">${short(most)}</text>`,
    `<text x="${LEFT - 4}" y="${HIGH - 12}" text-anchor="end" fill="#6b6475">0</text>`,
    points.length === 0
      ? `<text x="${LEFT}" y="${HIGH / 2}" fill="#6b6475">nothing in this time</text>`
      : drawn.join(''),
  ].join('\n')
}

export function page(name: string, minutes: number, charts: readonly string[]): string {
  const rows = Math.ceil(charts.length / COLUMNS)
  const placed = charts.map(
    (one, at) =>
      `<g transform="translate(${(at % COLUMNS) * WIDE + 8} ${Math.floor(at / COLUMNS) * HIGH + 40})">${one}</g>`,
  )
  const [width, height] = [COLUMNS * WIDE + 8, rows * HIGH + 44]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#2b2140">
<rect width="${width}" height="${height}" fill="#f7f4fb"/>
<text x="10" y="26" font-size="16" font-weight="700">${escaped(name)}: the last ${minutes} minutes of a cluster whose parts were killed one after the other</text>
${placed.join('\n')}
</svg>
`
}
