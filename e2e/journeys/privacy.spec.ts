import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'
import { aNewLine, codeWasSentEarlier } from '../pages/identity-time.ts'
import { fileBy } from '../pages/pdf.ts'
import { proveByCode } from '../pages/proof.ts'
import { arrived, comeBackTo, comeFromElsewhere, signInOf } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { boughtAWeek, graceIsOver, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const part = (page: Page, site: Site, key: string) =>
  page.getByRole('region', { name: site.words(key), exact: true })

test('S-260 somebody who wants no gifts gets none, and the giver learns it before a code is sent', async ({
  page,
  site,
  browser,
}) => {
  await site.open('log-in')
  const receiver = await signInWithBalance(page, site, 0)
  await site.open('myid/settings')
  const gifts = part(page, site, 'privacy.giftsTitle')
  await gifts.getByRole('combobox').selectOption('NONE')
  await expect(gifts).toContainText(site.words('privacy.saved'))
  await page.reload()
  await expect(gifts.getByRole('combobox')).toHaveValue('NONE')
  await site.axe()

  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const giver = await context.newPage()
  await comeFromElsewhere(giver)
  await giver.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await giver.goto(new URL('/#/log-in', page.url()).href)
  const phone = await signInWithBalance(giver, site, 5_000)
  await giver.goto(new URL('/#/mobile-services/package/SABAI-WEEK/gift', page.url()).href)
  const main = giver.locator('main')
  await main.getByLabel(site.words('recipients.sendTo'), { exact: true }).fill(receiver.number)
  await main.getByRole('button', { name: site.words('gifts.next'), exact: true }).click()
  await main.getByRole('button', { name: site.words('gifts.getCode'), exact: true }).click()
  await expect(main.getByText(site.words('errors.RECIPIENT_INELIGIBLE'))).toBeVisible()
  expect(await phone.messages()).toHaveLength(1)
  await context.close()
})

test('own settings: language, offers, and all own data in a file without numbers of others', async ({
  page,
  site,
}) => {
  const friend = await aNewLine()
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open('myid/recipients')
  const main = page.locator('main')
  await main.getByLabel(site.words('recipients.number'), { exact: true }).fill(friend)
  await main.getByRole('button', { name: site.words('recipients.save'), exact: true }).click()
  await expect(main.getByText(site.words('recipients.never'))).toBeVisible()

  await site.open('myid/settings')
  const offers = part(page, site, 'privacy.offersTitle').getByRole('switch')
  await expect(offers).not.toBeChecked()
  // Not check(): the switch shows what is on its way one tick after the click.
  await offers.click()
  await expect(part(page, site, 'privacy.offersTitle')).toContainText(site.words('privacy.saved'))
  await page.reload()
  await expect(offers).toBeChecked()

  const button = part(page, site, 'privacy.exportTitle').getByRole('button')
  await button.click()
  const file = await fileBy(page, () => proveByCode(page, site, phone))
  expect(file.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const own = JSON.parse(file.bytes.toString('utf8'))
  expect(own.account.number).toBe(`95${phone.number.slice(1)}`)
  expect(own.account.marketing).toBe(true)
  expect(own.recipients).toHaveLength(1)
  expect(file.bytes.toString('utf8')).not.toContain(friend.slice(1))

  const other = site.lang === 'my' ? 'en' : 'my'
  await part(page, site, 'privacy.viewTitle').getByRole('combobox').selectOption(other)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('an account is deleted with a code, kept within the days of grace, and gone after them', async ({
  page,
  site,
}) => {
  const { buy, phone } = await boughtAWeek(page, site, 5_000)

  await site.open('myid/settings')
  const section = part(page, site, 'privacy.deleteTitle')
  const ask = async () => {
    await section.getByRole('button', { name: site.words('privacy.deleteStart') }).click()
    await proveByCode(page, site, phone, buy.sheet)
    await expect(section.getByRole('button', { name: site.words('privacy.keep') })).toBeVisible()
  }
  await expect(section).toContainText(site.words('privacy.kept1'))
  await ask()
  await site.axe()
  await section.getByRole('button', { name: site.words('privacy.keep') }).click()
  await expect(section.getByRole('button', { name: site.words('privacy.deleteStart') })).toBeVisible()
  await expect.poll(async () => (await phone.messages()).length).toBe(4)

  await codeWasSentEarlier(phone.number)
  await ask()
  await graceIsOver(phone.number)
  await expect.poll(async () => (await phone.messages()).length, { timeout: 20_000 }).toBe(7)
  await comeBackTo(page, 'myid')
  await expect(page).toHaveURL(/#\/log-in/)

  await codeWasSentEarlier(phone.number)
  const form = signInOf(page, site)
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phoneOf(phone.number).nextCode())
  await form.agree.click()
  await arrived(page)
  await site.open('myid/history')
  await expect(page.locator('main').getByText(site.words('account.noHistory'))).toBeVisible()
})
