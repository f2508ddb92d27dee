import { expect, test } from '../fixtures.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { coreGoesWrong, kyat, openMovesAreDue, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

for (const [silence, end] of [
  ['SILENT_AFTER_EFFECT', 'given'],
  ['DOWN', 'not given, and nothing taken'],
] as const) {
  test(`S-260 S-261 the core is ${silence} during a gift: still checking, then ${end}, with an SMS`, async ({
    page,
    site,
  }) => {
    const receiver = await aNewLine()
    await site.open('log-in')
    const phone = await signInWithBalance(page, site, 5_000)
    await site.open('mobile-services/package/SABAI-WEEK/gift')
    const main = page.locator('main')
    const button = (key: string) => main.getByRole('button', { name: site.words(key), exact: true })
    await main.getByLabel(site.words('recipients.sendTo'), { exact: true }).fill(receiver)
    await button('gifts.next').click()
    await button('gifts.getCode').click()
    await expect(main.locator('input[autocomplete="one-time-code"]')).toBeFocused()
    const code = await phone.nextCode()
    const before = (await phone.messages()).length

    await coreGoesWrong(phone.number, silence, silence === 'DOWN' ? null : 1)
    await page.keyboard.type(code)
    await expect(main.getByText(site.words('purchases.checkingTitle'))).toBeVisible({ timeout: 15_000 })
    await site.axe()
    await coreGoesWrong(phone.number, 'NONE', null)
    await openMovesAreDue(phone.number)

    const given = silence !== 'DOWN'
    const title = given ? 'gifts.doneTitle' : 'purchases.nothingTaken'
    await expect(main.getByText(site.words(title))).toBeVisible({ timeout: 20_000 })
    await expect.poll(async () => (await phone.messages()).length).toBeGreaterThan(before)
    await expect.poll(async () => (await phoneOf(receiver).messages()).length).toBe(given ? 1 : 0)
    await site.open('myid')
    await expect(main).toContainText(kyat(site, given ? '4,001' : '5,000'))
  })
}
