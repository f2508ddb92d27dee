import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { coveragePage } from './coverage-page.ts'
import { idsIn, passedInPlaywright, passedInVitest } from './passed-titles.ts'
import type { SeedRow } from './seed-rows.ts'

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

export const VITEST_REPORT = '.run/vitest.json'
const JOURNEYS_REPORT = 'e2e/results.json'

type VitestReport = Parameters<typeof passedInVitest>[0] & {
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}

/** A page made of a run that failed, on a machine without its database say, would call open what is proven. */
function readTests(): VitestReport {
  const report = read<VitestReport>(VITEST_REPORT)
  if (report.numFailedTests + report.numFailedTestSuites > 0)
    throw new Error(
      `the last whole run of the tests had failures: mend them, run "npx vitest run", then this again`,
    )
  return report
}

export function makeCoverage(): string {
  const titles = [
    ...passedInVitest(readTests()),
    ...(existsSync(join(root, JOURNEYS_REPORT)) ? passedInPlaywright(read(JOURNEYS_REPORT)) : []),
  ]
  return coveragePage(read<SeedRow[]>('docs/seed-rows.json'), new Set(titles.flatMap(idsIn)))
}
