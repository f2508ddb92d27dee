import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { type Browser, chromium } from '@playwright/test'
import type { Bench, Parts, Size } from './figure.ts'
import { launchOptions } from './home-page.ts'
import { withDrawnProduct } from './running-product.ts'

const PAGES = [
  '',
  'log-in',
  'mobile-services',
  'mobile-services/package/SABAI-HOUR',
  'promotions',
  'post-detail/promo-tazaungdaing-2026',
  'home-internet/all',
  'qna',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
/** The parts of the performance score by Lighthouse's names: paints and blocking in ms, shift without a unit. */
const PERFORMANCE_PARTS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const
const PART_NAMES = Object.keys(PERFORMANCE_PARTS) as readonly PartName[]
const DEVTOOLS_PORT = 9333
const RUNS: Readonly<Record<Size, number>> = { ci: 1, full: 5 }

type Category = (typeof CATEGORIES)[number]
type PartName = keyof typeof PERFORMANCE_PARTS
type Scores = Readonly<Record<Category | PartName, number>>
type AuditedPage = { readonly name: string; readonly scores: Scores }

/**
 * The intended phone: a quarter of a CPU that Lighthouse rates 1,200. The machine's own rating changes with its load, so the slowdown is
 * chosen to arrive at that phone.
 */
const RATED_PHONE = 300
const MOST_TIMES_SLOWER = 8
const PHONE_LINE = { rttMs: 150, throughputKbps: 1_638.4 } as const

const rateOf = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage()
  try {
    return Number(await page.evaluate(`(${String(pageFunctions.computeBenchmarkIndex)})()`))
  } finally {
    await page.close()
  }
}

const slowdownOf = (rate: number): number => Math.min(MOST_TIMES_SLOWER, Math.max(1, rate / RATED_PHONE))

async function audit(browser: Browser, url: string): Promise<Scores> {
  const rate = await rateOf(browser)
  const cpuSlowdownMultiplier = slowdownOf(rate)
  const result = await lighthouse(url, {
    port: DEVTOOLS_PORT,
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
    logLevel: 'error',
    throttling: { ...PHONE_LINE, cpuSlowdownMultiplier },
  })
  // A run without a score counts as the worst, never as missing.
  const score = (category: Category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
  const failed = Object.values(result?.lhr.audits ?? {}).filter(
    ({ score: one, scoreDisplayMode: mode }) => mode === 'error' || (mode === 'binary' && one === 0),
  )
  const scores = Object.fromEntries([
    ...CATEGORIES.map((name) => [name, score(name)] as const),
    ...PART_NAMES.map((name) => [
      name,
      result?.lhr.audits[PERFORMANCE_PARTS[name]]?.numericValue ?? Number.NaN,
    ]),
  ]) as Scores
  const words = failed.map(({ id }) => id).join(', ')
  const machine = `rated ${Math.round(rate)}, ${cpuSlowdownMultiplier.toFixed(1)} times slower`
  process.stdout.write(
    `       ${url} ${JSON.stringify(scores)}, ${machine}${words && `, failed: ${words}`}\n`,
  )
  return scores
}

const middle = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

const middleOf = (runs: readonly Scores[]): Scores => {
  const names = [...CATEGORIES, ...PART_NAMES]
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((scores) => scores[name]))])) as Scores
}

/** Each page's scores as the median of its runs, because the machine's load varies. */
async function auditPages(size: Size): Promise<AuditedPage[]> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${DEVTOOLS_PORT}`],
  })
  try {
    return await withDrawnProduct(async (address) => {
      const pages: AuditedPage[] = []
      for (const path of PAGES) {
        const runs: Scores[] = []
        for (let run = 0; run < RUNS[size]; run += 1) runs.push(await audit(browser, `${address}/#/${path}`))
        pages.push({ name: path === '' ? 'home' : path, scores: middleOf(runs) })
      }
      return pages
    })
  } finally {
    await browser.close()
  }
}

let audited: Promise<AuditedPage[]> | undefined

/** The worst page and its score: the minimum alone tells neither. */
const partsOf = (pages: readonly AuditedPage[], category: Category): Parts =>
  Object.fromEntries(
    pages.flatMap(({ name, scores }) => [
      [name, scores[category]] as const,
      ...(category === 'performance'
        ? PART_NAMES.map((part) => [`${name}, ${part}`, scores[part]] as const)
        : []),
    ]),
  )

const bench = (category: Category, atLeast: number): Bench => ({
  name: `web.lighthouse-${category}`,
  unit: 'points, worst of eight pages',
  bar: { of: 'value', atLeast },
  measure: async (size) => {
    audited ??= auditPages(size)
    const pages = await audited
    return {
      value: Math.min(...pages.map(({ scores }) => scores[category])),
      parts: partsOf(pages, category),
    }
  },
})

export const benches: readonly Bench[] = [
  bench('performance', 95),
  bench('accessibility', 100),
  bench('best-practices', 100),
]
