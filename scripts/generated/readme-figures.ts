import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Figures = z.array(z.object({ name: z.string(), value: z.number() }))
const Attacks = z.array(z.object({ name: z.string(), tried: z.number(), bad: z.number() }))

const BEGIN = '<!-- figures: made by `npm run generate` -->'
const END = '<!-- /figures -->'

const count = (value: number): string => Math.round(value).toLocaleString('en')
const kilobytes = (value: number): string => `${count(value / 1000)} KB`
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** What each row says, and how its figures of `bench/results.json` are written. */
const ROWS: ReadonlyArray<{ says: string; of: readonly string[]; shown: (...values: number[]) => string }> = [
  {
    says: 'first visit in Burmese, everything on the wire',
    of: ['web.first-visit-bytes', 'web.first-load-js', 'web.fonts'],
    shown: (all, js, fonts) =>
      `${kilobytes(all ?? 0)}, of it ${kilobytes(js ?? 0)} script and ${kilobytes(fonts ?? 0)} font`,
  },
  {
    says: 'home page stands (largest paint), on a phone and on a slow one',
    of: ['web.lcp-home', 'web.lcp-home-slow'],
    shown: (usual, slow) => `${seconds(usual ?? 0)}, ${seconds(slow ?? 0)}`,
  },
  {
    says: 'Lighthouse, worst page: performance, accessibility, best practices',
    of: ['web.lighthouse-performance', 'web.lighthouse-accessibility', 'web.lighthouse-best-practices'],
    shown: (...points) => points.join(', '),
  },
  {
    says: 'reads of content for one second of processor time',
    of: ['content.read'],
    shown: (rate) => count(rate ?? 0),
  },
  {
    says: 'from "Publish" in the CMS to the website, 95 of 100',
    of: ['content.publish-visible'],
    shown: (ms) => `within ${seconds(ms ?? 0)}`,
  },
  {
    says: 'sign-in codes at the message centre at 200 a second, 99 of 100',
    of: ['identity.time-to-smsc'],
    shown: (ms) => `within ${count(ms ?? 0)} ms`,
  },
  {
    says: 'purchases for one second of processor time',
    of: ['value.purchase'],
    shown: (rate) => count(rate ?? 0),
  },
]

function rows(folder: string): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const measured = new Map(Figures.parse(read('bench/results.json')).map(({ name, value }) => [name, value]))
  const attacks = Attacks.parse(read('faults/results.json'))
  const sum = (of: (attack: (typeof attacks)[number]) => number) =>
    attacks.reduce((all, one) => all + of(one), 0)
  const values = (of: readonly string[]) =>
    of.map((name) => {
      const value = measured.get(name)
      if (value === undefined)
        throw new Error(`README.md tells ${name}, which bench/results.json does not have`)
      return value
    })
  return [
    ...ROWS.map(({ says, of, shown }) => `| ${says} | ${shown(...values(of))} |`),
    `| attacks on money, codes, sessions and content, and losses of machines and processes (${attacks.length} kinds), those that succeeded | ${count(sum(({ tried }) => tried))} tries, ${count(sum(({ bad }) => bad))} |`,
  ]
}

/** The README with the figures that the last full runs left; the rest of it stays as it is. */
export function readmeText(folder: string): string {
  const text = readFileSync(join(folder, 'README.md'), 'utf8')
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]]
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${BEGIN} … ${END}`)
  return [before + BEGIN, '', '| Measured | |', '|---|---|', ...rows(folder), '', END + after].join('\n')
}
