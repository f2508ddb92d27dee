import { count, row, size, table, type Figures } from './capacity-figures.ts'

/** Cores are planned to be half busy at the peak: the other half is for the site that may be lost. */
export const BUSY = 0.5
const DAY_SECONDS = 86_400
const YEAR_DAYS = 365

/** A second, at a campaign's peak of 60 million lines. */
export const PEAK = { edge: 20_000, api: 2_000, codes: 500, moves: 1_500 } as const
/** Of the moves: for five minutes the peak, and this much all the time. */
const MOVES_ALWAYS = 300
const LINES_OF_PEAK = 60e6

export const SIZES = [
  { says: 'today, 1 M lines', lines: 1e6 },
  { says: '10 M', lines: 10e6 },
  { says: '60 M', lines: LINES_OF_PEAK },
] as const

/** Of the time of one core, what the proof of the ledger reads with: it rests nine tenths. */
const PROOF_SHARE = 0.1
/** The last weeks are looked at every day, and everything older once in 24. */
const [DAYS_EVERY_DAY, OLDER_IN_DAYS] = [38, 24]

const ledgerRows = ({ costs }: Figures): number => {
  const { rows = {} } = costs.requests['value.purchase'] ?? {}
  return (rows['ledger.move'] ?? 0) + (rows['ledger.entry'] ?? 0)
}

/** How much of its reading time the proof needs, with so many years of such days behind it. */
export const proofUse = (figures: Figures, movesADay: number, years = 1): number =>
  (movesADay * ledgerRows(figures) * (DAYS_EVERY_DAY + (YEAR_DAYS * years) / OLDER_IN_DAYS)) /
  (figures.of('ledger.proof-rows') * PROOF_SHARE * DAY_SECONDS)

/** Kept for ever: what the ledger's proof reads. */
const forEver = (figures: Figures): number => {
  const bytes = figures.partsOf('value.purchase-bytes')
  return (bytes['ledger.move'] ?? 0) + (bytes['ledger.entry'] ?? 0)
}

export function loadOf(figures: Figures, lines: number) {
  const { of } = figures
  const scale = lines / LINES_OF_PEAK
  const ms = (of_: string, part: 'API CPU ms' | 'PostgreSQL CPU ms') => of(of_, part) / 1_000
  const cores = (part: 'API CPU ms' | 'PostgreSQL CPU ms') =>
    scale *
    (PEAK.codes * (ms('identity.code-request', part) + ms('identity.code-verify', part)) +
      PEAK.moves * ms('value.purchase', part))
  const movesADay = MOVES_ALWAYS * scale * DAY_SECONDS
  const bytes = figures.partsOf('value.purchase-bytes')
  return {
    edge: (PEAK.edge * scale) / of('front.edge-read'),
    api: (PEAK.api * scale) / of('content.read') + cores('API CPU ms'),
    database: cores('PostgreSQL CPU ms'),
    movesADay,
    yearBytes: movesADay * YEAR_DAYS * of('value.purchase-bytes'),
    foreverBytes: movesADay * YEAR_DAYS * forEver(figures),
    archivedShare: (bytes['value_move'] ?? 0) / of('value.purchase-bytes'),
    proof: proofUse(figures, movesADay),
  }
}

type Load = ReturnType<typeof loadOf>

/** The three sizes beside each other: all of it is arithmetic. */
export function sizeLines(figures: Figures): string[] {
  const loads = SIZES.map(({ lines }) => loadOf(figures, lines))
  const of = (says: string, cell: (load: Load) => string) => row(says, ...loads.map(cell))
  const peak = (says: string, atPeak: number) =>
    row(says, ...SIZES.map(({ lines }) => count((atPeak * lines) / LINES_OF_PEAK)))
  return table(
    ['At', ...SIZES.map(({ says }) => says)],
    [
      peak('reads a second at the edge, peak', PEAK.edge),
      peak('of them at the API, if the edge answers nine in ten', PEAK.api),
      peak('codes asked for, and typed in, a second, peak', PEAK.codes),
      peak('moves of value a second, for five minutes', PEAK.moves),
      of('moves a day', ({ movesADay }) => `${count(movesADay / 1e6, 1)} M`),
      of('cores to have for edge, API, PostgreSQL', ({ edge, api, database }) =>
        [edge, api, database].map((busy) => count(busy / BUSY, 1)).join(', '),
      ),
      of('disk that a year of moves takes', ({ yearBytes }) => size(yearBytes)),
      of('of it for ever, the ledger', ({ foreverBytes }) => size(foreverBytes)),
      of('of its time the proof of the ledger needs, after a year', ({ proof }) => `${count(proof * 100)}%`),
    ],
  )
}
