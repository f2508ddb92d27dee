import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** The first visit, until the worker has put away what it keeps. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('main h1').first()).toBeAttached()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 })
  const kept = (url: string) =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, url)
  for (const url of [
    '/api/v1/get-ussd',
    '/find-shop/list',
    '/assets/i18n/en.json',
    '/assets/i18n/my.json',
    '/assets/i18n/en/news-page.json',
    '/assets/i18n/my/ussd-page.json',
    '/api/v1/get-post?page=0&size=20',
    '/api/v1/intl/idd',
  ]) {
    await expect.poll(() => kept(url), { message: url, timeout: 20_000 }).toBe(true)
  }
}

test('the second visit without a network shows the shell, the last news and the codes', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(90_000)
  await visitOnce(page)
  await context.setOffline(true)
  await page.goto('/#/whatIsNew')
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main h1')).toHaveText(site.words('news.title'))
  await expect(page.locator('main article').first()).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = '#/ussd'
  })
  await expect(page.getByText('*124#', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = '#/offline'
  })
  await expect(page.locator('main h1')).toHaveText(site.words('routes.offline.title'))
})

test('the words of the other language are kept too', async ({ page, site, context }) => {
  test.setTimeout(90_000)
  await visitOnce(page)
  await context.setOffline(true)
  const other = site.lang === 'my' ? 'en' : 'my'
  await page.evaluate((lang) => localStorage.setItem('__LANG__', lang), other)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('it can be installed: name, icons and start address', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(new URL(address ?? '', page.url()).href)).json()
  expect(manifest).toMatchObject({ short_name: brand.name.en, display: 'standalone', start_url: './' })
  expect(manifest.name).toContain(brand.name.my)
  for (const icon of manifest.icons as { src: string; type: string }[]) {
    const answer = await request.get(new URL(icon.src, page.url()).href)
    expect([icon.src, answer.status(), answer.headers()['content-type']]).toEqual([icon.src, 200, icon.type])
  }
})

test('nothing of a signed-in line is ever kept', async ({ page }) => {
  test.setTimeout(90_000)
  await visitOnce(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => /^\/(gw|fbb|loyalty|ticket)/.test(path))).toEqual([])
})
