import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { LANGUAGES, type Lang } from '#contracts/language.ts'
import { contactSheet, type Grid, type Shot } from '../../scripts/gallery/contact-sheet.ts'
import { galleryPage, type Sheet, type StateSheet } from '../../scripts/gallery/gallery-page.ts'
import { galleryRoutes, type GalleryRoute } from '../../scripts/gallery/gallery-routes.ts'
import { root } from '../../scripts/root.ts'
import { loadEnv } from '../../scripts/run/load-env.ts'
import { addressOf, webPort } from '../../scripts/run/product.ts'
import { siteOn } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { boughtAWeek } from '../pages/value.ts'
import { STATE_SHEET_BYTES, STATE_SHEETS_PER_LANG, takeStates } from './take-states.ts'

type Form = { readonly name: string; readonly view: { width: number; height: number }; readonly grid: Grid }

/** Width by width; a sheet shows what a visitor sees before scrolling. */
const NARROWEST: Form = {
  name: '360',
  view: { width: 360, height: 800 },
  grid: { columns: 8, width: 180, height: 400 },
}
const FORMS: readonly Form[] = [
  NARROWEST,
  { name: '768', view: { width: 768, height: 1024 }, grid: { columns: 6, width: 240, height: 320 } },
  { name: '1440', view: { width: 1440, height: 900 }, grid: { columns: 4, width: 384, height: 240 } },
]
const PER_SHEET = 32
const AT_ONCE = 4
const SHEET_BYTES = 450_000
const ALL_BYTES = 6_000_000
const STATES_BYTES = LANGUAGES.length * STATE_SHEETS_PER_LANG * STATE_SHEET_BYTES
const KYAT = 20_000
const SETTLE_MS = 600
const OPEN_WITHIN_MS = 30_000
const REST_WITHIN_MS = 4_000

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

async function openContext(browser: Browser, lang: Lang, storageState?: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: NARROWEST.view,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  await context.addInitScript((language) => localStorage.setItem('__LANG__', language), lang)
  return context
}

/** The browser storage of a customer with a package, who may see pages behind the sign-in. */
async function signedIn(browser: Browser, lang: Lang, address: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
  await context.addInitScript((language) => localStorage.setItem('__LANG__', language), lang)
  const page = await context.newPage()
  await comeFromElsewhere(page)
  await boughtAWeek(page, siteOn(page, lang, address), KYAT)
  const kept = await context.storageState()
  await context.close()
  return kept
}

type Taken = ReadonlyMap<Form, Shot>

/** Opened once: a page obeys its width whenever that changes. */
async function take(context: BrowserContext, address: string, { path }: GalleryRoute): Promise<Taken> {
  const page = await context.newPage()
  const taken = new Map<Form, Shot>()
  try {
    await page.goto(`${address}/#/${path}`, { timeout: OPEN_WITHIN_MS })
    await page.locator('main h1').first().waitFor({ timeout: OPEN_WITHIN_MS })
    // A picture below the screen that is never fetched keeps some pages from ever resting.
    await page.waitForLoadState('networkidle', { timeout: REST_WITHIN_MS }).catch(() => undefined)
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    for (const form of FORMS) {
      await page.setViewportSize(form.view)
      await page.waitForTimeout(SETTLE_MS)
      taken.set(form, { caption: `#/${path}`, picture: await page.screenshot() })
    }
    return taken
  } finally {
    await page.close()
  }
}

type Walk = {
  readonly address: string
  readonly folder: string
  readonly routes: readonly GalleryRoute[]
  readonly kept: Kept
}

async function takeLang(
  browser: Browser,
  lang: Lang,
  { address, folder, routes, kept }: Walk,
): Promise<Sheet[]> {
  const strangers = await openContext(browser, lang)
  const own = await openContext(browser, lang, kept)
  // All sheets together have a limit too; each gets its share, so that the limit cannot be missed at the end.
  const share = Math.floor(
    (ALL_BYTES - STATES_BYTES) / (FORMS.length * LANGUAGES.length * Math.ceil(routes.length / PER_SHEET)),
  )
  const sheets: Sheet[] = []
  for (let from = 0; from < routes.length; from += PER_SHEET) {
    const shown = routes.slice(from, from + PER_SHEET)
    const pages: Taken[] = []
    // Most of the time a page is waited for, so some are opened beside one another.
    for (let at = 0; at < shown.length; at += AT_ONCE)
      pages.push(
        ...(await Promise.all(
          shown
            .slice(at, at + AT_ONCE)
            .map((route) => take(route.signedIn ? own : strangers, address, route)),
        )),
      )
    for (const form of FORMS) {
      const file = `gallery-${form.name}-${lang}-${from / PER_SHEET + 1}.webp`
      const shots = pages.flatMap((taken) => taken.get(form) ?? [])
      const bytes = await contactSheet(shots, form.grid, Math.min(SHEET_BYTES, share))
      writeFileSync(join(folder, file), bytes)
      sheets.push({ file, form: form.name, lang, bytes: bytes.length, routes: shown })
      console.log(`${file}: ${shown.length} pages, ${Math.round(bytes.length / 1000)} KB`)
    }
  }
  await strangers.close()
  await own.close()
  return sheets.toSorted((a, b) => Number(a.form) - Number(b.form))
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
  const states: StateSheet[] = []
  for (const lang of LANGUAGES) {
    const kept = await signedIn(browser, lang, address)
    sheets.push(...(await takeLang(browser, lang, { address, folder, routes, kept })))
    if (wanted.length === 0) states.push(...(await takeStates(browser, lang, { address, folder })))
  }
  await browser.close()

  const bytes = [...sheets, ...states].reduce((sum, sheet) => sum + sheet.bytes, 0)
  if (wanted.length === 0) writeFileSync(join(root, 'docs', 'gallery.md'), galleryPage(sheets, states, left))
  console.log(
    `${routes.length} pages, ${sheets.length + states.length} sheets, ${Math.round(bytes / 1000)} KB`,
  )
}

await main(process.argv.slice(2))
