import { brand } from '#brand'
import { expect, test } from '../fixtures.ts'
import { answerWith } from '../pages/hold.ts'
import { setTextSize } from '../pages/text-size.ts'

type Block = {
  type: string
  title: string
  titleMm: string
  text?: string
  textMm?: string
  android?: string | null
}
type Document = { result: { title: string; titleMm: string; description: string; blocks: Block[] } }

const { slug } = brand

/** Every address whose page is its document, with the seed row that names it; the legal pages are our own. */
const PAGES = [
  ['S-042', 'myid-app'],
  ['S-043', `${slug}-elearning`],
  ['S-044', `${slug}-family`],
  ['S-045', `${slug}-mbccs`],
  ['S-046', `${slug}-pay`],
  ['S-047', 'mytelpay-agent'],
  ['S-048', 'mytelpay-cse'],
  ['S-049', 'mytelpay-machant'],
  ['S-050', 'mytelpay-mBCCS'],
  ['S-053', 'top-up'],
  ['S-057', 'order-sim'],
  ['S-061', `${slug}-loyalty`],
  ['legal', 'terms'],
  ['legal', 'privacy-policy'],
  ['legal', 'cookie'],
  ['legal', 'privacy/delete-account'],
  ['legal', 'privacy/export'],
] as const

for (const [row, path] of PAGES) {
  test(`${row} #/${path} shows every block of its document`, async ({ page, site, request }) => {
    const answer = await request.get(`/api/v1/get-page/${path.replaceAll('/', '__')}`)
    const { result } = (await answer.json()) as Document
    await site.open(path)
    const main = page.locator('main')
    const shown = (en: string, my: string) => (site.lang === 'my' && my ? my : en)
    await expect(main.locator('h1')).toHaveText(shown(result.title, result.titleMm))
    const others = result.blocks.filter(({ type }) => type !== 'hero')
    await expect(main.locator('[data-block]')).toHaveCount(others.length)
    for (const block of others) {
      if (block.title) await expect(main).toContainText(shown(block.title, block.titleMm))
    }
    await site.axe()
    expect(site.problems).toEqual([])
    expect(site.foreign).toEqual([])
  })
}

test('S-042 the app page leads to the stores, and no request leaves for the code to scan', async ({
  page,
  site,
  request,
}) => {
  const { result } = (await (await request.get('/api/v1/get-page/myid-app')).json()) as Document
  const store = result.blocks.find(({ type }) => type === 'storeLinks')
  await site.open('myid-app')
  const link = page.getByRole('link', { name: site.words('pages.android') })
  await expect(link).toHaveAttribute('href', store?.android ?? '')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('link', { name: site.words('pages.deleteAccount') })).toHaveAttribute(
    'href',
    '#/privacy/delete-account',
  )
  const code = page.getByRole('img', { name: site.words('pages.qrLabel', { address: store?.android ?? '' }) })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(code).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(code).toHaveCount(0)
  expect(site.foreign).toEqual([])
})

test('S-044 S-045 pages of staff and partner tools say so before anything else', async ({ page, site }) => {
  await site.open(`${slug}-family`)
  await expect(
    page.locator('main').getByText(site.words('pages.forStaff'), { exact: true }).first(),
  ).toBeVisible()
  await site.open(`${slug}-mbccs`)
  await expect(
    page.locator('main').getByText(site.words('pages.forPartners'), { exact: true }).first(),
  ).toBeVisible()
})

test('a page whose document was taken down says so, and a business page still takes a lead', async ({
  page,
  site,
}) => {
  await answerWith(page, '**/get-page/*', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'NOT_FOUND', message: '-', messageMm: '-', result: null, requestId: 'r-1' },
    }),
  )
  await site.open('myid-app')
  await expect(page.locator('main h1')).toHaveText(site.words('routes.myidApp.title'))
  await expect(page.getByText(site.words('pages.missingTitle'), { exact: true })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: site.words('routes.qna.title') })).toBeVisible()
  await site.axe()
  await site.open('business/dia')
  await expect(page.getByRole('form', { name: site.words('leads.title') })).toBeVisible()
})

test('a failed page names its reference, the free number, and opens on another try', async ({
  page,
  site,
}) => {
  await answerWith(page, '**/get-page/terms*', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'INTERNAL', message: 'Broken', messageMm: 'Broken', result: null, requestId: 'r-77' },
    }),
  )
  await page.goto('/#/terms')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('r-77', { timeout: 20_000 })
  await expect(alert.getByRole('link', { name: brand.hotline, exact: true })).toHaveAttribute(
    'href',
    `tel:${brand.hotline}`,
  )
  await site.axe()
  await page.unroute('**/get-page/terms*')
  await alert.getByRole('button', { name: site.words('state.retry') }).click()
  await expect(page.locator('main [data-block]').first()).toBeVisible()
})

test('the parts of the terms are one click away, and the address stays', async ({ page, site }) => {
  await site.open('terms')
  const list = page.getByRole('navigation', { name: site.words('pages.onThisPage') })
  const before = page.url()
  await list.getByRole('link').last().click()
  await expect(page.locator('main [data-block]').last()).toBeInViewport()
  expect(page.url()).toBe(before)
})

for (const path of [
  'myid-app',
  `${slug}-pay`,
  'terms',
  'business/dia',
  'about-us/our-story',
  'about-us/career',
  'about-us/awards',
]) {
  test(`#/${path} fits 320 px, and text of twice the size`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await site.open(path)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await sideways(), '320 px').toBe(0)
    await page.setViewportSize({ width: 640, height: 900 })
    await setTextSize(page, 200)
    expect(await sideways(), '200 %').toBe(0)
  })
}
