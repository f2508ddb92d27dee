import { expect, test } from '../fixtures.ts'

const PLACES = [
  ['frame.home', '', /#\/$/],
  ['frame.packages', 'mobile-services', /#\/mobile-services$/],
  ['frame.topUp', 'top-up', /#\/top-up$/],
  ['session.myAccount', 'myid', /#\/myid$/],
] as const

test('S-110 a phone has four places under the thumb, and the one it is at is marked', async ({
  page,
  site,
}) => {
  await site.open('terms')
  const bar = page.getByRole('navigation', { name: site.words('frame.mainPlaces') })
  await expect(bar.getByRole('link')).toHaveCount(PLACES.length)
  await expect(bar.locator('[aria-current]')).toHaveCount(0)
  for (const [name, , address] of PLACES) {
    const link = bar.getByRole('link', { name: site.words(name), exact: true })
    await expect(link).toBeInViewport()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  await page.setViewportSize({ width: 960, height: 800 })
  await expect(bar).toBeHidden()
})

test('S-110 nothing stands in the way of signing in: no bar there', async ({ page, site }) => {
  await site.open('log-in')
  await expect(page.getByRole('navigation', { name: site.words('frame.mainPlaces') })).toHaveCount(0)
})

test('S-110 the account icon leads in, and signed in to the own place', async ({ page, site }) => {
  await site.open('ussd')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: site.words('session.logIn'), exact: true }).click()
  await expect(page).toHaveURL(/#\/log-in$/)
  await site.signIn()
  await page.goto('/#/ussd')
  await page.reload()
  await expect(
    header.getByRole('link', { name: site.words('session.myAccount'), exact: true }),
  ).toHaveAttribute('href', /myid$/)
  await site.axe()
})
