import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import {
  buySheetOf,
  buysWhile,
  coreGoesWrong,
  kyat,
  openMoves,
  openMovesAreDue,
  packagesAreDue,
  signInWithBalance,
} from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-259 the core is silent: still checking with a promised SMS, then the result by itself', async ({
  page,
  site,
}) => {
  const { buy, phone } = await buysWhile(page, site, 'SILENT_AFTER_EFFECT')
  await expect(buy.says('purchases.checkingTitle')).toBeVisible({ timeout: 15_000 })
  await site.axe()
  await openMovesAreDue(phone.number)
  await expect(buy.says('purchases.doneTitle')).toBeVisible({ timeout: 20_000 })
  await expect(buy.sheet).toContainText(kyat(site, '4,001'))
  expect((await phone.messages()).length, 'the code, and the promised SMS').toBeGreaterThan(1)
})

test('S-005 stopped while a period is being charged: it is said, and the later ones are not', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.renews.check()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await site.open('myid/packages')
  const main = page.locator('main')
  await expect(main.getByRole('switch')).toBeChecked()

  await coreGoesWrong(phone.number, 'SILENT_AFTER_EFFECT', 1)
  await packagesAreDue(phone.number)
  await expect.poll(async () => (await openMoves(phone.number)).length, { timeout: 20_000 }).toBe(1)
  await main.getByRole('switch').click()
  await expect(main.getByText(site.words('account.renewingNow'))).toBeVisible()
  await site.axe()
  await openMovesAreDue(phone.number)
  await expect.poll(async () => (await openMoves(phone.number)).length, { timeout: 20_000 }).toBe(0)
  await site.open('myid/packages')
  await expect(main.getByRole('switch')).not.toBeChecked()
  await site.open('myid')
  await expect(main).toContainText(kyat(site, '3,002'))
})
