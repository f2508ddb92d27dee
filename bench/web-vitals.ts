import type { Bench, Size } from './figure.ts'
import { largestPaint, type Line } from './largest-paint.ts'
import { withDrawnProduct } from './running-product.ts'

const LANGUAGES = ['my', 'en'] as const

/** An average phone on a good line, and the same phone with a weak signal. */
const GOOD: Line = { kilobitsPerSecond: 1600, latencyMs: 150, slowerCpu: 4 }
const BAD: Line = { kilobitsPerSecond: 400, latencyMs: 400, slowerCpu: 4 }

const RUNS: Readonly<Record<Size, number>> = { ci: 1, full: 5 }

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** The worse of both languages, each as the median of its cold visits. */
async function worstPaint(line: Line, size: Size): Promise<number> {
  return withDrawnProduct(async (address) => {
    const perLanguage: number[] = []
    for (const language of LANGUAGES) {
      const visits: number[] = []
      for (let run = 0; run < RUNS[size]; run += 1) visits.push(await largestPaint(address, language, line))
      perLanguage.push(median(visits))
    }
    return Math.max(...perLanguage)
  })
}

export const benches: readonly Bench[] = [
  {
    name: 'web.lcp-home',
    unit: 'ms',
    bar: { of: 'value', atMost: 2500 },
    measure: async (size) => ({ value: await worstPaint(GOOD, size) }),
  },
  {
    name: 'web.lcp-home-slow',
    unit: 'ms',
    bar: { of: 'value', atMost: 5000 },
    measure: async (size) => ({ value: await worstPaint(BAD, size) }),
  },
]
