import { expect, test } from '../fixtures.ts'
import { codeWasSentEarlier } from '../pages/identity-time.ts'
import { deskGoes, operatorTells } from '../pages/operator.ts'
import { comeBackTo, comeFromElsewhere, signInOf } from '../pages/sign-in.ts'
import { buySheetOf, signInWithBalance } from '../pages/value.ts'

// The simulated silence hits the next caller, so these journeys run one after the other.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-059 a lost phone: the line is stopped from another device though the system is silent at first, and the thief is out', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 9_000)

  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const laptop = await context.newPage()
  await laptop.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await comeFromElsewhere(laptop)
  await codeWasSentEarlier(phone.number)
  await laptop.goto(new URL('/#/log-in', page.url()).href)
  const form = signInOf(laptop, site)
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await laptop.keyboard.type(await phone.nextCode())
  await expect(laptop).not.toHaveURL(/#\/log-in/)

  await deskGoes('SILENT_AFTER_EFFECT', 1)
  await laptop.goto(new URL('/#/forget-password', page.url()).href)
  const main = laptop.locator('main')
  await main.getByRole('button', { name: site.words('identity.lostStop'), exact: true }).click()
  const sheet = laptop.locator('dialog[open]')
  await expect(sheet).toContainText(phone.number.slice(-3))
  await sheet.getByRole('button', { name: site.words('identity.lostStopYes'), exact: true }).click()
  await expect(main.getByText(site.words('identity.lostAskedTitle'))).toBeVisible()
  await comeBackTo(page, 'myid')
  await expect(page).toHaveURL(/#\/log-in\?ended$/)
  await expect(main.getByText(site.words('identity.lostDoneTitle'))).toBeVisible({ timeout: 30_000 })
  await expect(main.getByRole('button', { name: site.words('identity.lostStop'), exact: true })).toHaveCount(
    0,
  )

  await laptop.goto(new URL('/#/mobile-services/package/SABAI-WEEK', page.url()).href)
  const buy = buySheetOf(laptop, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  const [barred = ''] = site.words('errors.LINE_BARRED', { hotline: '{{hotline}}' }).split('{{hotline}}')
  await expect(buy.sheet).toContainText(barred.trim())
  await context.close()
  await operatorTells(page, site, phone.number, 'RESUMED')
})

test('S-059 not signed in: the card leads to sign-in and to a call-back, whose form knows what it is about', async ({
  page,
  site,
}) => {
  await site.open('forget-password')
  const main = page.locator('main')
  const name = (key: string) => ({ name: site.words(key), exact: true })
  await expect(main.getByRole('button', name('identity.lostStop'))).toHaveCount(0)
  await expect(main.getByRole('link', name('identity.lostSignIn'))).toHaveAttribute('href', '#/log-in')
  await main.getByRole('link', name('identity.lostCallBack')).click()
  await expect(page).toHaveURL(/#\/request-issue\?service=mobile&category=LINE_LOST$/)
  await expect(page.locator('main input[value="LINE_LOST"]')).toBeChecked()
  await site.axe()
})

test('S-059 the PUK of the own SIM is shown for a code, and is gone with its sheet', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0)
  await codeWasSentEarlier(phone.number)
  await site.open('forget-password')
  await page
    .locator('main')
    .getByRole('button', { name: site.words('identity.pukShow'), exact: true })
    .click()
  const sheet = page.locator('dialog[open]')
  await sheet.getByRole('button', { name: site.words('proof.sendCode'), exact: true }).click()
  await expect(sheet.locator('input[autocomplete="one-time-code"]')).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(sheet.getByText(/^\d{8}$/)).toBeVisible()
  await site.axe()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^\d{8}$/)).toHaveCount(0)
  expect(
    await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage)),
  ).not.toMatch(/"\d{8}"/)
})
