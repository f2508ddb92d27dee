import type { Page } from '@playwright/test'
import { formatDayMonth } from '#language/formats.ts'
import { validUntil, type Validity } from '#language/valid-until.ts'
import { formatPlanDay } from '#language/weekdays.ts'
import { expect, test, type Site } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { seen } from '../pages/posts.ts'
import { buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const card = (page: Page, id: string) =>
  page.locator('main article').filter({ has: page.locator(`a[href$="/package/${id}"]`) })

/** The day that stands on a card, reckoned from the clock of this machine as the seller reckons it. */
function lastDay(site: Site, validity: Validity): string {
  const end = validUntil(validity, new Date()).getTime()
  if (!validity.throughNight)
    return site.words('packages.untilDay', { day: formatPlanDay(end - 1, site.lang) })
  const day = site.lang === 'my' ? formatDayMonth(end, site.lang) : formatPlanDay(end, site.lang)
  return site.words('packages.untilMorning', { day })
}

const reads = async (page: Page, id: string) => seen(await card(page, id).first().textContent())

test('S-253 a package is a thing: family, size, worth, last day and one button with the price', async ({
  page,
  site,
}) => {
  await site.open('mobile-services')
  const week = { value: 7, unit: 'DAY', endsAtMidnight: true } as const
  await expect.poll(() => reads(page, 'SABAI-WEEK')).toContain(lastDay(site, week))
  await expect.poll(() => reads(page, 'LAMIN-WEEK')).toContain(lastDay(site, { ...week, throughNight: true }))
  expect(await reads(page, 'SABAI-WEEK')).toContain(`750 MB ${site.words('packages.eachThousand')}`)
  const all = page.locator('main article')
  const buttons = all.getByRole('button')
  await expect(buttons).toHaveCount(await all.count())
  await expect(card(page, 'SABAI-WEEK').getByRole('button')).toContainText(
    site.words('packages.buyAt', { amount: kyat(site, '999') }),
  )
  for (const family of ['sabai', 'lamin', 'sagar'])
    await expect(
      page.getByRole('region', { name: site.words(`packages.family.${family}`), exact: true }),
    ).toBeVisible()
  await site.axe()
})

test('best value is reckoned: one of a family, and the bar of the largest is full', async ({
  page,
  site,
}) => {
  await site.open('mobile-services/data')
  await expect(page.locator('main article')).toHaveCount(9)
  const best = page
    .locator('main article')
    .filter({ hasText: new RegExp(site.words('packages.tag.BEST_VALUE')) })
  await expect(best).toHaveCount(1)
  await expect(best.getByRole('link')).toHaveAttribute('href', /SABAI-MONTH-MAX$/)
})

test('S-005 two taps on a shelf buy; then the card says so, and what the balance lacks', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open('mobile-services')
  const buy = buySheetOf(page, site)
  await card(page, 'SABAI-WEEK').getByRole('button').click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buy.sheet).toHaveCount(0)
  await expect(card(page, 'SABAI-WEEK')).toContainText(site.words('packages.youHaveIt'))
  await expect(card(page, 'SABAI-MONTH')).toContainText(
    site.words('purchases.missing', { amount: kyat(site, '998') }),
  )
  await site.axe()
  await page.getByRole('button', { name: site.words('packages.payable'), exact: true }).click()
  await expect(page).toHaveURL(/pay=1/)
  await expect(card(page, 'SABAI-MONTH')).toHaveCount(0)
  await expect(card(page, 'SABAI-WEEK')).toHaveCount(1)
  expect(site.problems).toEqual([])
})

test('S-005 signed out, the button of a card leads over the sign-in to the open sheet', async ({
  page,
  site,
}) => {
  await site.open('mobile-services/data')
  await card(page, 'SABAI-WEEK').getByRole('button').click()
  await signInWithBalance(page, site, 5_000)
  await expect(page).toHaveURL(/package\/SABAI-WEEK/)
  await expect(buySheetOf(page, site).buyFor('999')).toBeVisible()
})

test('S-331 a promotion leads to the package it speaks of', async ({ page, site }) => {
  await site.open('post-detail/promo-new-sim')
  await page.locator('article a[href$="/package/PADAUK-START"]').click()
  await expect(page).toHaveURL(/#\/mobile-services\/package\/PADAUK-START$/)
  await expect(page.locator('main h1')).toHaveText(site.lang === 'my' ? 'ပိတောက် အစပြု' : 'Padauk Starter')
  await site.axe()
})

test('packages with a wide and a narrow face fit 320 px and text of twice the size', async ({
  page,
  site,
}) => {
  await site.open('mobile-services/voice-sms?compare=HNINSI-DAY')
  await expect(page.locator('main article').first()).toBeVisible()
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 720 })
  await expect.poll(sideways).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(sideways).toBe(0)
})
