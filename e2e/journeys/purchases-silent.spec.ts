import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { buySheetOf, coreGoesWrong, kyat, openMovesAreDue, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-259 the core is silent: still checking with a promised SMS, then the result by itself', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await expect(buy.buyFor('999')).toBeEnabled()
  await coreGoesWrong(phone.number, 'SILENT_AFTER_EFFECT', 1)
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.checkingTitle')).toBeVisible({ timeout: 15_000 })
  await site.axe()
  await openMovesAreDue(phone.number)
  await expect(buy.says('purchases.doneTitle')).toBeVisible({ timeout: 20_000 })
  await expect(buy.sheet).toContainText(kyat(site, '4,001'))
  expect((await phone.messages()).length, 'the code, and the promised SMS').toBeGreaterThan(1)
})
