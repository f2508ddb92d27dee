import { expect, test } from '../fixtures.ts'
import { aContract, signedInAt, thousands } from '../pages/fibre.ts'
import { boughtLine } from '../pages/fibre-order.ts'
import { answerWith, hold } from '../pages/hold.ts'
import { onlyTellsWhere } from '../pages/own-page.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { tabTo } from '../pages/tab-to.ts'
import {
  boughtAWeek,
  buySheetOf,
  coreGoesWrong,
  kyat,
  openMoves,
  openMovesAreDue,
  signInWithBalance,
  usedData,
} from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

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

const PHONE = { width: 360, height: 800 }
const MOST_SCREENS = 5

test('S-030 the public home is at most five screens of a phone, and fits a small one', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE)
  await site.open('')
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(MOST_SCREENS * PHONE.height)
  await site.axe()
  await fitsSmallAndLarge(page)
})

test('quick actions: each opens something that works online', async ({ page, site }) => {
  await site.open('')
  const links = await page
    .getByRole('navigation', { name: site.words('home.actions') })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(6)
  for (const link of links) {
    await page.goto(`/${link}`)
    await expect(page.locator('html[data-breakpoint]')).toBeAttached()
    await expect(page.locator('main h1').first()).toBeVisible()
    expect(await onlyTellsWhere(page), link).toBe(false)
  }
})

test('S-275 home for me: what is left comes first, and two taps buy', async ({ page, site }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await site.open('')
  await page.waitForLoadState('networkidle')
  expect(files.filter((url) => url.includes('own-home'))).toEqual([])

  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open('')
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveText(site.words('home.helloName', { name: 'Ma Hnin' }))
  await expect(main.getByRole('region', { name: site.words('account.mainBalance') })).toContainText(
    kyat(site, '5,000'),
  )
  await expect(main.getByRole('img', { name: site.words('home.noData') })).toBeVisible()
  await expect(page.getByRole('region', { name: site.words('home.heroLabel') })).toHaveCount(0)
  await site.axe()

  const buy = buySheetOf(page, site)
  const cheapest = main.getByRole('button', { name: new RegExp(`${kyat(site, '999')}$`) })
  await cheapest.first().click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await buy.close.click()
  await expect(main.getByRole('region', { name: site.words('account.mainBalance') })).toContainText(
    kyat(site, '4,001'),
  )
  await expect(main.getByRole('heading', { name: site.words('account.buyAgain') })).toBeVisible()
  await expect(main.getByRole('img', { name: /MB/ }).first()).toBeVisible()
  await site.axe()
  await fitsSmallAndLarge(page)
  expect(site.problems).toEqual([])
})

test('S-275 home for me: low, soon over and still being checked are said', async ({ page, site }) => {
  const { phone } = await boughtAWeek(page, site, 9_000)
  await usedData(phone.number, 690)
  await coreGoesWrong(phone.number, 'SILENT_AFTER_EFFECT', 1)
  await site.open('mobile-services/package/SABAI-DAY')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.sheet
    .getByRole('button', { name: /Ks|ကျပ်/ })
    .last()
    .click()
  await expect(buy.says('purchases.checkingTitle')).toBeVisible({ timeout: 20_000 })
  await site.open('')
  const main = page.locator('main')
  const underWay = main.getByRole('region', { name: site.words('home.underWay') })
  await expect(underWay).toContainText(site.words('account.status.PENDING'))
  await site.axe()
  await openMovesAreDue(phone.number)
  await expect.poll(async () => (await openMoves(phone.number)).length, { timeout: 20_000 }).toBe(0)
  await page.reload()
  const soon = main.getByRole('region', { name: site.words('account.soonTitle') })
  await expect(soon.getByRole('button')).toBeVisible()
  await expect(underWay).toHaveCount(0)
  await site.axe()
})

test('S-275 home for me: a fibre bill that is due is coming up, and one tap is at paying it', async ({
  page,
  site,
}) => {
  const { phone } = await signedInAt(page, site, '')
  const main = page.locator('main')
  const underWay = main.getByRole('region', { name: site.words('home.underWay') })
  await expect(main.getByRole('img', { name: site.words('home.noData') })).toBeVisible()
  await expect(underWay).toHaveCount(0)
  const { contractNo, due } = await aContract(phone.number)
  await page.reload()
  const bill = underWay.getByRole('link')
  await expect(bill).toContainText(kyat(site, thousands(due)))
  await site.axe()
  await fitsSmallAndLarge(page)
  await bill.click()
  await expect(page).toHaveURL(new RegExp(`home-internet/payment\\?contract=${contractNo}&pay=1`))
  await expect(main.getByRole('form', { name: site.words('fibre.pay.title') })).toBeVisible()
})

test('S-275 home for me: an ordered line is coming up with where it stands', async ({ page, site }) => {
  const { orderId, orderNo } = await boughtLine(page, site)
  await site.open('')
  const order = page
    .getByRole('region', { name: site.words('home.underWay') })
    .getByRole('link', { name: site.words('fibre.card.order', { number: orderNo }) })
  await expect(order).toBeVisible()
  await site.axe()
  await order.click()
  await expect(page).toHaveURL(new RegExp(`home-internet/track\\?order=${orderId}`))
})

test('S-275 home for me without a network: the last values, and of when they are', async ({ page, site }) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open('')
  const balance = page.getByRole('region', { name: site.words('account.mainBalance') })
  await expect(balance).toContainText(kyat(site, '5,000'))
  await answerWith(page, '**/account-main*', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(balance).toContainText(kyat(site, '5,000'))
  await expect(balance.getByRole('status')).toHaveText(site.words('account.stale'), { timeout: 20_000 })
  const [asOf = ''] = site.words('account.asOf').split('{{time}}').filter(Boolean)
  await expect(balance).toContainText(asOf.trim())
  await site.axe()
})
