import { expect, test } from '../fixtures.ts'
import { offerRunsFor } from '../pages/offers.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'
import { clockForward } from './move-clock.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-331 S-005 an offer bought from its banner gives what the banner says, and not after its end', async ({
  page,
  site,
}) => {
  await offerRunsFor(page, { code: 'TAZAUNGDAING-2026', post: 'promo-tazaungdaing-2026', days: 2 })
  await site.open('')
  const slides = page.getByRole('region', { name: site.words('home.heroLabel') })
  const banner = slides.getByRole('link', { name: 'စံပယ် တစ်လ ဝယ်ရန်' })
  await expect(slides.getByText('5 GB အစား 6 GB').first()).toBeVisible()
  await banner.click()
  await expect(page).toHaveURL(/mobile-services\/package\/SABAI-MONTH/)

  const buy = buySheetOf(page, site)
  await buy.open.click()
  await signInWithBalance(page, site, 12_000)
  await expect(buy.sheet).toContainText('1 GB')
  await expect(buy.says('purchases.renewsWithoutOffer', { amount: kyat(site, '4,999') })).toBeVisible()
  await buy.buyFor('4,999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(site.words('purchases.bonus'))
  await site.open('myid')
  await expect(page.locator('main')).toContainText('6 GB')

  await site.open('mobile-services/package/SABAI-MONTH')
  // The browser's own half minute passes as well.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await clockForward(page, '3d')
  await expect(page.locator('main')).not.toContainText('1 GB ပိုရ')
  await site.open('post-detail/promo-tazaungdaing-2026')
  await expect(page.getByText(site.words('post.offerOverTitle'))).toBeVisible()
  // The public home page is prerendered again each Yangon midnight, which a jumping clock may skip.
  await site.open('')
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'စံပယ် တစ်လ ဝယ်ရန်' })).toHaveCount(0)
  expect(site.problems).toEqual([])
})

test('S-331 a post leads to its offer: the price before is struck, the sheet opens, and once is once', async ({
  page,
  site,
}) => {
  await offerRunsFor(page, { code: 'EXAM-NIGHTS', post: 'promo-night-students', days: 2 })
  await site.open('mobile-services/package/LAMIN-MONTH')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await signInWithBalance(page, site, 9_000)
  await buy.close.click()
  await site.open('post-detail/promo-night-students')
  await page.getByRole('link', { name: site.words('post.offerBuy', { name: 'လမင်း တစ်လ' }) }).click()
  await expect(buy.sheet.locator('del')).toContainText('1,999')
  await buy.buyFor('1,499').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await buy.close.click()

  await buy.open.click()
  await buy.accept.check()
  await buy.buyFor('1,499').click()
  await expect(buy.says('purchases.nothingTaken')).toBeVisible()
  await expect(buy.buyFor('1,999')).toBeVisible()
})
