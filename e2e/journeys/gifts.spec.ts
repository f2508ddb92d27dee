import { expect, test } from '../fixtures.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { kyat, signInWithBalance } from '../pages/value.ts'

const burmeseDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)))

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-006 S-260 S-261 a gift: Burmese digits, code from the phone, result; the receiver learns no full number', async ({
  page,
  site,
}) => {
  const receiver = await aNewLine()
  await site.open('mobile-services/package/SABAI-WEEK')
  await page.getByRole('button', { name: site.words('gifts.give'), exact: true }).click()
  const phone = await signInWithBalance(page, site, 5_000)
  await expect(page).toHaveURL(/SABAI-WEEK\/gift$/)
  const main = page.locator('main')
  const button = (key: string) => main.getByRole('button', { name: site.words(key), exact: true })

  const thing = main.getByRole('region', { name: site.words('gifts.package') })
  await expect(thing).toContainText(site.lang === 'my' ? 'စံပယ် တစ်ပတ်' : 'Sabai Week')
  await expect(thing).toContainText('750 MB')
  await expect(thing).toContainText(kyat(site, '999'))
  await button('gifts.next').click()
  await expect(main.getByText(site.words('recipients.wrong'))).toBeVisible()
  await site.axe()
  await main.getByLabel(site.words('recipients.sendTo'), { exact: true }).fill(burmeseDigits(receiver))
  await button('gifts.next').click()
  await expect(main).toContainText(kyat(site, '4,001'))
  await site.axe()
  await button('gifts.getCode').click()
  const field = main.locator('input[autocomplete="one-time-code"]')
  await expect(field).toBeFocused()
  await site.axe()
  await page.keyboard.type(await phone.nextCode())
  await expect(main.getByText(site.words('gifts.doneTitle'))).toBeVisible()
  await expect(main).toContainText(`•••${receiver.slice(-3)}`)
  await expect(main).toContainText(kyat(site, '4,001'))
  await site.axe()
  await expect.poll(async () => (await phoneOf(receiver).messages()).length).toBe(1)
  const [told] = await phoneOf(receiver).messages()
  expect(told?.text).not.toContain(phone.number.slice(-8))

  await button('gifts.again').click()
  await expect(main.getByRole('group', { name: site.words('recipients.saved') })).toContainText(
    receiver.slice(-3),
  )
  expect(site.problems).toEqual([])
})

test('S-260 a gift to oneself is refused in words, and nothing is taken', async ({ page, site }) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open('mobile-services/package/SABAI-WEEK/gift')
  const main = page.locator('main')
  await main.getByLabel(site.words('recipients.sendTo'), { exact: true }).fill(phone.number)
  await main.getByRole('button', { name: site.words('gifts.next'), exact: true }).click()
  await main.getByRole('button', { name: site.words('gifts.getCode'), exact: true }).click()
  await expect(main.getByText(site.words('errors.SELF_TARGET'))).toBeVisible()
  await expect(main.getByText(site.words('purchases.nothingTaken'))).toBeVisible()
})
