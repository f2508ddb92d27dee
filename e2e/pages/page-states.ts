import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { expect, type Site } from '../fixtures.ts'
import { fail, postsOf } from './posts.ts'
import { answerWith } from './hold.ts'
import { setTextSize } from './text-size.ts'

export async function noSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'sideways scroll').toBe(0)
}

/** 320 px wide, then text of twice the size on a phone. */
export async function fitsSmallAndLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 })
  await noSidewaysScroll(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await setTextSize(page, 200)
  await noSidewaysScroll(page)
  await setTextSize(page, 100)
}

/** Reference, another try, the hotline and the code; then the page comes after all. */
export async function saysWhatWentWrong(
  page: Page,
  site: Site,
  path: string,
  address: string,
): Promise<void> {
  await fail(page, address)
  await page.goto(`/#/${path}`)
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('ref-12345', { timeout: 20_000 })
  await expect(alert.getByRole('link', { name: brand.hotline, exact: true })).toBeVisible()
  await expect(alert.getByRole('link', { name: brand.ussd.menu })).toBeVisible()
  await site.axe()
  await page.unroute(address)
  await postsOf(page, site.lang).retry.click()
  await expect(alert).toHaveCount(0)
}

/** Seen once with a network, then without: the copy is there, and says from when it is. */
export async function keepsACopy(
  page: Page,
  site: Site,
  path: string,
  anchor: () => Promise<void>,
): Promise<void> {
  await site.open(path)
  await anchor()
  await answerWith(page, '**/api/v1/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await anchor()
  const [before = ''] = site.words('offline.keptCopy').split('{{time}}')
  await expect(page.locator('main').getByRole('status').filter({ hasText: before.trim() })).toBeVisible()
}
