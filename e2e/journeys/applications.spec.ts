import type { Browser } from '@playwright/test'
import type { Lang } from '#contracts/language.ts'
import { expect, test } from '../fixtures.ts'
import { applicationsOf } from '../pages/applications.ts'
import { aContract } from '../pages/fibre.ts'
import { hold } from '../pages/hold.ts'
import { deskOf } from '../pages/office.ts'
import { onItsPage, ordersOf } from '../pages/payments.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { kyat, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

/** Somebody of care, with this application taken. */
async function taken(browser: Browser, lang: Lang, reference: string) {
  const desk = await deskOf(browser, lang, 'CARE_AGENT')
  await desk.open('/applications')
  const row = desk.row(reference)
  await expect(async () => {
    if ((await row.count()) === 0) await desk.page.keyboard.press('n')
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await row.getByRole('link').click()
  await expect(desk.main).toContainText(reference)
  await desk.button('messages.take').click()
  await expect(desk.main).toContainText(desk.say('applicationState.CHECKING'))
  return desk
}

test('S-074 service-application shows its placeholder until the data has arrived', async ({ page, site }) => {
  const { release } = await hold(page, '**/get-service-application*')
  await page.goto('/#/service-application')
  await expect(page.locator('main [data-skeleton]')).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(0)
  release()
  await expect(page.locator('main h1')).toHaveText(site.words('routes.serviceApplication.title'))
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  await expect(page.locator('main section li')).toHaveCount(16)
  await site.axe()
})

test('S-040 S-304 a wrong answer is told at its field; international calls are applied for with a code, done in the office under a number', async ({
  page,
  site,
  browser,
  lang,
}) => {
  test.setTimeout(180_000)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0)
  await site.open('service-application')
  const on = applicationsOf(page, site)
  await on.main
    .getByRole('link')
    .filter({ hasText: site.lang === 'my' ? 'နိုင်ငံတကာ ဖုန်းခေါ်ဆိုမှု' : 'International calls' })
    .first()
    .click()
  await on.button('applications.next').click()
  await expect(on.form.getByText(site.words('forms.MISSING'))).toBeVisible()
  await expect(on.field('what')).toBeFocused()
  await site.axe()
  await on.field('what').selectOption('ON')
  // A draft survives a reload.
  await page.reload()
  await expect(on.field('what')).toHaveValue('ON')
  await on.prove(phone)
  await expect(on.says('applications.sentTitle')).toBeVisible()
  await expect(on.stands('RECEIVED')).toBeVisible()
  await site.axe()
  const reference = on.reference()
  const desk = await taken(browser, lang ?? 'en', reference)
  await desk.axe()
  await desk.button('applications.done').click()
  await desk.fill('applications.systemRef', `CRM-${reference.slice(-6)}-${Date.now() % 100_000}`)
  await desk.button('applications.done', {}, desk.dialog).click()
  await expect(desk.main).toContainText(desk.say('applicationState.DONE'))
  expect(desk.problems).toEqual([])
  await desk.close()
  await expect(on.stands('DONE')).toBeVisible({ timeout: 40_000 })
  expect(site.problems).toEqual([])
})

test('S-304 a new SIM with documents and a fee: paid, more asked for, answered, refused, and the fee goes back', async ({
  page,
  site,
  browser,
  lang,
}) => {
  test.setTimeout(240_000)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0)
  await site.open('service-application?type=SIM_REPLACE')
  const on = applicationsOf(page, site)
  await on.field('why').selectOption('DAMAGED')
  await on.field('name').fill('Daw Hla Hla')
  await on.field('nrc').fill('12/KAMAYA(N)12345')
  for (const at of [0, 1, 2]) {
    const select = on.field('place').locator('select').nth(at)
    await expect(select).toBeEnabled()
    if ((await select.locator('option').count()) > 1) await select.selectOption({ index: 1 })
  }
  await on.attach('idFront')
  await on.attach('idBack')
  await on.button('applications.next').click()
  await expect(on.form.getByText(site.words('forms.FORMAT'))).toBeVisible()
  await site.axe()
  await on.field('nrc').fill('12/KAMAYA(N)123456')
  // Who somebody is never lies on the phone.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('KAMAYA')
  await on.prove(phone)
  const reference = on.reference()
  await expect(on.main).not.toContainText('123456')
  await site.axe()
  await on.main.locator('input[type="radio"][value="KBZPAY"]').check()
  await on.main
    .getByRole('button', { name: site.words('payments.pay', { amount: kyat(site, '1,500') }) })
    .click()
  await onItsPage(page, 'pay')
  await site.open(`service-application?no=${reference}`)
  await expect(on.main).toContainText(site.words('applications.fee.PAID'), { timeout: 40_000 })
  expect(await ordersOf(phone.number)).toEqual(['COMPLETED'])

  const desk = await taken(browser, lang ?? 'en', reference)
  await expect(desk.main).toContainText('12/KAMAYA(N)123456')
  await desk.button('applications.more').click()
  await desk.fill('applications.said', 'The photo of the back is dark.')
  await desk.button('applications.more', {}, desk.dialog).click()
  await expect(desk.main).toContainText(desk.say('applicationState.MORE_NEEDED'))

  await expect(on.stands('MORE_NEEDED')).toBeVisible({ timeout: 40_000 })
  await expect(on.main).toContainText('The photo of the back is dark.')
  await on.main.getByRole('textbox', { name: site.words('applications.reply') }).fill('Here it is again.')
  await site.axe()
  await on.button('applications.sendReply').click()
  await expect(on.stands('CHECKING')).toBeVisible()
  await expect(desk.main).toContainText('Here it is again.', { timeout: 20_000 })
  await desk.button('applications.refuse').click()
  await desk.fill('applications.said', 'The card has expired.')
  await desk.button('applications.refuse', {}, desk.dialog).click()
  await expect(desk.main).toContainText(desk.say('applicationState.REFUSED'))
  expect(desk.problems).toEqual([])
  await desk.close()
  await expect(on.stands('REFUSED')).toBeVisible({ timeout: 40_000 })
  await expect(on.main).toContainText(site.words('applications.fee.BACK'), { timeout: 40_000 })
  await site.axe()
  expect(site.problems).toEqual([])
})

test('S-304 another speed for the own fibre line: given to the book, and done when that has answered', async ({
  page,
  site,
  browser,
  lang,
}) => {
  test.setTimeout(180_000)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0)
  const { contractNo } = await aContract(phone.number)
  await site.open('service-application?type=FTTH_SPEED_CHANGE')
  const on = applicationsOf(page, site)
  await expect(on.field('contract')).toHaveValue(contractNo)
  await on.field('plan').selectOption('F60')
  await site.axe()
  await on.prove(phone)
  const desk = await taken(browser, lang ?? 'en', on.reference())
  await desk.button('applications.give').click()
  await desk.button('applications.give', {}, desk.dialog).click()
  await expect(desk.main).toContainText(desk.say('applicationState.DONE'), { timeout: 30_000 })
  await desk.close()
  await expect(on.stands('DONE')).toBeVisible({ timeout: 40_000 })
  expect(site.problems).toEqual([])
})
