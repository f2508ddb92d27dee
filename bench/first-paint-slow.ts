import { setTimeout } from 'node:timers/promises'
import type { Bench, Parts, Size } from './figure.ts'
import { withBrowser } from './home-page.ts'
import { median } from './load.ts'
import { withDrawnProduct } from './running-product.ts'
import { slowDown } from './slow-line.ts'

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A cheap phone with a weak signal. */
const LINE = { kilobitsPerSecond: 400, latencyMs: 400, slowerCpu: 4 }
const RUNS: Readonly<Record<Size, number>> = { ci: 1, full: 5 }
const DRAWN_SECONDS = 120

/** Home is inside index.html; the others are prerendered after it, before the first request. */
const PAGES = { home: '', 'log-in': 'log-in' } as const

async function waitUntilDrawn(address: string, path: string): Promise<void> {
  if (path === '') return
  for (let second = 0; second < DRAWN_SECONDS; second += 1) {
    const { status } = await fetch(`${address}/first-paint?path=${path}&lang=my&wide=false`)
    if (status === 200) return
    await setTimeout(1000)
  }
  throw new Error(`${path} was not drawn ahead`)
}

/** Milliseconds until anything of a cold visit was painted, in Burmese. */
const firstPaint = (address: string, path: string): Promise<number> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await slowDown(devtools, LINE)
    await page.goto(`${address}/#/${path}`, { timeout: 90_000, waitUntil: 'commit' })
    await page.locator('main h1').first().waitFor({ state: 'attached', timeout: 60_000 })
    await page.waitForTimeout(2000)
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    await context.close()
    return painted
  })

export const benches: readonly Bench[] = [
  {
    name: 'web.first-paint-slow',
    unit: 'ms at 400 kbit/s and a fourth of this processor, the later of home and log-in',
    bar: { of: 'value', atMost: 3000 },
    measure: async (size) =>
      withDrawnProduct(async (address) => {
        const parts: Record<string, number> = {}
        for (const [name, path] of Object.entries(PAGES)) {
          await waitUntilDrawn(address, path)
          const visits: number[] = []
          for (let run = 0; run < RUNS[size]; run += 1) visits.push(await firstPaint(address, path))
          parts[name] = median(visits)
        }
        const all: Parts = parts
        return { value: Math.max(...Object.values(parts)), parts: all }
      }),
  },
]
