import type { Page } from '@playwright/test'
import type { Site } from '../fixtures.ts'
import { expect, test } from '../fixtures.ts'
import { answerWith, withoutDrawing } from '../pages/hold.ts'
import { setTextSize } from '../pages/text-size.ts'

type Plan = { id: string; name: string; quotes: { months: number; total: number; perMonth: number }[] }

const thousands = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')
const pick = (page: Page, site: Site, field: string, value: string) =>
  page.getByLabel(site.words(`fibre.${field}`)).selectOption(value)

test('S-037 S-276 home internet shows every plan of the answer', async ({ page, site }) => {
  await withoutDrawing(page)
  const answer = page.waitForResponse('**/gw/ftth/package/all*')
  await site.open('home-internet')
  const plans = ((await (await answer).json()) as { result: Plan[] }).result
  await expect(page.locator('main article h3')).toHaveText(plans.map(({ name }) => name))
  await expect(page.locator('main h1')).toHaveText(site.words('routes.homeInternet.title'))
  await expect(page.locator('main ol > li h3')).toHaveCount(4)
  await expect(page.getByRole('main').getByRole('link', { name: site.words('fibre.pay') })).toHaveAttribute(
    'href',
    '#/home-internet/payment',
  )
  await expect(page.getByRole('main').getByRole('link', { name: site.words('fibre.track') })).toHaveAttribute(
    'href',
    '#/home-internet/track',
  )
  await site.axe()
})

test('S-079 all fibre plans are linked from home internet and stand side by side in a table', async ({
  page,
  site,
}) => {
  await site.open('home-internet')
  await page
    .getByRole('main')
    .getByRole('link', { name: site.words('fibre.all') })
    .click()
  await expect(page).toHaveURL(/#\/home-internet\/all$/)
  await expect(page.locator('main h1')).toHaveText(site.words('routes.homeInternetAll.title'))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
  await site.axe()
})

for (const [coverage, region, township, ward] of [
  ['FULL', 'region-yangon', 'tsp-hlaing', 'ward-hlaing-ward-1'],
  ['PARTIAL', 'region-yangon', 'tsp-hlaing', 'ward-hlaing-ward-16'],
  ['PLANNED', 'region-yangon', 'tsp-insein', 'ward-insein-phawkan'],
] as const) {
  test(`S-278 an address with coverage ${coverage} gets its answer, its next step, and is remembered`, async ({
    page,
    site,
  }) => {
    await site.open('home-internet/all')
    await pick(page, site, 'region', region)
    await pick(page, site, 'township', township)
    await pick(page, site, 'ward', ward)
    await expect(page.getByText(site.words(`fibre.answer.${coverage}`))).toBeVisible()
    await expect(page.locator('main article').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(site.words(`fibre.answer.${coverage}`))).toBeVisible()
    await page
      .getByRole('button', { name: site.words('fibre.forget') })
      .first()
      .click()
    await expect(page.getByText(site.words(`fibre.answer.${coverage}`))).toHaveCount(0)
  })
}

test('S-278 a place without fibre leads to a shop and to mobile data', async ({ page, site, request }) => {
  const all = (
    (await (await request.get('/gw/ftth/place/all')).json()) as {
      result: { placeId: string; parentId: string; level: string; coverage: string }[]
    }
  ).result
  const without = all.find(
    (place) =>
      place.level === 'TOWNSHIP' &&
      place.coverage === 'NONE' &&
      !all.some(({ parentId }) => parentId === place.placeId),
  )
  expect(without).toBeDefined()
  await site.open('home-internet')
  await pick(page, site, 'region', without?.parentId ?? '')
  await pick(page, site, 'township', without?.placeId ?? '')
  await expect(page.getByText(site.words('fibre.answer.NONE'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: site.words('fibre.do.shop') })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: site.words('fibre.do.mobile') }),
  ).toHaveAttribute('href', '#/mobile-services/data')
})

test('S-277 a plan shows what 1, 3, 6 and 12 months cost, as the server says', async ({ page, site }) => {
  await withoutDrawing(page)
  const answer = page.waitForResponse('**/gw/ftth/package/detail/F40')
  await site.open('home-internet/package/F40')
  const plan = ((await (await answer).json()) as { result: Plan }).result
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(5)
  for (const [index, quote] of plan.quotes.entries()) {
    await expect(rows.nth(index + 1)).toContainText(thousands(quote.total))
    await expect(rows.nth(index + 1)).toContainText(thousands(quote.perMonth))
  }
  await expect(rows.nth(4)).toContainText('492,660')
  await expect(
    page.getByRole('main').getByRole('link', { name: site.words('fibre.do.call') }),
  ).toHaveAttribute('href', 'tel:979')
  await expect(
    page.getByRole('region', { name: site.words('fibre.relatedTitle') }).getByRole('article'),
  ).toHaveCount(4)
  await site.axe()
})

test('S-277 an unknown plan says so and leads to the others', async ({ page, site }) => {
  await site.open('home-internet/package/F1')
  await expect(page.locator('main h1')).toHaveText(site.words('fibre.goneTitle'))
  await page
    .getByRole('main')
    .getByRole('link', { name: site.words('fibre.all') })
    .click()
  await expect(page).toHaveURL(/#\/home-internet\/all$/)
})

test('plans that do not come offer another try; the rest of the page stays', async ({ page, site }) => {
  await answerWith(page, '**/gw/ftth/package/all*', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'NOT_FOUND', message: 'x', messageMm: 'x', result: null, requestId: 'r-1' },
    }),
  )
  await site.open('home-internet')
  await expect(page.getByRole('button', { name: site.words('state.retry') })).toBeVisible()
  await expect(page.getByText(site.words('fibre.howTitle'))).toBeVisible()
})

for (const path of ['home-internet', 'home-internet/all', 'home-internet/package/F40']) {
  test(`#/${path} at 320 px and with text twice as large scrolls only down`, async ({ page, site }) => {
    await site.open(path)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width: 320, height: 720 })
    await expect.poll(sideways, { message: '320 px' }).toBe(0)
    await page.setViewportSize({ width: 640, height: 900 })
    await setTextSize(page, 200)
    await expect.poll(sideways, { message: '200 %' }).toBe(0)
  })
}
