import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'

/** A Monday at noon in Yangon: most shops are open. */
export const MONDAY_NOON = '2026-11-16T12:00:00+06:30'

export const FIND_OUR_SHOP = 'about-us/find-our-shop'

export function shopsOf(page: Page, site: Site) {
  const main = page.locator('main')
  const words = (key: string, slots?: Record<string, string>) => site.words(`shops.${key}`, slots)
  return {
    main,
    words,
    field: main.getByLabel(words('searchLabel'), { exact: true }),
    list: main.getByRole('list', { name: words('list'), exact: true }),
    rows: main.getByRole('list', { name: words('list'), exact: true }).getByRole('listitem'),
    names: main.getByRole('list', { name: words('list'), exact: true }).getByRole('heading'),
    chip: (key: string) =>
      main
        .getByRole('group', { name: words('quick') })
        .getByRole('button', { name: words(key), exact: true }),
    township: page.getByLabel(words('townshipLabel'), { exact: true }),
    sheet: page.getByRole('dialog'),
    region: (id: string) => main.locator(`[data-region="${id}"]`),
    showStreets: main.getByRole('button', { name: words('showStreets'), exact: true }),
    map: page.locator('#shops-map'),
  }
}

/** Signed in, at a time at which one knows who is open. */
export async function openShops(
  page: Page,
  site: Site,
  { at = MONDAY_NOON, search = '' } = {},
): Promise<void> {
  await page.clock.setFixedTime(new Date(at))
  await site.signIn()
  await site.open(`${FIND_OUR_SHOP}${search}`)
  await expect(shopsOf(page, site).rows.first()).toBeVisible()
}

/** In software, on a machine with other work, the first picture of the map takes its time. */
export const MAP_MS = 60_000

/** By itself on a wide screen, by a tap on a phone. */
export async function openStreets(page: Page, site: Site): Promise<void> {
  const { showStreets, map } = shopsOf(page, site)
  const wide = (page.viewportSize()?.width ?? 0) >= 1280
  if (!wide) await showStreets.click()
  await expect(map).toHaveAttribute('data-drawn', 'yes', { timeout: MAP_MS })
}
