import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { type Browser, chromium } from '@playwright/test'
import type { Bench, Size } from './figure.ts'
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
const DEVTOOLS_PORT = 9333
const RUNS: Readonly<Record<Size, number>> = { ci: 1, full: 5 }

type Category = (typeof CATEGORIES)[number]
type Scores = Readonly<Record<Category, number>>

/**
 * The phone that is meant: a fourth of a processor that Lighthouse rates 1,200. A machine that is rated otherwise, or otherwise than
 * an hour ago because others work on it, is slowed down by as much as makes it that phone.
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
  // A run without a score is the worst there is, never one that is left out.
  const score = (category: Category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
  const failed = Object.values(result?.lhr.audits ?? {}).filter(
    ({ score: one, scoreDisplayMode: mode }) => mode === 'error' || (mode === 'binary' && one === 0),
  )
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Scores
  const words = failed.map(({ id }) => id).join(', ')
  const machine = `rated ${Math.round(rate)}, ${cpuSlowdownMultiplier.toFixed(1)} times slower`
  process.stdout.write(
    `       ${url} ${JSON.stringify(scores)}, ${machine}${words && `, failed: ${words}`}\n`,
  )
  return scores
}

const middle = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Each page's scores as the median of its runs: the machine's mood is not the page's. */
async function auditPages(size: Size): Promise<Scores[]> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${DEVTOOLS_PORT}`],
  })
  try {
    return await withDrawnProduct(async (address) => {
      const pages: Scores[] = []
      for (const path of PAGES) {
        const runs: Scores[] = []
        for (let run = 0; run < RUNS[size]; run += 1) runs.push(await audit(browser, `${address}/#/${path}`))
        const medians = CATEGORIES.map((name) => [name, middle(runs.map((scores) => scores[name]))])
        pages.push(Object.fromEntries(medians) as Scores)
      }
      return pages
    })
  } finally {
    await browser.close()
  }
}

let audited: Promise<Scores[]> | undefined

const bench = (category: Category, atLeast: number): Bench => ({
  name: `web.lighthouse-${category}`,
  unit: 'points, worst of eight pages',
  bar: { of: 'value', atLeast },
  measure: async (size) => {
    audited ??= auditPages(size)
    return { value: Math.min(...(await audited).map((scores) => scores[category])) }
  },
})

export const benches: readonly Bench[] = [
  bench('performance', 95),
  bench('accessibility', 100),
  bench('best-practices', 100),
]
