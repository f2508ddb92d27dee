import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { addressOf, webPort } from './run/product.ts'

const FOLDER = join(root, 'docs', 'pictures')
const SETTLE_MS = 1500

/** Pictures of the README, taken from the product while `npm start` runs. */
const PICTURES = [
  { name: 'home-my-phone', lang: 'my', width: 360, height: 800, density: 2 },
  { name: 'home-en-phone', lang: 'en', width: 360, height: 800, density: 2 },
  { name: 'home-my-desktop', lang: 'my', width: 1440, height: 900, density: 1 },
] as const

async function main(): Promise<void> {
  loadEnv()
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
  for (const { name, lang, width, height, density } of PICTURES) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density })
    await context.addInitScript((language) => localStorage.setItem('__LANG__', language), lang)
    const page = await context.newPage()
    await page.goto(`${addressOf(webPort())}/`)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLE_MS)
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(join(FOLDER, `${name}.webp`))
    await context.close()
  }
  await browser.close()
}

await main()
