import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { endSuite, type SuiteResult } from './suite/suite-result.ts'

const RAW = join(root, '.run', 'e2e.json')
const KEPT = join(root, 'e2e', 'results.json')

type Report = {
  config: unknown
  suites: unknown
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Playwright's report without what differs between machines, so that the committed file says nothing of this one. */
function portable(text: string): string {
  const report = JSON.parse(text.replaceAll(root, '.')) as Report
  return `${JSON.stringify({ suites: report.suites, errors: report.errors, stats: report.stats }, null, 1)}\n`
}

function counts(): SuiteResult {
  if (!existsSync(RAW)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(readFileSync(RAW, 'utf8')) as Report
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** The fixed smaller size: the frame and every address, on the phone in Burmese and on the desktop in English. */
const CI_SIZE = ['e2e/frame', '--project=xs-my', '--project=lg-en']

/** All journeys, or the ones Playwright's own arguments choose; only a run of a fixed size is kept. */
async function main(given: readonly string[]): Promise<void> {
  requireNode()
  loadEnv()
  const ofFixedSize = given.length === 0 || given[0] === '--size=ci'
  const args = given[0] === '--size=ci' ? CI_SIZE : given
  const { code } = await runCommand('playwright', ['test', ...args], { show: true })
  const result = counts()
  if (code !== 0 && result.failed === 0) result.failed = 1
  if (ofFixedSize && existsSync(RAW)) writeFileSync(KEPT, portable(readFileSync(RAW, 'utf8')))
  endSuite('e2e', result)
}

await main(process.argv.slice(2))
