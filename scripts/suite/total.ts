import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../root.ts'
import { lastLine, type SuiteResult } from './suite-result.ts'

/** Adds up what the suites of one run have left behind, and names what failed; a run without suites is a failure. */
const total: SuiteResult = { passed: 0, failed: 0 }
const lost: string[] = []
for (const file of globSync('.run/suites/*.json', { cwd: root }).toSorted()) {
  const { passed, failed, names = [] } = JSON.parse(readFileSync(join(root, file), 'utf8')) as SuiteResult
  const suite = basename(file, '.json')
  process.stdout.write(`${suite}: ${lastLine({ passed, failed })}\n`)
  lost.push(...names.map((name) => `FAILED ${suite}: ${name}\n`))
  total.passed += passed
  total.failed += failed
}
if (total.passed + total.failed === 0) total.failed = 1
process.stdout.write(lost.join(''))
process.stdout.write(`${lastLine(total)}\n`)
process.exitCode = total.failed > 0 ? 1 : 0
