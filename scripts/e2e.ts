import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginForm, FORMS, type FormRun } from './e2e/form-reports.ts'
import { ensureCmsIsBuilt } from '../apps/cms/tasks/build.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { playwrightResult, type PlaywrightReport } from './suite/playwright-result.ts'
import { endSuite, type SuiteResult } from './suite/suite-result.ts'
import { isKept } from './e2e/is-kept.ts'
import { makeSecondCopy, type SecondCopy } from './own-site/second-copy.ts'

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

/** Those that move the product's time, on a second copy that ends with them. */
const CLOCK: Suite = {
  name: 'e2e-clock',
  raw: join(root, '.run', 'e2e-clock.json'),
  kept: join(root, 'e2e', 'clock', 'results.json'),
}

/** Playwright's report without what differs between machines, so that the committed file says nothing of this one. */
function portable(text: string): string {
  const report = JSON.parse(text.replaceAll(root, '.')) as PlaywrightReport
  return `${JSON.stringify({ suites: report.suites, errors: report.errors, stats: report.stats }, null, 1)}\n`
}

function counts({ raw }: Suite): Required<SuiteResult> {
  if (!existsSync(raw)) return { passed: 0, failed: 1, names: ['Playwright left no report'] }
  return playwrightResult(JSON.parse(readFileSync(raw, 'utf8')) as PlaywrightReport)
}

/** Where money and trust change hands: walked by every run, however small. */
const MONEY = ['identity', 'purchases', 'gifts', 'sharing', 'value', 'receipts', 'payments', 'fibre-pay'].map(
  (word) => `e2e/journeys/${word}`,
)

/**
 * What of the frame is another thing on a wide screen, and what is the same in every form and is asked there once. Only by command:
 * the pictures of every page, which change with pages and not with code.
 */
const WIDE = ['header.lg', 'language.lg', 'highlights', '(breakpoints|fonts|framed|lines).once'].map(
  (word) => `e2e/frame/${word}`,
)

/** The frame on the phone. Only by command: every address by itself, and what of each is there at the first paint. */
const NARROW = 'e2e/frame/(bottom-bar|footer|highlights|language|menu|not-found|own-pages|search|session)[.]'

/** The fixed smaller size: frame and money on the phone in Burmese, the wide frame, the office's own pages and refunds. */
const CI_SIZE = [
  [NARROW, '--project=xs-my'],
  [...WIDE, '--project=lg-en'],
  [...MONEY, '--project=xs-my'],
  ['e2e/journeys/office(-refunds)?.spec', '--project=lg-en'],
]

/** What an editor changes is seen on the website, and who may. The other journeys are walked by command; the CMS's own tests ask for much of them. */
const CMS_CI_SIZE = 'e2e/cms/(menu|second-factor).spec'

type Run = {
  readonly suite: Suite
  /** Each is one call of Playwright; their counts are added up. */
  readonly calls: readonly (readonly string[])[]
  /** Of a fixed size: only such a run is kept. */
  readonly fixed: boolean
  readonly form?: FormRun
  /** The product these journeys visit, where it is not the first copy. */
  readonly copy?: SecondCopy
}

/** There is no smaller size of these; named, it keeps nothing, as everywhere. */
const ownProduct = (config: string, given: readonly string[]) => ({
  calls: [['-c', config, ...given.filter((word) => word !== '--size=ci')]],
  fixed: given.length === 0,
})

async function choose(given: readonly string[]): Promise<Run> {
  const [first = '', ...rest] = given
  if (first === '--cms' && rest[0] === '--size=ci')
    return { suite: CMS, calls: [['-c', 'playwright.cms.config.ts', CMS_CI_SIZE]], fixed: false }
  if (first === '--cms') return { suite: CMS, ...ownProduct('playwright.cms.config.ts', rest) }
  if (first === '--clock')
    return { suite: CLOCK, ...ownProduct('playwright.clock.config.ts', rest), copy: await makeSecondCopy() }
  if (first === '--size=ci') return { suite: SITE, calls: CI_SIZE, fixed: false }
  const name = FORMS.find((form) => first === `--form=${form}`)
  if (!name) return { suite: SITE, calls: [given], fixed: given.length === 0 }
  if (rest.length > 0) return { suite: SITE, calls: [[`--project=${name}`, ...rest]], fixed: false }
  const args = [`--project=${name}`, '--reporter=list,blob']
  return { suite: SITE, calls: [args], fixed: true, form: await beginForm(name) }
}

async function runCall({ suite, form, copy }: Run, args: readonly string[]): Promise<Required<SuiteResult>> {
  rmSync(suite.raw, { force: true })
  const env = { ...form?.env, ...copy?.env }
  const { code } = await runCommand('playwright', ['test', ...args], { show: true, env })
  await form?.merge(suite.raw)
  const result = counts(suite)
  if (code !== 0 && result.failed === 0) result.failed = 1
  return result
}

/**
 * All journeys, those of one form, or the ones Playwright's own arguments choose; `--cms` for those through the CMS,
 * `--clock` for those that move the product's time.
 */
async function main(given: readonly string[]): Promise<void> {
  requireNode()
  loadEnv()
  const run = await choose(given)
  const { suite, calls, fixed, copy } = run
  // Before the journeys, whose clock would run while it is built.
  if (suite === CMS) await ensureCmsIsBuilt()
  const total: Required<SuiteResult> = { passed: 0, failed: 0, names: [] }
  try {
    for (const args of calls) {
      const { passed, failed, names } = await runCall(run, args)
      total.passed += passed
      total.failed += failed
      total.names = [...total.names, ...names]
    }
  } finally {
    await copy?.remove()
  }
  if (isKept(fixed, total) && existsSync(suite.raw))
    writeFileSync(suite.kept, portable(readFileSync(suite.raw, 'utf8')))
  endSuite(suite.name, total)
}

await main(process.argv.slice(2))
