import { withBrowser } from './home-page.ts'

export type Line = {
  readonly kilobitsPerSecond: number
  readonly latencyMs: number
  /** How many times slower the phone's CPU is than this machine's. */
  readonly slowerCpu: number
}

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Until nothing changes after the first paint: a later, larger paint counts too. */
const SETTLE_MS = 1500

/** Milliseconds until the largest thing of a cold visit to the home page was painted. */
export const largestPaint = (address: string, language: string, line: Line): Promise<number> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.addInitScript((lang) => {
      localStorage.setItem('__LANG__', lang)
      const seen = { paint: 0 }
      Object.assign(globalThis, { seenPaint: seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.paint = Math.max(seen.paint, entry.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    }, language)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: line.slowerCpu })
    await page.goto(`${address}/`, { timeout: 90_000 })
    await page.locator('#first').waitFor({ state: 'detached', timeout: 60_000 })
    await page.waitForLoadState('networkidle', { timeout: 90_000 })
    await page.waitForTimeout(SETTLE_MS)
    return page.evaluate(() => (globalThis as unknown as { seenPaint: { paint: number } }).seenPaint.paint)
  })
