import { writeFileSync } from 'node:fs'
import type { JourneyTest } from './journey-tests.ts'
import { keepRun, stillThere } from './kept-results.ts'
import { sourcesCommit } from './sources-commit.ts'
import { readKept, type JourneySuite } from './suites.ts'
import { testsThere } from './tests-there.ts'

/** Writes what the run proved beside what earlier runs did. */
export async function keep(suite: JourneySuite, run: readonly JourneyTest[]): Promise<void> {
  const there = await testsThere(suite)
  const stamp = { on: new Date().toISOString().slice(0, 10), commit: await sourcesCommit() }
  const kept = keepRun(stillThere(readKept(suite), there), run, there, stamp)
  writeFileSync(suite.kept, `${JSON.stringify(kept, null, 1)}\n`)
}
