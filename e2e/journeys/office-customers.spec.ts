import { expect, test } from '../fixtures.ts'
import { run } from '../pages/database.ts'
import { forgetsItself } from '../pages/office-money.ts'
import { deskOf } from '../pages/office.ts'
import { askForCode, comeFromElsewhere, signInOf } from '../pages/sign-in.ts'
import { wrongCode } from '../pages/sms-inbox.ts'
import { guessesAreFresh, codeWasSentEarlier } from '../pages/identity-time.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('row 75 S-274 a customer whose codes are locked is found by number, opened with a reason and freed', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000)
  await site.open('log-in')
  const phone = await askForCode(page, site, 2_500)
  const form = signInOf(page, site)
  const right = await phone.nextCode()
  for (let n = 0; n < 3; n += 1) {
    await page.keyboard.type(wrongCode(right))
    await expect(form.main.getByRole('alert')).not.toBeEmpty()
  }
  await guessesAreFresh(phone.number)

  const desk = await deskOf(browser, site.lang, 'CARE_AGENT')
  await desk.page.keyboard.press('/')
  await desk.page.keyboard.type(phone.number)
  await desk.page.keyboard.press('Enter')
  await expect(desk.main).toContainText(desk.say('record.closed'))
  expect(desk.page.url()).not.toContain(phone.number.slice(1))
  await desk.axe()
  await desk.main.getByLabel(desk.say('record.reason')).click()
  await desk.page.getByRole('option', { name: desk.say('recordReason.CALL') }).click()
  await desk.main.getByLabel(desk.say('record.reference')).fill('CALL-2231')
  await desk.button('record.open').click()
  await expect(desk.main).toContainText('2,500')
  await expect(desk.main.locator('h1')).not.toContainText(phone.number)
  await desk.axe()
  await desk.button('record.show').click()
  await expect(desk.main).toContainText(phone.number.slice(-3))
  await expect(desk.button('record.show')).toHaveCount(0)
  await desk.button('record.lift').click()
  await desk.act('record.lift', 'knows the last three calls')
  await expect(desk.main).toContainText(desk.say('record.codesWell'))

  await codeWasSentEarlier(phone.number)
  // As on another day: the page forgets where it stood.
  await forgetsItself(page)
  await site.open('log-in')
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(form.agree).toBeVisible()

  await run(`update record_view set until = platform.now() where staff_id = $1`, [desk.staffId])
  await desk.open('/customers')
  await desk.page.goBack()
  await expect(desk.main).toContainText(desk.say('record.closed'))
  expect(await desk.kept()).toEqual([])
  await desk.close()
})
