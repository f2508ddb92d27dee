import type { Page } from '@playwright/test'
import { expect, test, words, type Site } from '../fixtures.ts'
import { aNewLine, codeWasSentEarlier, lineIsOpen } from '../pages/identity-time.ts'
import { operatorTells } from '../pages/operator.ts'
import { comeBackTo, comeFromElsewhere, goAway, signInOf, storedSession } from '../pages/sign-in.ts'
import { phoneOf, type Phone } from '../pages/sms-inbox.ts'
import { boughtAWeek, buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const CODE = 'input[autocomplete="one-time-code"]'

async function signInAgain(page: Page, site: Site, phone: Phone): Promise<void> {
  await codeWasSentEarlier(phone.number)
  await page.goto('/#/log-in')
  const form = signInOf(page, site)
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
}

test('a SIM that was changed: signed out, told by SMS, buys with a code and gives nothing away', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 9_000)
  const [, token] = await storedSession(page)
  await goAway(page)
  await operatorTells(page, site, phone.number, 'SIM_CHANGED')
  // Processes with a cached session learn of its end within a second, not at once.
  const ask = () =>
    page.request.get('/gw/account-detail/individual/account-main', {
      headers: { authorization: `Bearer ${token}` },
    })
  await expect.poll(async () => (await ask()).status(), { timeout: 1_000 }).toBe(401)
  await comeBackTo(page, 'myid')
  await expect(page).toHaveURL(/#\/log-in\?ended$/)
  const [, told = ''] = words('my', 'sms.simChanged', { time: '{{time}}' }).split('{{time}}')
  await expect
    .poll(async () => (await phone.messages()).some(({ text }) => text.includes(told.trim())))
    .toBe(true)

  await signInAgain(page, site, phone)
  await expect(page).not.toHaveURL(/#\/log-in/)
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  await expect(buy.sheet.locator(CODE)).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(buy.says('purchases.doneTitle')).toBeVisible()

  await site.open('mobile-services/package/SABAI-WEEK/gift')
  const main = page.locator('main')
  await main.getByLabel(site.words('recipients.sendTo'), { exact: true }).fill(await aNewLine())
  await main.getByRole('button', { name: site.words('gifts.next'), exact: true }).click()
  await main.getByRole('button', { name: site.words('gifts.getCode'), exact: true }).click()
  const [before = ''] = site.words('errors.SENDER_INELIGIBLE', { date: '{{date}}' }).split('{{date}}')
  await expect(main).toContainText(before.trim())
})

test('a number with a new holder: nothing of the one before is there', async ({ page, site, browser }) => {
  const { phone } = await boughtAWeek(page, site, 9_000)
  await goAway(page)
  await operatorTells(page, site, phone.number, 'REASSIGNED')
  await expect.poll(() => lineIsOpen(phone.number), { timeout: 20_000 }).toBe(true)
  await comeBackTo(page, 'myid')
  await expect(page).toHaveURL(/#\/log-in\?ended$/)

  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const anew = await context.newPage()
  await anew.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await comeFromElsewhere(anew)
  const open = (path: string) => anew.goto(new URL(`/#/${path}`, page.url()).href)
  await open('log-in')
  await codeWasSentEarlier(phone.number)
  const form = signInOf(anew, site)
  const second = phoneOf(phone.number)
  const seen = (await second.messages()).length
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await expect.poll(async () => (await second.messages()).length).toBeGreaterThan(seen)
  await anew.keyboard.type((await second.messages())[0]?.code ?? '')
  // As for a first-time visitor.
  await form.name.fill('Ko Aung')
  await form.agree.click()
  await expect(anew).not.toHaveURL(/#\/log-in/)
  const main = anew.locator('main')
  await open('myid')
  await expect(main).toContainText(kyat(site, '0'))
  await expect(main.getByText(site.words('account.noPackages'))).toBeVisible()
  await expect(main).not.toContainText('Ma Hnin')
  await open('myid/history')
  await expect(main.getByText(site.words('account.noHistory'))).toBeVisible()
  await context.close()
})
