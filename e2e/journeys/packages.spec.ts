import type { Page, Route } from '@playwright/test'
import { brand } from '#brand'
import { expect, test, type Site } from '../fixtures.ts'
import { answerWith, hold, withoutDrawing } from '../pages/hold.ts'
import { tabTo } from '../pages/tab-to.ts'
import { setTextSize } from '../pages/text-size.ts'

type Named = { id: string; vasGroupName: string; vasGroupNameMm: string }

const calls = (name: string) => `**/api/v1/${name}*`
const cards = (page: Page) => page.locator('section[aria-label] article')

test('S-177 mobile services shows MobileService while its groups are on the way, then the page', async ({
  page,
  site,
}) => {
  const { release } = await hold(page, calls('get-vas-group'))
  await page.goto('/#/mobile-services')
  await expect(page.locator('[data-skeleton=MobileService]')).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(0)
  release()
  await expect(page.locator('main h1')).toHaveText(site.words('routes.mobileServices.title'))
  await expect(page.locator('[data-skeleton=MobileService]')).toHaveCount(0)
})

test('S-036 S-193 S-253 the groups are those of the answer, by language, and each opens its own list', async ({
  page,
  site,
}) => {
  await withoutDrawing(page)
  const answer = page.waitForResponse(calls('get-vas-group'))
  await site.open('mobile-services')
  const groups = ((await (await answer).json()) as { result: Named[] }).result
  const names = groups.map((group) => (site.lang === 'my' ? group.vasGroupNameMm : group.vasGroupName))
  const chips = page.getByRole('group', { name: site.words('packages.groups') }).getByRole('link')
  await expect(chips).toHaveText([site.words('packages.allGroups'), ...names])
  await chips.nth(1).click()
  await expect(page).toHaveURL(new RegExp(`#/mobile-services/${groups[0]?.id}$`))
  await expect(page.locator('main h1')).toHaveText(names[0] ?? '')
  await expect(cards(page).first()).toBeVisible()
  await site.axe()
})

test('the popular row holds at most eight packages, and none of them is in the list again', async ({
  page,
  site,
}) => {
  await site.open('mobile-services')
  const row = page.getByRole('group', { name: site.words('home.popularTitle') }).getByRole('article')
  await expect(row.first()).toBeVisible()
  expect(await row.count()).toBeLessThanOrEqual(8)
  const more = page.getByRole('button', { name: site.words('packages.more') })
  await more.click()
  await expect(more).toHaveCount(0)
  const names = await page.locator('main article h3').allTextContents()
  expect(names).toHaveLength(38)
  expect(new Set(names).size).toBe(38)
})

const filters = (page: Page, site: Site) =>
  page.getByRole('button', { name: site.words('packages.filters'), exact: true })

test('S-247 filters narrow the list, stand in the address, and are there again after going back', async ({
  page,
  site,
}) => {
  await site.open('mobile-services')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: site.words('packages.validity.month'), exact: true }).click()
  await expect(page).toHaveURL(/days=month/)
  await filters(page, site).click()
  await page.getByLabel(site.words('packages.dataLabel'), { exact: true }).selectOption('10240')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(cards(page)).toHaveCount(3)
  await expect(page).toHaveURL(/days=month&data=10240/)
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/mobile-services\/package\/SABAI-MONTH-PLUS/)
  await page.goBack()
  await expect(page).toHaveURL(/days=month&data=10240/)
  await expect(cards(page)).toHaveCount(3)
})

test('S-247 each wish stands in one place: no chip says what a group or another chip says', async ({
  page,
  site,
}) => {
  await site.open('mobile-services')
  await filters(page, site).click()
  const said = await page
    .getByRole('main')
    .locator('[role=group] :is(a, button), dialog :is(label, legend)')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? '').filter(Boolean))
  const own = said.filter((text) => !/Ks|ကျပ်/.test(text))
  expect(own.length).toBeGreaterThan(12)
  expect(own.filter((text, at) => own.indexOf(text) !== at)).toEqual([])
  await site.axe()
})

test('S-247 the price slider asks for what costs no more, and moves no page', async ({ page, site }) => {
  await site.open('mobile-services')
  await expect(cards(page)).toHaveCount(12)
  await page.evaluate(() => window.scrollTo(0, 120))
  await filters(page, site).click()
  const slider = page.getByRole('slider')
  const asked = page.waitForRequest((request) => request.url().includes('priceMax=500'))
  await slider.focus()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await asked
  await expect(page).toHaveURL(/price=500/)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('back from a package far below is where the list was left', async ({ page, site }) => {
  await site.open('mobile-services')
  const last = cards(page).last()
  await last.scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => window.scrollY)
  await expect.poll(top).toBeGreaterThan(800)
  const left = { name: await last.locator('h3').textContent(), top: await top() }
  await last.getByRole('link').first().click()
  await expect(page).toHaveURL(/package\//)
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await top()) - left.top)).toBeLessThan(60)
  await expect(page.getByRole('heading', { name: left.name ?? '' })).toBeInViewport()
})

test('packages sorted by price stand from cheap to dear', async ({ page, site }) => {
  await site.open('mobile-services?sort=PRICE_ASC')
  await expect(cards(page)).toHaveCount(20)
  const buttons = await cards(page).getByRole('button').allTextContents()
  const prices = buttons.map((text) => Number(/([\d,]+)\s*(Ks|ကျပ်)/.exec(text)?.[1]?.replaceAll(',', '')))
  expect(prices).toHaveLength(20)
  expect(prices.every((price) => price > 0)).toBe(true)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('more packages come on demand, until all are shown', async ({ page, site }) => {
  await site.open('mobile-services')
  await expect(cards(page)).toHaveCount(12)
  const more = page.getByRole('button', { name: site.words('packages.more') })
  await more.click()
  await expect(cards(page)).toHaveCount(30)
  await expect(more).toHaveCount(0)
})

test('no package fits: a way back is offered', async ({ page, site }) => {
  await site.open('mobile-services/night?price=0')
  await expect(page.getByText(site.words('packages.emptyTitle'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: site.words('packages.clear') })
    .last()
    .click()
  await expect(cards(page).first()).toBeVisible()
})

test('three packages are compared by keyboard alone, and comparing ends as it began', async ({
  page,
  site,
}) => {
  await site.open('mobile-services')
  const ticks = page.getByRole('checkbox', { name: site.words('packages.compareTick') })
  await expect(cards(page)).toHaveCount(12)
  await expect(ticks).toHaveCount(0)
  const mode = page
    .getByRole('main')
    .getByRole('button', { name: site.words('packages.compareTick'), exact: true })
    .first()
  await tabTo(page, mode)
  await page.keyboard.press('Enter')
  await expect(mode).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(site.words('packages.compareHint', { most: '3' }))).toBeVisible()
  await expect(cards(page).getByRole('button')).toHaveCount(0)
  await tabTo(page, ticks.first())
  await page.keyboard.press('Space')
  for (let ticked = 1; ticked < 3; ticked += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await expect(page.getByText(site.words('packages.compareCount', { number: '3', most: '3' }))).toBeVisible()
  await expect(ticks.nth(3)).toBeDisabled()
  const bar = page.getByRole('region', { name: site.words('packages.compareTitle') })
  const open = bar.getByRole('button', { name: site.words('packages.compareOpen'), exact: true })
  await expect(open).toBeEnabled()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  for (const row of [
    'price',
    'data',
    'minutes',
    'sms',
    'validity',
    'perMb',
    'perDay',
    'autoRenew',
    'overlap',
    'ussd',
  ])
    await expect(
      dialog.getByRole('rowheader', { name: site.words(`packages.row.${row}`), exact: true }),
    ).toBeVisible()
  await site.axe()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.reload()
  await expect(page.getByText(site.words('packages.compareCount', { number: '3', most: '3' }))).toBeVisible()
  await bar.getByRole('button').nth(-2).click()
  await expect(ticks).toHaveCount(0)
  await expect(bar).toHaveCount(0)
})

for (const [what, code] of [
  ['small letters', 'success'],
  ['another code', 'DONE'],
  ['no code', undefined],
] as const) {
  test(`S-290 a package answer with ${what} is not shown: retry and the codes are`, async ({
    page,
    site,
  }) => {
    let broken = true
    await answerWith(page, calls('search-vas-package'), async (route) => {
      if (!broken) return route.continue()
      const response = await route.fetch()
      const { code: _good, ...rest } = (await response.json()) as Record<string, unknown>
      return route.fulfill({ response, json: code === undefined ? rest : { ...rest, code } })
    })
    await site.open('mobile-services')
    const retry = page.getByRole('button', { name: site.words('state.retry') })
    await expect(retry).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByText(brand.ussd.packages, { exact: true })).toBeVisible()
    broken = false
    await retry.click()
    await expect(cards(page)).toHaveCount(12)
  })
}

test('S-290 groups and a single package count only with SUCCESS too', async ({ page, site }) => {
  const spoil = async (route: Route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), code: 'success' } })
  }
  await answerWith(page, calls('get-vas-group'), spoil)
  await answerWith(page, calls('get-vas-package-detail/'), spoil)
  for (const path of ['mobile-services', 'mobile-services/package/SABAI-WEEK']) {
    await site.open(path)
    await expect(page.getByRole('button', { name: site.words('state.retry') })).toBeVisible()
    await expect(page.getByText(brand.ussd.packages, { exact: true })).toBeVisible()
  }
})

test('S-249 a package page says what it gives, when it ends and how to buy it by code', async ({
  page,
  site,
}) => {
  await site.open('mobile-services/package/PADAUK-MONTH')
  const dial = page.getByRole('link', { name: site.words('packages.dialCode', { code: '*979*1*44#' }) })
  await expect(dial).toBeHidden()
  await page.getByText(site.words('packages.otherWays'), { exact: true }).click()
  await expect(dial).toBeVisible()
  await expect(dial).toHaveAttribute('href', 'tel:*979*1*44%23')
  await expect(
    page.getByRole('link', { name: site.words('packages.sendSms', { keyword: 'PADAUKMONTH', to: '979' }) }),
  ).toHaveAttribute('href', 'sms:979?body=PADAUKMONTH')
  await expect(
    page.getByText(site.words('packages.endsAtMidnight', { day: '30' }), { exact: true }),
  ).toBeVisible()
  await expect(page.getByText(site.words('packages.overlap.STACK_EXTEND'), { exact: true })).toBeVisible()
  await expect(page.getByText(site.words('packages.points_other', { count: '57' }))).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(5)
  const related = page.getByRole('region', { name: site.words('packages.relatedTitle') }).getByRole('article')
  await expect(related).toHaveCount(4)
  await site.axe()
  await page.getByText(site.words('packages.faqTitle')).scrollIntoViewIfNeeded()
  await expect(page.locator('main details').first()).toBeVisible()
})

test('S-249 an unknown package says so and leads to the others', async ({ page, site }) => {
  await site.open('mobile-services/package/NOT-SOLD')
  await expect(page.locator('main h1')).toHaveText(site.words('packages.goneTitle'))
  await page
    .getByRole('link', { name: site.words('home.popularAll') })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/mobile-services$/)
})

test('S-206 a group chosen on the homepage opens under its name', async ({ page, site }) => {
  await site.open('')
  const badge = page.locator('main article a[href^="#/mobile-services/"]:not([href*="/package/"])').first()
  const name = (await badge.textContent()) ?? ''
  await badge.click()
  await expect(page.locator('main h1')).toHaveText(name)
})

test('without a network the last list is shown with its time, or the offline words', async ({
  page,
  site,
  context,
}) => {
  await site.open('mobile-services')
  await expect(cards(page)).toHaveCount(12)
  await context.setOffline(true)
  await page
    .getByRole('group', { name: site.words('packages.groups') })
    .getByRole('link')
    .nth(2)
    .click()
  await expect(page.getByText(site.words('state.offlineTitle')).first()).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect(
    page
      .locator('main [role=status]')
      .filter({ hasText: /\d\d:\d\d/ })
      .first(),
  ).toBeVisible()
  await context.setOffline(false)
})

for (const path of [
  'mobile-services',
  'mobile-services/combo?compare=PADAUK-WEEK,PADAUK-MONTH',
  'mobile-services/package/PADAUK-MONTH',
]) {
  test(`#/${path} at 320 px and with text twice as large scrolls only down`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.locator('main article').first()).toBeVisible()
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width: 320, height: 720 })
    await expect.poll(sideways, { message: '320 px' }).toBe(0)
    await page.setViewportSize({ width: 640, height: 900 })
    await setTextSize(page, 200)
    await expect.poll(sideways, { message: '200 %' }).toBe(0)
    await site.axe()
  })
}
