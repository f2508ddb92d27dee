import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stillThere } from '../e2e/kept-results.ts'
import { JOURNEY_SUITES, readKept, type JourneySuite } from '../e2e/suites.ts'
import { testsThere } from '../e2e/tests-there.ts'
import { root } from '../root.ts'
import { coveragePage } from './coverage-page.ts'
import type { KeptSuite } from './kept-page.ts'
import { namedRows } from './named-rows.ts'
import { passedInVitest, passedJourneys, type VitestReport } from './passed-titles.ts'
import type { SeedRow } from './seed-rows.ts'

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

export const VITEST_REPORT = '.run/vitest.json'

/** A page made of a run that failed, on a machine without its database say, would call open what is proven. */
function readTests(): VitestReport {
  const report = read<VitestReport>(VITEST_REPORT)
  if (report.numFailedTests + report.numFailedTestSuites > 0)
    throw new Error(
      `the last whole run of the tests had failures: mend them, run "npx vitest run", then this again`,
    )
  return report
}

async function keptOf(suite: JourneySuite): Promise<KeptSuite> {
  const there = await testsThere(suite)
  const files = [...new Set(there.map(({ file }) => file))].toSorted()
  return { name: suite.name, files, kept: stillThere(readKept(suite), there) }
}

export async function makeCoverage(): Promise<string> {
  const suites = await Promise.all(JOURNEY_SUITES.map(keptOf))
  const passed = [...passedInVitest(readTests()), ...suites.flatMap(({ kept }) => passedJourneys(kept))]
  return coveragePage(read<SeedRow[]>('docs/seed-rows.json'), namedRows(passed), suites)
}
