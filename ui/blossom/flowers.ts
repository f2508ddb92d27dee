type Paint = { readonly fill: string; readonly stroke?: string; readonly strokeWidth?: number }
/** One path, drawn once for each turn around the middle. */
type Petals = Paint & { readonly d: string; readonly turns?: readonly number[] }
type Group = { readonly at: string; readonly parts: readonly Petals[] }
export type Shape = Petals | Group

const around = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => from + (index * 360) / count)

/** A circle as a path, so that one kind of shape draws everything. */
const disc = (r: number, fill: string, x = 0, y = 0): Petals => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  fill,
})
const line = (d: string, stroke: string, strokeWidth: number, turns: readonly number[] = [0]): Petals => ({
  d,
  turns,
  fill: 'none',
  stroke,
  strokeWidth,
})

const PADAUK: readonly Petals[] = [
  { d: 'M0 2C-12-4-13-17-6-22-2-19 2-19 6-22 13-17 12-4 0 2z', turns: around(5), fill: '#f5b83d' },
  { d: 'M0 0C-4-5-4-12 0-16 4-12 4-5 0 0z', turns: around(5), fill: '#ffd977' },
  disc(4, '#c77a12'),
]
const padauk = (at: string): Group => ({ at, parts: PADAUK })

/** The flowers and things the families are named after, in a square of 92 around the middle. */
export const FLOWERS = {
  sabai: [
    { d: 'M0 4C-9-8-9-24 0-38 9-24 9-8 0 4z', turns: around(8, 22.5), fill: '#d9ead9' },
    {
      d: 'M0 4C-9-8-9-27 0-42 9-27 9-8 0 4z',
      turns: around(8),
      fill: '#ffffff',
      stroke: '#cfe3d2',
      strokeWidth: 0.8,
    },
    line('M0-8V-30', '#e1eee2', 1.4, around(8)),
    disc(7, '#f7d774'),
    disc(3, '#d3a52c'),
  ],
  padauk: [
    padauk('translate(0 -15)'),
    padauk('translate(-17 8) scale(.86)'),
    padauk('translate(17 9) scale(.86)'),
    padauk('translate(-2 22) scale(.62)'),
    padauk('translate(26 -16) scale(.5)'),
    padauk('translate(-25 -18) scale(.5)'),
  ],
  sagar: [
    {
      at: 'rotate(-8)',
      parts: [
        { d: 'M0 4C-12-4-14-23-4-38 8-32 12-11 0 4z', turns: around(5, 36), fill: '#f0a25c' },
        { d: 'M0 4C-12-3-15-23-5-41 8-35 13-11 0 4z', turns: around(5), fill: '#f9bf84' },
        line('M-1-6C-4-16-4-26-4-34', '#fbd9b4', 1.6, around(5)),
        { d: 'M0-9C5-6 5 6 0 9-5 6-5-6 0-9z', fill: '#7aa33f' },
      ],
    },
  ],
  lamin: [
    disc(34, '#35306b'),
    { d: 'M9-26A27 27 0 1 0 22 16 22 22 0 0 1 9-26z', fill: '#ffe7a6' },
    {
      at: 'translate(15 13) scale(.42)',
      parts: [
        { d: 'M0 4C-15-6-14-28 0-38 14-28 15-6 0 4z', turns: around(5), fill: '#ffffff' },
        disc(7, '#b7a7e6'),
      ],
    },
    disc(1.8, '#ffe7a6', 12, -17),
    disc(1.2, '#ffe7a6', 24, -8),
  ],
  hninsi: [
    { d: 'M0 6C-24 0-26-28-8-38 2-42 8-41 14-36 28-24 20 2 0 6z', turns: around(5), fill: '#e58aa4' },
    { d: 'M0 4C-16 0-17-18-5-25 2-28 7-27 11-22 18-14 13 2 0 4z', turns: around(5, 34), fill: '#d4607f' },
    { d: 'M0 3C-9 0-9-10-2-13 6-14 10-4 0 3z', turns: around(3), fill: '#b73c60' },
    line('M-3 1C-3-4 4-4 4 0 4 4-1 4-1 1', '#8e2145', 1.6),
  ],
  salwar: [
    {
      d: 'M-27-22H27a7 7 0 0 1 7 7V17a7 7 0 0 1-7 7H-27a7 7 0 0 1-7-7V-15a7 7 0 0 1 7-7z',
      fill: '#ffffff',
      stroke: '#9cc3d6',
      strokeWidth: 2,
    },
    line('M-33-18L0 6 33-18', '#9cc3d6', 2.4),
    {
      at: 'translate(0 7) scale(.36)',
      parts: [
        { d: 'M0 3C-13-4-12-24 0-30 12-24 13-4 0 3z', turns: around(5), fill: '#3f7f9b' },
        disc(6, '#ffffff'),
      ],
    },
  ],
  khayee: [
    { d: 'M-38 12H38C32 28 18 32 0 32S-32 28-38 12z', fill: '#6b4030' },
    { d: 'M-38 12H38L36 17H-36z', fill: '#8a5944' },
    { d: 'M-2 8V-36C18-30 26-10 26 8z', fill: '#ffffff', stroke: '#bcd8e2', strokeWidth: 1.5 },
    { d: 'M-7 8V-26C-18-18-24-6-24 8z', fill: '#f0bfd9' },
    line('M-42 36C-34 31-26 31-18 36S-2 41 6 36 22 31 30 36 40 38 43 36', '#3f7f9b', 3),
  ],
} satisfies Record<string, readonly Shape[]>

export type Family = keyof typeof FLOWERS
