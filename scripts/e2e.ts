import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginForm, FORMS, type FormRun } from './e2e/form-reports.ts'
import { ensureCmsIsBuilt } from '../apps/cms/tasks/build.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { endSuite, type SuiteResult } from './suite/suite-result.ts'
import { isKept } from './e2e/is-kept.ts'

type Suite = { readonly name: string; readonly raw: string; readonly kept: string }

const SITE: Suite = {
  name: 'e2e',
  raw: join(root, '.run', 'e2e.json'),
  kept: join(root, 'e2e', 'results.json'),
}
/** Through the CMS's own screens, with a CMS and a website of their own. */
const CMS: Suite = {
  name: 'e2e-cms',
  raw: join(root, '.run', 'e2e-cms.json'),
  kept: join(root, 'e2e', 'cms', 'results.json'),
}

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

function counts({ raw }: Suite): SuiteResult {
  if (!existsSync(raw)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(readFileSync(raw, 'utf8')) as Report
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Where money and trust change hands: walked by every run, however small. */
const MONEY = ['identity', 'purchases', 'gifts', 'sharing', 'value', 'receipts'].map(
  (word) => `e2e/journeys/${word}`,
)

/** The fixed smaller size: the frame and every address in two forms, and the money on the phone in Burmese. */
const CI_SIZE = [
  ['e2e/frame', '--project=xs-my', '--project=lg-en'],
  [...MONEY, '--project=xs-my'],
]

type Run = {
  readonly suite: Suite
  /** Each is one call of Playwright; their counts are added up. */
  readonly calls: readonly (readonly string[])[]
  /** Of a fixed size: only such a run is kept. */
  readonly fixed: boolean
  readonly form?: FormRun
}

async function choose(given: readonly string[]): Promise<Run> {
  const [first = '', ...rest] = given
  if (first === '--cms') {
    // There is no smaller size of these; named, it keeps nothing, as everywhere.
    const args = rest.filter((word) => word !== '--size=ci')
    return { suite: CMS, calls: [['-c', 'playwright.cms.config.ts', ...args]], fixed: rest.length === 0 }
  }
  if (first === '--size=ci') return { suite: SITE, calls: CI_SIZE, fixed: false }
  const name = FORMS.find((form) => first === `--form=${form}`)
  if (!name) return { suite: SITE, calls: [given], fixed: given.length === 0 }
  if (rest.length > 0) return { suite: SITE, calls: [[`--project=${name}`, ...rest]], fixed: false }
  const args = [`--project=${name}`, '--reporter=list,blob']
  return { suite: SITE, calls: [args], fixed: true, form: await beginForm(name) }
}

async function runCall({ suite, form }: Run, args: readonly string[]): Promise<SuiteResult> {
  rmSync(suite.raw, { force: true })
  const { code } = await runCommand('playwright', ['test', ...args], { show: true, ...form })
  await form?.merge(suite.raw)
  const result = counts(suite)
  if (code !== 0 && result.failed === 0) result.failed = 1
  return result
}

/** All journeys, those of one form, or the ones Playwright's own arguments choose; `--cms` for those through the CMS. */
async function main(given: readonly string[]): Promise<void> {
  requireNode()
  loadEnv()
  const run = await choose(given)
  const { suite, calls, fixed } = run
  // Before the journeys, whose clock would run while it is built.
  if (suite === CMS) await ensureCmsIsBuilt()
  const total: SuiteResult = { passed: 0, failed: 0 }
  for (const args of calls) {
    const { passed, failed } = await runCall(run, args)
    total.passed += passed
    total.failed += failed
  }
  if (isKept(fixed, total) && existsSync(suite.raw))
    writeFileSync(suite.kept, portable(readFileSync(suite.raw, 'utf8')))
  endSuite(suite.name, total)
}

await main(process.argv.slice(2))
