import { expect, test } from '../fixtures.ts'
import { FIND_OUR_SHOP, shopsOf } from '../pages/shops.ts'

test.use({ serviceWorkers: 'allow' })

test('S-309 without a network the shops are there and can be searched', async ({ page, site, context }) => {
  test.setTimeout(90_000)
  const { rows, field, region } = shopsOf(page, site)
  await site.signIn()
  // Not home, which would ask for the balance of a line that nobody knows.
  await page.goto('/#/ussd')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 })
  await site.open(FIND_OUR_SHOP)
  await expect(rows.first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/find-shop/list')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(rows.first()).toBeVisible({ timeout: 20_000 })
  await expect(region('region-yangon')).toBeAttached()
  await field.fill('Mandalay, 78')
  await expect(rows).toHaveCount(1)
})
