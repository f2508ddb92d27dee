import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { LANGUAGES, type Lang } from '#contracts/language.ts'
import { contactSheet, type Grid, type Shot } from './gallery/contact-sheet.ts'
import { galleryPage, type Sheet } from './gallery/gallery-page.ts'
import { galleryRoutes, type GalleryRoute } from './gallery/gallery-routes.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { addressOf, webPort } from './run/product.ts'

type Form = { readonly name: string; readonly view: { width: number; height: number }; readonly grid: Grid }

/** Width by width; a sheet shows what a visitor sees before scrolling. */
const FORMS: readonly Form[] = [
  { name: '360', view: { width: 360, height: 800 }, grid: { columns: 8, width: 180, height: 400 } },
  { name: '768', view: { width: 768, height: 1024 }, grid: { columns: 6, width: 240, height: 320 } },
  { name: '1440', view: { width: 1440, height: 900 }, grid: { columns: 4, width: 384, height: 240 } },
]
const PER_SHEET = 32
const SHEET_BYTES = 450_000
const ALL_BYTES = 6_000_000
const SETTLE_MS = 600
const OPEN_WITHIN_MS = 30_000
const REST_WITHIN_MS = 5_000

async function openContext(browser: Browser, { view }: Form, lang: Lang): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: view,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((language) => localStorage.setItem('__LANG__', language), lang)
  return context
}

async function take(
  context: BrowserContext,
  address: string,
  { path, signedIn }: GalleryRoute,
): Promise<Shot> {
  const page = await context.newPage()
  try {
    if (signedIn) {
      await page.addInitScript(() => {
        localStorage.setItem('user', '09691234567')
        localStorage.setItem('__TOKEN__', 'gallery')
      })
    }
    await page.goto(`${address}/#/${path}`, { timeout: OPEN_WITHIN_MS })
    await page.locator('main h1').first().waitFor({ timeout: OPEN_WITHIN_MS })
    // A picture below the screen that is never fetched keeps some pages from ever resting.
    await page.waitForLoadState('networkidle', { timeout: REST_WITHIN_MS }).catch(() => undefined)
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    await page.waitForTimeout(SETTLE_MS)
    return { caption: `#/${path}`, picture: await page.screenshot() }
  } finally {
    if (signedIn)
      await page.evaluate(() => ['user', '__TOKEN__'].forEach((key) => localStorage.removeItem(key)))
    await page.close()
  }
}

async function takeForm(
  browser: Browser,
  form: Form,
  lang: Lang,
  { address, folder, routes }: { address: string; folder: string; routes: readonly GalleryRoute[] },
): Promise<Sheet[]> {
  const context = await openContext(browser, form, lang)
  // All sheets together have a limit too; each gets its share, so that the limit cannot be missed at the end.
  const share = Math.floor(
    ALL_BYTES / (FORMS.length * LANGUAGES.length * Math.ceil(routes.length / PER_SHEET)),
  )
  const sheets: Sheet[] = []
  for (let from = 0; from < routes.length; from += PER_SHEET) {
    const shown = routes.slice(from, from + PER_SHEET)
    const shots: Shot[] = []
    for (const route of shown) shots.push(await take(context, address, route))
    const file = `gallery-${form.name}-${lang}-${sheets.length + 1}.webp`
    const bytes = await contactSheet(shots, form.grid, Math.min(SHEET_BYTES, share))
    writeFileSync(join(folder, file), bytes)
    sheets.push({ file, form: form.name, lang, bytes: bytes.length, routes: shown })
    console.log(`${file}: ${shown.length} pages, ${Math.round(bytes.length / 1000)} KB`)
  }
  await context.close()
  return sheets
}

/** Pictures of every page while the product runs. With route ids as arguments only those, and the committed sheets stay. */
async function main(wanted: readonly string[]): Promise<void> {
  loadEnv()
  const address = addressOf(webPort())
  const { routes: all, left } = await galleryRoutes(address)
  const routes = wanted.length === 0 ? all : all.filter(({ id }) => wanted.includes(id))
  if (routes.length < Math.max(1, wanted.length))
    throw new Error(`known routes: ${all.map(({ id }) => id).join(' ')}`)
  const folder = wanted.length === 0 ? join(root, 'docs', 'pictures') : join(root, '.run', 'gallery')
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder).filter((name) => name.startsWith('gallery-')))
    rmSync(join(folder, old))

  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] })
  const sheets: Sheet[] = []
  for (const form of FORMS) {
    for (const lang of LANGUAGES)
      sheets.push(...(await takeForm(browser, form, lang, { address, folder, routes })))
  }
  await browser.close()

  const bytes = sheets.reduce((sum, sheet) => sum + sheet.bytes, 0)
  if (wanted.length === 0) writeFileSync(join(root, 'docs', 'gallery.md'), galleryPage(sheets, left))
  console.log(`${routes.length} pages, ${sheets.length} sheets, ${Math.round(bytes / 1000)} KB`)
}

await main(process.argv.slice(2))
