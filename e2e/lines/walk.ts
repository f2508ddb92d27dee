import { chromium, type Browser, type Page } from '@playwright/test'
import { galleryRoutes, type GalleryRoute } from '../../scripts/gallery/gallery-routes.ts'
import { FORMS, type LineForm } from './forms.ts'
import { judgePage, type Find } from './judge-lines.ts'
import { shownIn, type ShownPage } from './read-lines.ts'
import { OLD_STYLE } from './old-style.ts'
import { loadEnv } from '../../scripts/run/load-env.ts'
import { addressOf, webPort } from '../../scripts/run/product.ts'
import { endSuite } from '../../scripts/suite/suite-result.ts'
import { setTextSize, USUAL_PX } from '../pages/text-size.ts'

const OPEN_WITHIN_MS = 30_000
const REST_WITHIN_MS = 4_000
/** Between two looks; the page rests when both see the same. */
const LOOK_AGAIN_MS = 250
const MOST_LOOKS = 20

async function openPage(browser: Browser, address: string, { path, signedIn }: GalleryRoute): Promise<Page> {
  // Our policy allows no style from elsewhere; the control brings one.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await context.addInitScript((isSignedIn) => {
    localStorage.setItem('__LANG__', 'my')
    if (!isSignedIn) return
    localStorage.setItem('user', '09691234567')
    localStorage.setItem('__TOKEN__', 'lines')
  }, signedIn)
  const page = await context.newPage()
  await page.goto(`${address}/#/${path}`, { timeout: OPEN_WITHIN_MS })
  await page.locator('main h1').first().waitFor({ timeout: OPEN_WITHIN_MS })
  await page.waitForLoadState('networkidle', { timeout: REST_WITHIN_MS }).catch(() => undefined)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  return page
}

async function findsIn(page: Page, { view, text }: LineForm): Promise<Find[]> {
  await page.setViewportSize(view)
  await setTextSize(page, text)
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${(USUAL_PX * text) / 100}px`,
  )
  return judgePage(await atRest(page))
}

/** On a busy machine a page is laid out late: it is judged once two looks see the same. */
async function atRest(page: Page): Promise<ShownPage> {
  let seen = await shownIn(page)
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await page.waitForTimeout(LOOK_AGAIN_MS)
    const again = await shownIn(page)
    if (JSON.stringify(again) === JSON.stringify(seen)) return again
    seen = again
  }
  throw new Error(`${page.url()} does not come to rest`)
}

/**
 * Walks every page in Burmese, at every width, while the product runs. With `--control` in the style of before, which must
 * be found wanting; with route ids as arguments only those.
 */
async function main(given: readonly string[]): Promise<void> {
  loadEnv()
  const isControl = given.includes('--control')
  const wanted = given.filter((word) => !word.startsWith('--'))
  const address = addressOf(webPort())
  const { routes } = await galleryRoutes(address)
  const walked = wanted.length === 0 ? routes : routes.filter(({ id }) => wanted.includes(id))
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] })
  let bad = 0
  let looks = 0
  const kinds = new Map<string, number>()
  for (const route of walked) {
    const page = await openPage(browser, address, route)
    if (isControl) await page.addStyleTag({ content: OLD_STYLE })
    for (const form of FORMS) {
      const finds = await findsIn(page, form)
      looks += 1
      bad += finds.length > 0 ? 1 : 0
      for (const { kind, shown } of finds) {
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        if (!isControl) console.log(`#/${route.path} at ${form.name}: ${kind}: ${shown}`)
      }
    }
    await page.context().close()
  }
  await browser.close()
  const told = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'nothing'
  console.log(`${walked.length} pages at ${FORMS.length} sizes: ${told}`)
  if (isControl) endSuite('lines-control', bad > 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  else endSuite('lines', { passed: looks - bad, failed: bad })
}

await main(process.argv.slice(2))
