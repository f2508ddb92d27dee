import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Figures = z.array(z.object({ name: z.string(), value: z.number(), at: z.string() }))

/** Cores are planned to be half busy at the peak: the other half is for the site that may be lost. */
const BUSY = 0.5

type Load = {
  readonly says: string
  /** A second, at a campaign's peak. */
  readonly peak: number
  /** Of bench/results.json: how many one second of processor time carries, in the process and in PostgreSQL together. */
  readonly of: string
  readonly because: string
}

const LOADS: readonly Load[] = [
  {
    says: 'reads of content that reach the API',
    peak: 2_000,
    of: 'content.read',
    because: '20,000 a second, if the edge answers nine in ten',
  },
  { says: 'codes asked for', peak: 500, of: 'identity.code-request', because: 'as designed' },
  { says: 'codes typed in', peak: 500, of: 'identity.code-verify', because: 'each is tried once' },
  {
    says: 'moves of value',
    peak: 1_500,
    of: 'value.purchase',
    because: 'for five minutes; 300 all the time',
  },
]

const count = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

function measured(folder: string): ReadonlyMap<string, { value: number; at: string }> {
  const read: unknown = JSON.parse(readFileSync(join(folder, 'bench/results.json'), 'utf8'))
  return new Map(Figures.parse(read).map((figure) => [figure.name, figure]))
}

/** How much of a machine each load takes, from the last full run of the benchmarks. */
function rows(folder: string): { lines: string[]; cores: number } {
  const figures = measured(folder)
  let cores = 0
  const lines = LOADS.map(({ says, peak, of, because }) => {
    const figure = figures.get(of)
    if (!figure) throw new Error(`docs/capacity.md tells ${of}, which bench/results.json does not have`)
    const busy = peak / figure.value
    cores += busy / BUSY
    return `| ${says} | ${count(peak)} | ${because} | ${count(figure.value)} | ${count(busy, 1)} | ${count(busy / BUSY, 1)} |`
  })
  return { lines, cores }
}

const MACHINES = (cores: number): string => `## What that means in machines

All of it together is ${count(Math.ceil(cores))} cores, half busy at the peak. What is PostgreSQL's share of it cannot be spread, so its machines are the large
ones; the rest is processes, which can.

| Part | Machines | Why so many |
|---|---|---|
| edge and balancer | 2 a site | either carries all |
| API | 8 to 16 processes, one a core, over 2 sites | each is stateless; one site alone carries the peak |
| worker | 4 processes over 2 sites | messages and jobs are taken once, by whoever is free |
| PostgreSQL | 3 nodes of 16 to 32 cores; third at another place | one leads, one has every commit, one follows |
| PgBouncer | 1 beside each balancer | 16 processes with 10 connections and a listener each would want more than PostgreSQL should have |
| Redis | 6 processes on the database machines, 2 GB each | three lead; all of it may be lost |
| status page | 1, in another network | there when nothing else is |

The first part to be split off is messaging (\`sms_message\` and its receipts), which grows with every code. A message is written in the
transaction of what it tells of, so an outbox comes first. Past some 20,000 moves a second for long, shard by line; nothing before that needs it.`

export function capacityText(folder: string): string {
  const { lines, cores } = rows(folder)
  return [
    '# Capacity',
    '',
    '<!-- made by `npm run generate` from bench/results.json -->',
    '',
    'For 60 million lines, 5 million people signed in each month and 30,000 of them at once. What is measured was measured on a machine with two',
    'cores; the rest of this page is arithmetic, and says so. It was never run at this size.',
    '',
    '| Load | a second, at the peak | because | carried by one second of a core (measured) | cores busy | cores to have |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    MACHINES(cores),
    '',
  ].join('\n')
}
