import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-005 the own account: balance, what is left, renewal on and off, and why it changed', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()

  await site.open('myid')
  const main = page.locator('main')
  await expect(main).toContainText(kyat(site, '4,001'))
  await site.axe()
  const renews = main.getByRole('switch')
  await expect(renews).not.toBeChecked()
  await renews.click()
  await expect(renews).toBeEnabled()
  await expect(renews).toBeChecked()
  await renews.click()
  await expect(renews).toBeEnabled()
  await expect(renews).not.toBeChecked()
  await fitsSmallAndLarge(page)

  await site.open('myid/history')
  await main.getByText(site.words('account.why')).first().click()
  await expect(main).toContainText(
    site.words('value.why.purchase', { price: '999', tax: '' }).split('999')[0] ?? '',
  )
  await site.axe()
  await main.getByLabel(site.words('account.filterType'), { exact: true }).selectOption('GIFT_OUT')
  await expect(main.getByText(site.words('account.noHistory'))).toBeVisible()
  expect(site.problems).toEqual([])
})
