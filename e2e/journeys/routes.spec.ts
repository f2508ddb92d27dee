import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'
import { LINKS, TABLE, type SeedRoute } from '../seed-routes.ts'

/** What the checklist calls OPENS: by direct address and after a reload, with its frame, and nothing broken. */
async function opens(route: SeedRoute, { page, site }: { page: Page; site: Site }) {
  if (route.signedIn) await site.signIn()
  await site.open(route.path)
  const heading = page.locator('main h1').first()
  const own = heading.textContent()
  if (route.title) expect((await own)?.replaceAll(/[\u200B\u2060]/g, '')).toBe(site.words(`routes.${route.title}`))
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(frameOf(page, site.lang).marquee).toBeVisible()
  await site.axe()

  await page.reload()
  await expect(heading).toBeVisible()
  expect(await heading.textContent()).toBe(await own)
  expect(site.problems).toEqual([])
  expect(site.foreign).toEqual([])

  await page.setViewportSize({ width: 320, height: 720 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'sideways scroll at 320 px').toBe(0)
}

for (const route of TABLE) {
  test(`${route.row} S-023 S-024 S-025 S-029 #/${route.path} opens with its own heading and frame`, ({ page, site }) =>
    opens(route, { page, site }))
}

for (const route of LINKS) {
  test(`${route.row} #/${route.path} opens with its own heading and frame`, ({ page, site }) => opens(route, { page, site }))
}
