import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { endSuite, type SuiteResult } from './suite/suite-result.ts'

type Step = { readonly name: string; readonly command: readonly [string, ...string[]] }

/** Cheap ones first. All run, whatever fails: one look shows everything that is wrong. */
const STEPS: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', '.'] },
  { name: 'own checks', command: ['node', 'scripts/checks/run.ts'] },
  { name: 'types of the servers', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the browser', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'methods of old browsers', command: ['tsc', '-p', 'tsconfig.browser.json'] },
  { name: 'types of journeys and benches', command: ['tsc', '-p', 'tsconfig.e2e.json'] },
  { name: 'types of the office', command: ['tsc', '-p', 'apps/office'] },
  { name: 'arrows', command: ['node', 'scripts/arrows.ts'] },
  { name: 'dead code', command: ['knip', '--no-config-hints'] },
  { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
]
const TESTS: Step = { name: 'tests', command: ['vitest', 'run'] }
/** After the tests, because it is read from their results. */
const COVERAGE: Step = { name: 'seed coverage', command: ['node', 'scripts/coverage.ts', '--check'] }

async function runStep({ name, command: [tool, ...args] }: Step): Promise<boolean> {
  const { code, output, seconds } = await runCommand(tool, args)
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}\n`)
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`)
  return code === 0
}

/** Two at a time: most of them keep one core busy. */
async function runStatic(count: (ok: boolean, step: Step) => void): Promise<void> {
  const waiting = [...STEPS]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) count(await runStep(step), step)
  }
  await Promise.all([lane(), lane()])
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function testCounts(): SuiteResult {
  const file = join(root, '.run', 'vitest.json')
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const lost = assertionResults.filter((each) => each.status === 'failed')
    const file = relative(root, name)
    if (lost.length === 0) return status === 'failed' ? [file] : []
    return lost.map(({ fullName }) => `${file} ${fullName}`)
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, names }
}

async function main(): Promise<void> {
  requireNode()
  loadEnv()
  const names: string[] = []
  const total: SuiteResult = { passed: 0, failed: 0, names }
  const count = (ok: boolean, { name }: Step) => {
    if (!ok) names.push(name)
    return ok ? (total.passed += 1) : (total.failed += 1)
  }
  await runStatic(count)
  const testsOk = await runStep(TESTS)
  const tests = testCounts()
  total.passed += tests.passed
  // A file that does not load fails no test, but the run is red all the same.
  total.failed += testsOk ? tests.failed : Math.max(1, tests.failed)
  names.push(...(tests.names ?? []))
  count(await runStep(COVERAGE), COVERAGE)
  endSuite('verify', total)
}

await main()
