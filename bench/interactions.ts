import type { Browser, Page } from '@playwright/test'
import type { Bench, Parts, Size } from './figure.ts'
import { withBrowser } from './home-page.ts'
import { GUEST_STEPS, looksSignedIn, OWNER_STEPS, type Step } from './interaction-steps.ts'
import { median } from './load.ts'
import { withDrawnProduct } from './running-product.ts'

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOWER_CPU = 4
const RUNS: Readonly<Record<Size, number>> = { ci: 1, full: 5 }
/** Event timing reports after the next paint, and later on a slow page. */
const TOLD_MS = 1500

type Seen = { readonly answered: number; readonly shown: number }

type Watched = { longest: number; from: number; shown: number }

/** From now on: the longest delay of any touch or key press until the next paint, and when the wanted element appeared. */
const watch = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const watched: Watched = { longest: 0, from: 0, shown: 0 }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    const begin = ({ timeStamp }: Event) => {
      watched.from = timeStamp
    }
    addEventListener('pointerdown', begin, { capture: true, once: true })
    addEventListener('keydown', begin, { capture: true, once: true })
    const look = () => {
      if (watched.from > 0 && document.querySelector(wanted)) watched.shown = performance.now() - watched.from
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)

async function measureStep(browser: Browser, address: string, step: Step, owner: boolean): Promise<Seen> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  if (owner) await looksSignedIn(context)
  const page = await context.newPage()
  await step.open(page, address)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  await watch(page, step.shows)
  await step.act(page)
  await page.locator(step.shows).first().waitFor()
  await page.waitForTimeout(TOLD_MS)
  const { longest, shown } = await page.evaluate(
    () => (globalThis as unknown as { watched: Watched }).watched,
  )
  await context.close()
  return { answered: longest, shown }
}

async function measureAll(size: Size): Promise<{ worst: number; parts: Parts }> {
  return withDrawnProduct((address) =>
    withBrowser(async (browser) => {
      const parts: Record<string, number> = {}
      let worst = 0
      const steps = [
        ...GUEST_STEPS.map((step) => ({ step, owner: false })),
        ...OWNER_STEPS.map((step) => ({ step, owner: true })),
      ]
      for (const { step, owner } of steps) {
        const runs: Seen[] = []
        for (let run = 0; run < RUNS[size]; run += 1)
          runs.push(await measureStep(browser, address, step, owner))
        parts[step.name] = median(runs.map(({ answered }) => answered))
        parts[`${step.name}, there`] = median(runs.map(({ shown }) => shown))
        worst = Math.max(worst, parts[step.name] ?? Number.NaN)
      }
      return { worst, parts }
    }),
  )
}

/** The delay from a touch or key press to the next paint on a phone four times slower than this machine; the worst of each. */
export const benches: readonly Bench[] = [
  {
    name: 'web.interactions',
    unit: 'ms to the next paint, the worst of menu, package, search, typing and buy sheet',
    bar: { of: 'value', atMost: 200 },
    measure: async (size) => {
      const { worst, parts } = await measureAll(size)
      return { value: worst, parts }
    },
  },
]
