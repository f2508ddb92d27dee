import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'

export type Fetched = {
  readonly url: string
  readonly kind: 'script' | 'font' | 'other'
  readonly body: Buffer
}

const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/google-chrome']
export const PHONE_WIDTH = { width: 360, height: 800 }
const WIDTHS = [PHONE_WIDTH, { width: 1440, height: 900 }]
const LANGUAGES = ['en', 'my'] as const
/** The page itself, not its placeholder: a page that never loaded would look fast. */
const SHOWN = 'main h1, h1'
const SHOWN_WITHIN_MS = 30_000
/** Late shifts count too: by then fonts, pictures and answers have arrived. */
const SETTLE_MS = 2500

const executablePath = EXECUTABLES.find((path) => existsSync(path))

export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions)
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

const speak = (context: BrowserContext, language: string) =>
  context.addInitScript((lang) => localStorage.setItem('__LANG__', lang), language)

const kindOf = (type: string): Fetched['kind'] => (type === 'script' || type === 'font' ? type : 'other')

/** Everything a first visit fetches, with decoded bodies. Without the service worker, which comes after the first load. */
export const coldHome = (address: string, language: string): Promise<Fetched[]> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: PHONE_WIDTH, serviceWorkers: 'block' })
    await speak(context, language)
    const page = await context.newPage()
    const waiting: Array<Promise<Fetched | null>> = []
    page.on('response', (response) => {
      const kind = kindOf(response.request().resourceType())
      const whole = response.body().then(
        (body) => ({ url: response.url(), kind, body }),
        () => null,
      )
      waiting.push(whole)
    })
    await openWhole(page, address)
    const fetched = (await Promise.all(waiting)).filter((file) => file !== null)
    // A preload and the import that follows it are two responses but one download.
    return [...new Map(fetched.map((file) => [file.url, file])).values()]
  })

/** The worst of both languages at both widths. */
export const layoutShift = (address: string): Promise<number> =>
  withBrowser(async (browser) => {
    let worst = 0
    for (const viewport of WIDTHS) {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({ viewport })
        await speak(context, language)
        worst = Math.max(worst, await shiftOf(context, address))
        await context.close()
      }
    }
    return worst
  })

/** One visit at the first width, used by the test of this measurement. */
export const oneVisitShift = (address: string): Promise<number> =>
  withBrowser(async (browser) => shiftOf(await browser.newContext({ viewport: PHONE_WIDTH }), address))

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`)
  await page.locator(SHOWN).first().waitFor({ state: 'attached', timeout: SHOWN_WITHIN_MS })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
}

async function shiftOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seenShift: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Array<{ value: number; hadRecentInput: boolean }>) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openWhole(page, address)
  return page.evaluate(() => (globalThis as unknown as { seenShift: { shift: number } }).seenShift.shift)
}
