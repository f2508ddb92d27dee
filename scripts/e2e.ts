import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureCmsIsBuilt } from '../apps/cms/tasks/build.ts'
import { isKept } from './e2e/is-kept.ts'
import { journeyTests, type JourneyReport, type JourneyTest } from './e2e/journey-tests.ts'
import { keep } from './e2e/keep.ts'
import { CLOCK, CMS, SITE, type JourneySuite } from './e2e/suites.ts'
import { makeSecondCopy, type SecondCopy } from './own-site/second-copy.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { playwrightResult, type PlaywrightReport } from './suite/playwright-result.ts'
import { endSuite, type SuiteResult } from './suite/suite-result.ts'

const FORMS = ['xs-my', 'xs-en', 'lg-my', 'lg-en'] as const

function readRaw({ raw }: JourneySuite): (PlaywrightReport & JourneyReport) | null {
  return existsSync(raw) ? (JSON.parse(readFileSync(raw, 'utf8')) as PlaywrightReport & JourneyReport) : null
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
  ['e2e/journeys/office(-refunds|-new-link)?.spec', '--project=lg-en'],
]

/** What an editor changes is seen on the website, and who may. The other journeys are walked by command; the CMS's own tests ask for much of them. */
const CMS_CI_SIZE = 'e2e/cms/(menu|second-factor).spec'

type Run = {
  readonly suite: JourneySuite
  /** Each is one call of Playwright; their counts are added up. */
  readonly calls: readonly (readonly string[])[]
  /** The product these journeys visit, where it is not the first copy. */
  readonly copy?: SecondCopy
}

/** There is no smaller size of these. */
const withOwnProduct = (suite: JourneySuite, given: readonly string[]): Run => ({
  suite,
  calls: [['-c', suite.config, ...given.filter((word) => word !== '--size=ci')]],
})

async function choose(given: readonly string[]): Promise<Run> {
  const [first = '', ...rest] = given
  if (first === '--cms') return withOwnProduct(CMS, rest[0] === '--size=ci' ? [CMS_CI_SIZE] : rest)
  if (first === '--clock') return { ...withOwnProduct(CLOCK, rest), copy: await makeSecondCopy() }
  if (first === '--size=ci') return { suite: SITE, calls: CI_SIZE }
  const form = FORMS.find((name) => first === `--form=${name}`)
  return { suite: SITE, calls: [form ? [`--project=${form}`, ...rest] : given] }
}

type Ended = Required<SuiteResult> & { readonly tests: readonly JourneyTest[] }

async function runCall({ suite, copy }: Run, args: readonly string[]): Promise<Ended> {
  rmSync(suite.raw, { force: true })
  const { code } = await runCommand('playwright', ['test', ...args], { show: true, env: { ...copy?.env } })
  const report = readRaw(suite)
  if (!report) return { passed: 0, failed: 1, names: ['Playwright left no report'], tests: [] }
  const result = playwrightResult(report)
  if (code !== 0 && result.failed === 0) result.failed = 1
  return { ...result, tests: journeyTests(report, root) }
}

/**
 * All journeys, those of one form, or the ones Playwright's own arguments choose; `--cms` for those through the CMS,
 * `--clock` for those that move the product's time. What passed is kept by spec file, where nothing failed.
 */
async function main(given: readonly string[]): Promise<void> {
  requireNode()
  loadEnv()
  const run = await choose(given)
  const { suite, calls, copy } = run
  // Before the journeys, whose clock would run while it is built.
  if (suite === CMS) await ensureCmsIsBuilt()
  const ended: Ended[] = []
  try {
    for (const args of calls) ended.push(await runCall(run, args))
  } finally {
    await copy?.remove()
  }
  const total = {
    passed: ended.reduce((sum, { passed }) => sum + passed, 0),
    failed: ended.reduce((sum, { failed }) => sum + failed, 0),
    names: ended.flatMap(({ names }) => names),
  }
  if (isKept(total, process.env))
    await keep(
      suite,
      ended.flatMap(({ tests }) => tests),
    )
  endSuite(suite.name, total)
}

await main(process.argv.slice(2))
