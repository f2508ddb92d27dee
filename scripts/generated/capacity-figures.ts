import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Results = z.array(
  z.object({
    name: z.string(),
    /** Null where it could not be taken. */
    value: z.number().nullable(),
    parts: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
  }),
)

const Costs = z.object({
  requests: z.record(
    z.string(),
    z.object({ statements: z.number(), commits: z.number(), rows: z.record(z.string(), z.number()) }),
  ),
  lineKeys: z.record(z.string(), z.string().nullable()),
})
export type Costs = z.output<typeof Costs>

export type Figures = {
  /** A figure of bench/results.json, or one of its parts. */
  of(name: string, part?: string): number
  /** The parts of a figure that are numbers. */
  partsOf(name: string): Readonly<Record<string, number>>
  /** bench/request-costs.json, which a test compares with what requests do. */
  readonly costs: Costs
}

export function readFigures(folder: string): Figures {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const results = new Map(Results.parse(json('bench/results.json')).map((figure) => [figure.name, figure]))
  const missing = (what: string) =>
    new Error(`docs/capacity.md tells ${what}, which bench/results.json does not have`)
  const figureOf = (name: string) => {
    const figure = results.get(name)
    if (!figure) throw missing(name)
    return figure
  }
  const partsOf = (name: string) =>
    Object.fromEntries(
      Object.entries(figureOf(name).parts ?? {}).flatMap(([part, value]) =>
        typeof value === 'number' ? [[part, value] as const] : [],
      ),
    )
  return {
    of(name, part) {
      const value = part === undefined ? figureOf(name).value : partsOf(name)[part]
      if (value === undefined || value === null) throw missing([name, part].filter(Boolean).join(', '))
      return value
    },
    partsOf,
    costs: Costs.parse(json('bench/request-costs.json')),
  }
}

export const count = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

export const table = (head: readonly string[], rows: readonly string[]): string[] => [
  row(...head),
  `|${head.map(() => '---').join('|')}|`,
  ...rows,
]

const [GB, TB] = [1e9, 1e12]
export const size = (bytes: number): string =>
  bytes >= TB ? `${count(bytes / TB, 1)} TB` : `${count(bytes / GB, bytes >= 10 * GB ? 0 : 1)} GB`
