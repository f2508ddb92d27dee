import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Lang } from '#contracts/language.ts'
import { contactSheet, type Shot } from '../../scripts/gallery/contact-sheet.ts'
import type { StateSheet } from '../../scripts/gallery/gallery-page.ts'
import { siteOn } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { STATES } from './states.ts'

const VIEWS = [
  {
    name: '360',
    view: { width: 360, height: 800 },
    grid: { columns: 8, width: 180, height: 400 },
  },
  {
    name: '1440',
    view: { width: 1440, height: 900 },
    grid: { columns: 4, width: 384, height: 240 },
  },
] as const
const SCHEMES = ['light', 'dark'] as const
const SETTLE_MS = 1_500
export const STATE_SHEET_BYTES = 200_000
export const STATE_SHEETS_PER_LANG = VIEWS.length * SCHEMES.length

/** One state in every size and theme. */
async function takeMoment(page: Page, caption: string, shots: Map<string, Shot[]>): Promise<void> {
  for (const { name, view } of VIEWS) {
    await page.setViewportSize(view)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(SETTLE_MS)
      const key = `${name}-${colorScheme}`
      shots.set(key, [...(shots.get(key) ?? []), { caption, picture: await page.screenshot() }])
    }
  }
  await page.setViewportSize(VIEWS[0].view)
}

/** Signed in for real, on the running product with its simulated operator. */
export async function takeStates(
  browser: Browser,
  lang: Lang,
  { address, folder }: { address: string; folder: string },
): Promise<StateSheet[]> {
  const shots = new Map<string, Shot[]>()
  for (const state of STATES) {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.setViewportSize(VIEWS[0].view)
    await page.addInitScript((value) => localStorage.setItem('__LANG__', value), lang)
    await comeFromElsewhere(page)
    for await (const caption of state(page, siteOn(page, lang, address)))
      await takeMoment(page, caption, shots)
    await context.close()
  }
  const sheets: StateSheet[] = []
  for (const { name, grid } of VIEWS) {
    for (const scheme of SCHEMES) {
      const taken = shots.get(`${name}-${scheme}`) ?? []
      const file = `gallery-states-${name}-${lang}-${scheme}.webp`
      const bytes = await contactSheet(taken, grid, STATE_SHEET_BYTES)
      writeFileSync(join(folder, file), bytes)
      sheets.push({ file, form: name, lang, scheme, bytes: bytes.length, count: taken.length })
      console.log(`${file}: ${taken.length} states, ${Math.round(bytes.length / 1000)} KB`)
    }
  }
  return sheets
}
