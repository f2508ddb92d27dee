import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'

/** `ours` leaves the policy unchanged; `none` forbids creating one; `open` allows everything. */
export type DefaultPolicy = 'ours' | 'none' | 'open'

export type Opened = {
  /** The map was painted. */
  readonly started: boolean
  /** What the browser reported against the page's policy until then. */
  readonly reports: readonly string[]
  /** Other scripts that could be started as a worker from plain text. */
  readonly foreign: readonly string[]
}

const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const STARTED_WITHIN_MS = 90_000
/** Without its worker the map reports failure long before. */
const NOT_STARTED_AFTER_MS = 25_000

type Watched = { reports: string[] }

// Of the page, in which these functions run; the rest of this folder runs in Node.
declare const document: {
  addEventListener(
    type: 'securitypolicyviolation',
    listener: (event: { violatedDirective: string; blockedURI: string }) => void,
  ): void
  querySelector(selector: string): { href: string } | null
}
declare const location: { origin: string }
declare const Worker: new (address: string) => { terminate(): void }

/** The guard is in the page's policy and in one line of the map's file; the browser's own part cannot be replaced. */
async function takeOut(page: Page, policy: DefaultPolicy): Promise<void> {
  if (policy === 'none')
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch()
        const header = response.headers()['content-security-policy'] ?? ''
        const headers = { ...response.headers(), 'content-security-policy': header.replace(' default ', ' ') }
        await route.fulfill({ response, headers })
      },
    )
  if (policy === 'open')
    await page.route('**/street-map-*.js', async (route) => {
      const response = await route.fetch()
      const code = await response.text()
      const open = code.replace(/throw Error\(.only our own worker may be started.\)/, '0')
      if (open === code) throw new Error('the guard was not found in the file of the map')
      await route.fulfill({ response, body: open })
    })
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as Watched
    scope.reports = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      scope.reports.push(`${violatedDirective} ${blockedURI}`),
    )
  })
}

/** Tries to start each address as a worker, like an injected script would, and returns those the browser accepted. */
const startForeign = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const script = document.querySelector('link[data-start]')?.href ?? `${location.origin}/assets/x.js`
    const addresses = [
      script,
      `${location.origin}/sw.js`,
      `${location.origin}/assets/other.js`,
      `${location.origin}/api/v1/get-footer`,
      'data:text/javascript,postMessage(1)',
      URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })),
    ]
    return addresses.filter((address) => {
      try {
        new Worker(address).terminate()
        return true
      } catch {
        return false
      }
    })
  })

export const FOREIGN = 6

export async function openMap(origin: string, policy: DefaultPolicy): Promise<Opened> {
  const executablePath = EXECUTABLES.find((path) => existsSync(path))
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await watch(page)
    await takeOut(page, policy)
    await page.goto(`${origin}/#/about-us/find-our-shop`)
    const started = await page
      .locator('#shops-map[data-drawn]')
      .waitFor({ timeout: policy === 'none' ? NOT_STARTED_AFTER_MS : STARTED_WITHIN_MS })
      .then(
        () => true,
        () => false,
      )
    const reports = await page.evaluate(() => (globalThis as unknown as Watched).reports)
    return { started, reports, foreign: await startForeign(page) }
  } finally {
    await browser.close()
  }
}
