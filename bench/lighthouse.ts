import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
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
const RUNS: Readonly<Record<Size, number>> = { ci: 1, full: 3 }

type Category = (typeof CATEGORIES)[number]
type Scores = Readonly<Record<Category, number>>

async function audit(url: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port: DEVTOOLS_PORT,
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
    logLevel: 'error',
  })
  // A run without a score is the worst there is, never one that is left out.
  const score = (category: Category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
  const failed = Object.values(result?.lhr.audits ?? {}).filter(
    ({ score: one, scoreDisplayMode: mode }) => mode === 'error' || (mode === 'binary' && one === 0),
  )
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Scores
  const words = failed.map(({ id }) => id).join(', ')
  process.stdout.write(`       ${url} ${JSON.stringify(scores)}${words && `, failed: ${words}`}\n`)
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
        for (let run = 0; run < RUNS[size]; run += 1) runs.push(await audit(`${address}/#/${path}`))
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
