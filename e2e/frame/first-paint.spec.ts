import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const SCRIPTS = /\/assets\/[^/]+\.js$/

/** The app never arrives: what is seen then is the work of index.html alone. */
const withoutApp = (page: Page) => page.route(SCRIPTS, (route) => route.abort())

const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) total += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 500)
      }),
  )

/** A moment after the product has started. */
test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await request.get('/')).text()).toContain('<template data-lang')
})

test('S-028 the homepage stands before the app script arrives, in the chosen language', async ({
  page,
  site,
}) => {
  await withoutApp(page)
  await page.goto('/')
  const first = page.locator('#first')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(site.words('home.heading'))
  await expect(first.getByRole('banner')).toBeVisible()
  await expect(first.getByRole('contentinfo')).toBeAttached()
  await expect(first.locator('main img').first()).toHaveJSProperty('complete', true)
  await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('S-028 at another address the homepage is never shown', async ({ page }) => {
  await withoutApp(page)
  await page.goto('/#/qna')
  await page.waitForLoadState('load')
  await expect(page.locator('#first')).toBeEmpty()
  await expect(page.locator('body')).not.toContainText(/\S/)
})

test('S-028 the app takes its place without moving anything', async ({ page, site }) => {
  await site.open('')
  await expect(page.locator('main')).toHaveCount(1)
  expect(await shift(page)).toBeLessThanOrEqual(0.02)
  expect(site.problems).toEqual([])
})

test('S-028 whoever presses a button too early is heard when the app is there', async ({ page, site }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .locator('#first')
    .getByRole('button', { name: site.words('search.open') })
    .click()
  release()
  await expect(page.getByRole('combobox')).toBeVisible()
  await expect(page.locator('#first')).toHaveCount(0)
})
