import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import type { Lang } from '#contracts/language.ts'
import { portOf } from '#platform/config/ports.ts'
import {
  askForCode,
  openCms,
  openHome,
  openOwnHome,
  openPurchase,
  signIn,
  type Places,
  type Step,
} from './pictures/steps.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { addressOf, webPort } from './run/product.ts'

const FOLDER = join(root, 'docs', 'pictures')
const SETTLE_MS = 1500
/** A picture of the README is seen on a phone too. */
const MOST_BYTES = 80_000

type Picture = {
  readonly name: string
  readonly lang: Lang
  readonly view: { readonly width: number; readonly height: number }
  readonly density: number
  /** Taken as a signed-in customer. */
  readonly own?: true
  readonly step: Step
}

const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1440, height: 900 }

/** Pictures of the README, taken from the product while `npm start` runs. */
const PICTURES: readonly Picture[] = [
  { name: 'home-my-phone', lang: 'my', view: PHONE, density: 2, step: openHome },
  { name: 'home-en-phone', lang: 'en', view: PHONE, density: 2, step: openHome },
  { name: 'home-my-desktop', lang: 'my', view: DESKTOP, density: 1, step: openHome },
  { name: 'sign-in-en-phone', lang: 'en', view: PHONE, density: 2, step: askForCode },
  { name: 'own-home-my-phone', lang: 'my', view: PHONE, density: 2, own: true, step: openOwnHome },
  { name: 'own-home-en-phone', lang: 'en', view: PHONE, density: 2, own: true, step: openOwnHome },
  { name: 'purchase-my-phone', lang: 'my', view: PHONE, density: 2, own: true, step: openPurchase },
  { name: 'cms-desktop', lang: 'en', view: DESKTOP, density: 1, step: openCms },
]

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>
type Form = Pick<Picture, 'lang' | 'view' | 'density'>

async function open(browser: Browser, { lang, view, density }: Form, storageState?: Kept) {
  const context = await browser.newContext({
    viewport: view,
    deviceScaleFactor: density,
    ...(storageState && { storageState }),
  })
  await context.addInitScript((language) => localStorage.setItem('__LANG__', language), lang)
  return { context, page: await context.newPage() }
}

/** The browser storage of a signed-in customer. */
async function signedIn(browser: Browser, places: Places): Promise<Kept> {
  const { context, page } = await open(browser, { lang: 'my', view: PHONE, density: 1 })
  await signIn(page, places, 'my')
  const kept = await context.storageState()
  await context.close()
  return kept
}

async function take(browser: Browser, picture: Picture, places: Places, kept?: Kept): Promise<void> {
  const { name, lang, step } = picture
  const { context, page } = await open(browser, picture, kept)
  await step(page, places, lang)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`))
  process.stdout.write(`${name}.webp  ${size} bytes\n`)
  if (size > MOST_BYTES) throw new Error(`${name}.webp is larger than ${MOST_BYTES} bytes`)
  await context.close()
}

/** Those that are named, or all. */
async function main(wanted: readonly string[]): Promise<void> {
  loadEnv()
  mkdirSync(FOLDER, { recursive: true })
  const places = {
    web: addressOf(webPort()),
    simulator: addressOf(portOf(process.env, 'SIMULATOR_PORT')),
    cms: addressOf(portOf(process.env, 'CMS_PORT')),
  }
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
  const chosen = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const own = chosen.some((picture) => picture.own) ? await signedIn(browser, places) : undefined
  for (const picture of chosen) await take(browser, picture, places, picture.own && own)
  await browser.close()
}

await main(process.argv.slice(2))
