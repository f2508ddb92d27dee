import { expect, test } from '../fixtures.ts'
import { hold } from '../pages/hold.ts'
import { tabTo } from '../pages/tab-to.ts'

test('home: the keyboard alone skips the navigation, turns the slides and opens what one came for', async ({
  page,
  site,
}) => {
  await site.open('')
  const skip = page.getByRole('button', { name: site.words('frame.skipToContent') })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const slides = page.getByRole('region', { name: site.words('home.heroLabel') })
  const second = slides.getByRole('button', {
    name: site.words('home.heroSlide', { number: '2', count: '4' }),
  })
  await tabTo(page, second)
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-current', 'true')

  const packages = page
    .getByRole('navigation', { name: site.words('home.actions') })
    .getByRole('link', { name: site.words('home.actionPackages') })
  await tabTo(page, packages)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/mobile-services$/)
  await expect(page.locator('main h1')).toBeFocused()
})

test('S-179 home: the placeholder home_loading_banner stands where the slides will, until they have come', async ({
  page,
  site,
}) => {
  const { release } = await hold(page, '**/get-banner*')
  // From another page, because at its own address the homepage is there before its answers.
  await site.open('terms')
  await page.evaluate(() => (location.hash = '#/'))
  const placeholder = page.locator('main [data-skeleton=home_loading_banner]')
  await expect(page.locator('main h1')).toHaveText(site.words('home.heading'))
  await expect(placeholder).toBeVisible()
  const held = await placeholder.boundingBox()
  release()
  const slides = page.getByRole('region', { name: site.words('home.heroLabel') })
  await expect(slides).toBeVisible()
  await expect(placeholder).toHaveCount(0)
  expect((await slides.boundingBox())?.y).toBe(held?.y)
})
