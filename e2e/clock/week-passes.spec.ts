import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere, signInOf } from '../pages/sign-in.ts'
import { boughtAWeek, buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'
import { clockForward } from './move-clock.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-005 a package that renews: six days on it still runs, after its end it was renewed and charged once', async ({
  page,
  site,
}) => {
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  const phone = await signInWithBalance(page, site, 5_000)
  await buy.renews.check()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()

  await clockForward(page, '6d')
  await site.open('myid')
  const main = page.locator('main')
  await expect(main).toContainText(kyat(site, '4,001'))
  const toldBefore = (await phone.messages()).length

  await clockForward(page, '2d')
  await expect.poll(async () => (await phone.messages()).length).toBe(toldBefore + 1)
  expect((await phone.messages())[0]?.text).toContain('999')
  // The page stood there already and had asked before the renewal.
  await page.reload()
  await expect(main).toContainText(kyat(site, '3,002'))
  await site.open('myid/packages')
  await expect(main).toContainText(site.words('account.ended.EXPIRED'))
  await expect(main.getByRole('switch')).toBeChecked()
  expect(site.problems).toEqual([])
})

test('S-005 a package that does not renew: eight days on the session has ended, and so has the package', async ({
  page,
  site,
}) => {
  const { phone } = await boughtAWeek(page, site, 5_000)
  await clockForward(page, '8d')
  await page.goto('/#/myid')
  const form = signInOf(page, site)
  await expect(form.phone).toBeVisible()
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(page).toHaveURL(/#\/myid/)
  const main = page.locator('main')
  await expect(main).toContainText(kyat(site, '4,001'))
  await expect(main.getByText(site.words('account.leftNothing'))).toBeVisible()
})
