import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type BrowserServer, type Page } from '@playwright/test'
import type { Published } from './publish.ts'
import { watchRuns, type Runs } from './watch.ts'

export type Guards = {
  /** The page's security policy. */
  readonly policy: boolean
  /** The cleaner in the browser. */
  readonly cleaner: boolean
}

export type Outcome = {
  readonly tried: number
  readonly executed: ReadonlySet<string>
  readonly scriptLinks: ReadonlySet<string>
}

declare const showPayloads: (batch: readonly Published[], guarded: boolean) => Promise<number>
declare const scriptLinks: () => string[]

const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const BATCH = 240
/** Pictures fail, frames load and animations begin in this time. */
const SETTLE_MS = 250
const STUCK_MS = 45_000
/** An attack can keep a tab from closing for ever; then the browser is ended and another one goes on. */
const CLOSE_MS = 10_000

/** Shows all payloads on the site in Chromium, many at a time, and says which of them ran. */
export async function showInChromium(
  origin: string,
  published: readonly Published[],
  guards: Guards,
): Promise<Outcome> {
  const screen = await openScreen(origin, guards)
  try {
    return await showAll(screen, published, guards)
  } finally {
    await screen.close()
  }
}

type Running = { readonly server: BrowserServer; readonly browser: Browser }

async function launch(): Promise<Running> {
  const executablePath = EXECUTABLES.find((path) => existsSync(path))
  const server = await chromium.launchServer({ ...(executablePath && { executablePath }), args: ARGS })
  return { server, browser: await chromium.connect(server.wsEndpoint()) }
}

type Screen = { tab(): Tab; renew(): Promise<void>; close(): Promise<void> }

/** One tab after another, in one browser as long as it lets itself be used. */
async function openScreen(origin: string, guards: Guards): Promise<Screen> {
  let running = await launch()
  let tab = await openTab(running.browser, origin, guards)
  return {
    tab: () => tab,
    renew: async () => {
      const closed = within(CLOSE_MS, () => tab.context.close()).then(
        () => true,
        () => false,
      )
      if (!(await closed)) {
        await running.server.kill()
        running = await launch()
      }
      tab = await openTab(running.browser, origin, guards)
    },
    close: () => running.server.kill(),
  }
}

async function showAll(screen: Screen, published: readonly Published[], guards: Guards): Promise<Outcome> {
  const executed = new Set<string>()
  const links = new Set<string>()
  const renewTab = async () => {
    for (const id of screen.tab().runs.ids) executed.add(id)
    await screen.renew()
  }

  /** Something ran that nobody owns, or broke the page: halves of the batch are asked again, down to the one that did it. */
  async function show(batch: readonly Published[]): Promise<void> {
    const left = await showBatch(screen.tab(), batch, guards)
    for (const id of left?.scriptLinks ?? []) links.add(id)
    const { nameless } = screen.tab().runs
    if (left && nameless === 0) return
    await renewTab()
    if (batch.length === 1) {
      if (nameless > 0) executed.add(batch[0]?.id ?? '')
      return
    }
    // Without guards this happens all the time, and one attack that runs is enough to know.
    if (!guards.policy && left) return
    const half = Math.ceil(batch.length / 2)
    await show(batch.slice(0, half))
    await show(batch.slice(half))
  }

  for (let at = 0; at < published.length; at += BATCH) await show(published.slice(at, at + BATCH))
  await screen.tab().page.waitForTimeout(4 * SETTLE_MS)
  await renewTab()
  return { tried: published.length, executed, scriptLinks: links }
}

type Tab = { readonly context: BrowserContext; readonly page: Page; readonly runs: Runs }

async function openTab(browser: Browser, origin: string, guards: Guards): Promise<Tab> {
  const context = await browser.newContext({
    bypassCSP: !guards.policy,
    serviceWorkers: 'block',
    // Every answer is read once, so packing it would be most of the work.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
  })
  const runs = await watchRuns(context)
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    runs.nameless += 1
    void dialog.dismiss()
  })
  const answer = await page.goto(origin)
  if (!answer?.headers()['content-security-policy']?.includes('require-trusted-types-for'))
    throw new Error('the page came without its security policy')
  await page.waitForFunction('window.showPayloads')
  await keepInPlace(context, origin)
  return { context, page, runs }
}

/** Nothing leaves this machine, and no attack may lead the tab elsewhere: an answer of 204 keeps a browser where it is. */
async function keepInPlace(context: BrowserContext, origin: string): Promise<void> {
  const isOurs = (url: URL) => url.origin === origin && /^\/(?:api|assets)\//.test(url.pathname)
  await context.route(
    (url) => !isOurs(url),
    (route) => {
      const request = route.request()
      if (request.isNavigationRequest() && request.frame().parentFrame() === null)
        return route.fulfill({ status: 204 })
      return new URL(request.url()).origin === origin ? route.continue() : route.abort()
    },
  )
}

/** What is left on the page, or null when the page did not survive. */
async function showBatch(
  tab: Tab,
  batch: readonly Published[],
  guards: Guards,
): Promise<{ scriptLinks: string[] } | null> {
  try {
    return await within(STUCK_MS, async () => {
      const shown = await tab.page.evaluate(([shown, cleaner]) => showPayloads(shown, cleaner), [
        batch,
        guards.cleaner,
      ] as const)
      if (shown !== batch.length) return null
      await tab.page.waitForTimeout(SETTLE_MS)
      return { scriptLinks: await tab.page.evaluate(() => scriptLinks()) }
    })
  } catch {
    return null
  }
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('stuck')), ms)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
