import { expect, test } from '../fixtures.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { hasSomethingToShare, sharePageOf, totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { coreGoesWrong, openMovesAreDue, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-267 S-271 the core is silent: still checking with a promised SMS, then the share by itself', async ({
  page,
  site,
}) => {
  const receiver = await aNewLine()
  await page.goto('/#/digital-service/utilities/data-share/data-share')
  const phone = await signInWithBalance(page, site, 5_000, hasSomethingToShare)
  const share = sharePageOf(page, site)
  await share.recipient.fill(receiver)
  await share.amount('500 MB').click()
  await share.getCode.click()
  await expect(share.code).toBeFocused()
  const code = await phone.nextCode()
  await coreGoesWrong(phone.number, 'SILENT_AFTER_EFFECT', 1)
  await page.keyboard.type(code)
  await expect(share.says('purchases.checkingTitle')).toBeVisible({ timeout: 15_000 })
  await site.axe()
  await openMovesAreDue(phone.number)
  await expect(share.done).toBeVisible({ timeout: 20_000 })
  expect(await totalsOf(phone.number)).toMatchObject({ MMK: 4_925, MB: 3_072 })
  expect(await totalsOf(receiver)).toEqual({ MMK: 0, MB: 500 })
})
