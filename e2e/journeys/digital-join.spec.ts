import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-005 a service that renews: the way to stop stands before buying, a tick and a code confirm it, one press stops it', async ({
  page,
  site,
}) => {
  await site.open('digital-service/detail/caller-tune')
  const main = page.locator('main')
  const stopCode = '*979*41*0#'
  await expect(main.getByText(site.words('digital.stopBefore', { code: stopCode }))).toBeVisible()
  await main.getByRole('button', { name: site.words('digital.joinButton') }).click()
  const phone = await signInWithBalance(page, site, 2_000)
  await expect(page).toHaveURL(/detail\/caller-tune/)
  const { sheet, buyFor, says } = buySheetOf(page, site)
  await expect(sheet).toContainText(stopCode)
  await expect(sheet.getByRole('switch')).not.toBeChecked()
  await site.axe()
  await sheet.getByRole('switch').check()
  await expect(buyFor('149')).toBeDisabled()
  await sheet.getByRole('checkbox').check()
  await site.axe()
  await buyFor('149').click()
  await expect(sheet.locator('input[autocomplete="one-time-code"]')).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(says('purchases.doneTitle')).toBeVisible()
  await expect(sheet).toContainText(kyat(site, '1,851'))
  await sheet
    .getByRole('button', { name: site.words('purchases.close'), exact: true })
    .last()
    .click()

  await main.getByRole('button', { name: site.words('account.stopService') }).click()
  await expect(sheet).toContainText(stopCode)
  await site.axe()
  await sheet.getByRole('button', { name: site.words('account.stopYes') }).click()
  await expect(main.getByRole('button', { name: site.words('digital.joinButton') })).toBeVisible()
  expect(site.problems).toEqual([])
})

test('S-005 for one time only: no code, and it ends by itself', async ({ page, site }) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 2_000)
  await site.open('digital-service/detail/weather-sms?buy')
  const { sheet, buyFor, says } = buySheetOf(page, site)
  await expect(sheet).toContainText(site.words('digital.once.WEEK'))
  await buyFor('99').click()
  await expect(says('purchases.doneTitle')).toBeVisible()
  await site.open('myid')
  const main = page.locator('main')
  await expect(main).toContainText(kyat(site, '1,901'))
  await site.open('myid/packages')
  await expect(main.getByRole('button', { name: site.words('account.stopService') })).toBeVisible()
  await expect(main.getByRole('switch')).toHaveCount(0)
})
