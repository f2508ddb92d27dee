import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'

const lowData = (page: Page, site: Site) =>
  page.getByRole('contentinfo').getByRole('switch', { name: site.words('low-data.switch') })

function countPictures(page: Page): { fetched: string[] } {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) fetched.push(request.url())
  })
  return { fetched }
}

test('the switch leaves pictures out, says what the page used, and is remembered', async ({ page, site }) => {
  await site.open('promotions')
  await expect(page.locator('main img').first()).toBeAttached()
  await lowData(page, site).check()
  await expect(page.locator('main img')).toHaveCount(0)
  const { fetched } = countPictures(page)
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(lowData(page, site)).toBeChecked()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const [before = '', after = ''] = site.words('low-data.used', { kilobytes: '|' }).split('|')
  const used = page
    .getByRole('contentinfo')
    .locator('p')
    .filter({ hasText: before.trim() || after.trim() })
  await expect(used).toContainText(/[1-9][0-9]*\s?KB/)
  expect(fetched, 'pictures fetched in low-data mode').toEqual([])
  await site.axe()
  await lowData(page, site).uncheck()
  await expect(page.locator('main img').first()).toBeAttached()
})

test('a phone that saves data has it on from the start, and the switch may say no', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const { fetched } = countPictures(page)
  await site.open('')
  await expect(lowData(page, site)).toBeChecked()
  expect(fetched).toEqual([])
  const carousel = page.getByRole('region', { name: site.words('home.heroLabel') })
  await expect(carousel.getByRole('button', { name: site.words('home.heroNext') })).toBeVisible()
  const pause = carousel.getByRole('button', { name: site.words('home.heroPause') })
  await expect(pause, 'nothing moves by itself, so there is nothing to pause').toHaveCount(0)
  await lowData(page, site).uncheck()
  await expect(pause).toBeVisible()
  await expect(page.locator('main img').first()).toBeAttached()
  await page.reload()
  await expect(lowData(page, site)).not.toBeChecked()
})

test('the control: without it the same page does fetch pictures', async ({ page, site }) => {
  const { fetched } = countPictures(page)
  await site.open('')
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await expect(lowData(page, site)).not.toBeChecked()
})

/** Boxes of some size with nothing in them: where a picture would have been. */
const emptyBoxes = (page: Page) =>
  page.locator('main').evaluate(
    (main) =>
      Array.from(main.querySelectorAll('div, span, picture'))
        .filter((box) => box.childElementCount === 0 && box.textContent === '')
        .map((box) => box.getBoundingClientRect())
        .filter(({ width, height }) => width >= 100 && height >= 60).length,
  )

const HEROES = ['', 'home-internet', 'about-us', 'business', 'International', 'top-up', 'detail-promotions']

test('heads of pages are small without their pictures, and leave no empty box', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('lowData', 'on'))
  for (const path of HEROES) {
    await site.open(path)
    await page.waitForLoadState('networkidle')
    await expect(lowData(page, site)).toBeChecked()
    await expect.poll(() => emptyBoxes(page), `#/${path}`).toBe(0)
  }
})

test('the control: an empty box of that size is counted', async ({ page, site }) => {
  await site.open('terms')
  await page.locator('main').evaluate((main) => {
    const box = main.appendChild(document.createElement('div'))
    Object.assign(box.style, { width: '200px', height: '120px' })
  })
  expect(await emptyBoxes(page)).toBeGreaterThan(0)
})
