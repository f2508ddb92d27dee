import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'

export type SuiteResult = {
  passed: number
  failed: number
  /** What failed, by name: a long run is read at its end, where the suite's own lines are far above. */
  names?: readonly string[]
}

export const lastLine = ({ passed, failed }: SuiteResult): string => `${passed} passed, ${failed} failed`

/** Kept outside git: `.ci/run` adds these up after all suites have run. */
export function recordSuite(name: string, result: SuiteResult): void {
  const file = join(root, '.run', 'suites', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(result)}\n`)
}

/** Ends a suite: the figures on file, the line on screen, the exit code in agreement with both. */
export function endSuite(name: string, result: SuiteResult): void {
  recordSuite(name, result)
  process.exitCode = result.failed > 0 ? 1 : 0
  process.once('exit', () => process.stdout.write(`${lastLine(result)}\n`))
}
