import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { galleryRoutes, type GalleryRoute } from '../../scripts/gallery/gallery-routes.ts'
import { loadEnv } from '../../scripts/run/load-env.ts'
import { addressOf, webPort } from '../../scripts/run/product.ts'
import { endSuite } from '../../scripts/suite/suite-result.ts'
import { siteOn, type Site } from '../fixtures.ts'
import { STATES } from '../gallery/states.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { boughtAWeek } from '../pages/value.ts'
import { FORMS } from './forms.ts'
import { keepResult } from './keep-result.ts'
import { lookAt, USUAL } from './look.ts'
import { makeTally, type Tally } from './tally.ts'

const OPEN_WITHIN_MS = 30_000
const REST_WITHIN_MS = 4_000
const KYAT = 20_000
/** Named beside route ids, it walks what people see who live with the product a little. */
const STATES_TOO = 'states'

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

async function openContext(browser: Browser, address: string, storageState?: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: USUAL.view,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    // Our policy allows no style from elsewhere; the control brings one.
    bypassCSP: true,
    ...(storageState && { storageState }),
  })
  await context.addInitScript(() => localStorage.setItem('__LANG__', 'my'))
  return context
}

type Somebody = { readonly page: Page; readonly site: Site }

async function somebodyNew(browser: Browser, address: string): Promise<Somebody> {
  const page = await (await openContext(browser, address)).newPage()
  await comeFromElsewhere(page)
  return { page, site: siteOn(page, 'my', address) }
}

/** Signed in for real: to a token that it does not know the server shows the way in, and nothing of what is own. */
async function signedIn(browser: Browser, address: string): Promise<BrowserContext> {
  const { page, site } = await somebodyNew(browser, address)
  await boughtAWeek(page, site, KYAT)
  const kept = await page.context().storageState()
  await page.context().close()
  return openContext(browser, address, kept)
}

async function openPage(context: BrowserContext, { path, signedIn: isOwn }: GalleryRoute): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/#/${path}`, { timeout: OPEN_WITHIN_MS })
  await page.locator('main h1').first().waitFor({ timeout: OPEN_WITHIN_MS })
  await page.waitForLoadState('networkidle', { timeout: REST_WITHIN_MS }).catch(() => undefined)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  if (isOwn && page.url().includes('#/log-in'))
    throw new Error(`#/${path} is behind the sign-in, and whoever walks is not signed in`)
  return page
}

async function walkStates(browser: Browser, address: string, tally: Tally): Promise<number> {
  let moments = 0
  for (const state of STATES) {
    const { page, site } = await somebodyNew(browser, address)
    await tally.look(`the state ${state.name}`, async () => {
      for await (const moment of state(page, site)) {
        await lookAt(page, moment, tally)
        moments += 1
      }
    })
    await page.context().close()
  }
  return moments
}

/**
 * Walks every page in Burmese, at every width, while the product runs, and then the own pages, sheets and results of people in
 * every state. With `--control` in the style of before, which must be found wanting; with route ids as arguments only those.
 */
async function main(given: readonly string[]): Promise<void> {
  loadEnv()
  const wanted = given.filter((word) => !word.startsWith('--'))
  const isWhole = wanted.length === 0
  const address = addressOf(webPort())
  const { routes } = await galleryRoutes(address)
  const walked = isWhole ? routes : routes.filter(({ id }) => wanted.includes(id))
  const tally = makeTally(given.includes('--control'))
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] })
  const strangers = await openContext(browser, address)
  const own = walked.some((route) => route.signedIn) ? await signedIn(browser, address) : strangers
  for (const route of walked)
    await tally.look(`#/${route.path}`, async () => {
      const page = await openPage(route.signedIn ? own : strangers, route)
      await lookAt(page, `#/${route.path}`, tally)
      await page.close()
    })
  const moments = isWhole || wanted.includes(STATES_TOO) ? await walkStates(browser, address, tally) : 0
  await browser.close()

  const { looks, bad, finds, missed } = tally
  const told = Object.entries(finds).map(([kind, count]) => `${count} ${kind}`)
  console.log(
    `${walked.length} pages and ${moments} moments at ${FORMS.length} sizes: ${told.join(', ') || 'nothing'}`,
  )
  const name = tally.isControl ? 'lines-control' : 'lines'
  if (isWhole && missed.length === 0)
    keepResult(name, { at: new Date().toISOString(), pages: walked.length, moments, looks, finds })
  const names = tally.isControl ? missed : [...bad, ...missed]
  for (const one of names) console.log(one)
  const passed = tally.isControl ? Math.min(bad.length, 1) : looks - bad.length
  const failed = tally.isControl ? missed.length + 1 - passed : names.length
  endSuite(name, { passed, failed, names })
}

await main(process.argv.slice(2))
