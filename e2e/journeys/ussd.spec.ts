import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const row = (page: Page, code: string) =>
  page.locator('main li').filter({ has: page.getByText(code, { exact: true }) })

test('every code stands in its group with price, copy and a dialler that keeps its #', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.open('ussd')
  await expect(
    page.getByRole('heading', { level: 2, name: site.words('ussd.group.BALANCE'), exact: true }),
  ).toBeVisible()
  const balance = row(page, '*124#')
  await expect(balance.getByText(site.words('ussd.free'))).toBeVisible()
  await expect(balance.getByRole('link')).toHaveAttribute('href', 'tel:*124%23')
  await balance.getByRole('button', { name: site.words('service.copy') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('*124#')
  await expect(row(page, '*123*PIN#').getByRole('link'), 'a pattern cannot be dialled').toHaveCount(0)
  await site.axe()
})

for (const [name, typed, code] of [
  ['a word', 'roaming', '*979*4#'],
  ['Burmese', 'လက်ကျန်ငွေ', '*124#'],
  ['Zawgyi', 'လက္က်န္ေငြ', '*124#'],
  ['the signs of the code', '*979*7', '*979*7*1#'],
] as const) {
  test(`${name} finds a code`, async ({ page, site }) => {
    await site.open('ussd')
    await expect(row(page, '*#06#')).toBeVisible()
    await page.getByRole('textbox', { name: site.words('ussd.searchLabel') }).fill(typed)
    await expect(row(page, '*#06#')).toHaveCount(0)
    await expect(row(page, code)).toBeVisible()
  })
}

test('a group shows itself alone; nothing found leads back', async ({ page, site }) => {
  await site.open('ussd')
  await page.getByRole('button', { name: site.words('ussd.group.FTTH'), exact: true }).click()
  await expect(page.locator('main h2')).toHaveText([site.words('ussd.group.FTTH')])
  await page.getByRole('textbox', { name: site.words('ussd.searchLabel') }).fill('xyzzy')
  await expect(page.getByText(site.words('ussd.noneTitle'))).toBeVisible()
  await page.getByRole('button', { name: site.words('ussd.showAll') }).click()
  await expect(row(page, '*#06#')).toBeVisible()
})

test('printed, it is the list alone', async ({ page, site }) => {
  await site.open('ussd')
  await expect(row(page, '*124#')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(row(page, '*124#')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: site.words('ussd.print') })).toBeHidden()
  await expect(row(page, '*124#').getByRole('button')).toBeHidden()
})

test('without a network the copy is shown, and says from when it is', async ({ page, site, context }) => {
  await site.open('ussd')
  await expect(row(page, '*124#')).toBeVisible()
  await site.open('terms')
  await context.setOffline(true)
  await page.evaluate(() => {
    window.location.hash = '#/ussd'
  })
  await expect(row(page, '*124#')).toBeVisible()
  await expect(page.locator('main [role="status"]').filter({ hasText: /\d{1,2}:\d{2}/ })).toBeVisible()
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15' })

  test('codes are copied, because the phone refuses to dial them', async ({ page, site }) => {
    await site.open('ussd')
    await expect(page.getByText(site.words('ussd.copyOnly'))).toBeVisible()
    await expect(row(page, '*124#').getByRole('link')).toHaveCount(0)
    await expect(row(page, '*124#').getByRole('button', { name: site.words('service.copy') })).toBeVisible()
  })
})
