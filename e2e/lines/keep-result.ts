import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

const RESULTS = join(root, 'e2e/lines/results.json')

export type LinesResult = {
  readonly at: string
  readonly pages: number
  /** Own pages and sheets of people in some state. */
  readonly moments: number
  readonly looks: number
  readonly finds: Readonly<Record<string, number>>
}

/** The last whole walk and the last whole control, each by its name. */
export function keepResult(name: 'lines' | 'lines-control', result: LinesResult): void {
  const before = existsSync(RESULTS)
    ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, LinesResult>)
    : {}
  writeFileSync(RESULTS, `${JSON.stringify({ ...before, [name]: result }, null, 2)}\n`)
}
