import { expect, test } from '../fixtures.ts'

test('S-295 S-019 the breakpoint name changes at 600, 960, 1280 and 1920, and moving about changes only the hash', async ({
  page,
  site,
  baseURL,
}) => {
  await site.open('qna')
  for (const [below, name, next] of [
    [599, 'xs', 'sm'],
    [959, 'sm', 'md'],
    [1279, 'md', 'lg'],
    [1919, 'lg', 'xl'],
  ] as const) {
    await page.setViewportSize({ width: below, height: 800 })
    await expect(page.locator('html')).toHaveAttribute('data-breakpoint', name)
    await page.setViewportSize({ width: below + 1, height: 800 })
    await expect(page.locator('html')).toHaveAttribute('data-breakpoint', next)
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.words('routes.terms.title') })
    .click()
  expect(page.url()).toBe(`${baseURL}/#/terms`)
})

test('S-035 D7 an address without the slash after # opens the same page', async ({ page, site }) => {
  await page.goto('/#qna')
  await expect(page.locator('main h1').first()).toHaveText(site.words('routes.qna.title'))
})

test('S-228 every public route stays open to an anonymous visitor', async ({ page, site }) => {
  for (const path of ['myid', 'home-internet/payment', 'order-sim', 'top-up', 'digital-service/utilities']) {
    await site.open(path)
    expect(new URL(page.url()).hash).toBe(`#/${path}`)
  }
})
