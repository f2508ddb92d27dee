import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { expect, test, type Site } from '../fixtures.ts'
import { aNewLine, codeWasSentEarlier } from '../pages/identity-time.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import {
  arrived,
  askForCode,
  comeFromElsewhere,
  openAccountMenu,
  signInFirstTime,
  signInOf,
  storedSession,
} from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-015 S-199 S-200 S-207 S-273 S-108 number, code from the phone, terms: the name stands in the header', async ({
  page,
  site,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`))
  await site.open('log-in')
  const form = signInOf(page, site)
  const phone = await askForCode(page, site)
  await expect(form.heading).toHaveText(site.words('identity.codeTitle'))
  await expect(form.main).toContainText(`${phone.number.slice(0, 5)}•••${phone.number.slice(-3)}`)
  const code = await phone.nextCode()
  expect(await storedSession(page)).toEqual([null, null])
  await page.keyboard.type(code)

  await expect(form.heading).toHaveText(site.words('identity.consentTitle'))
  await expect(form.heading).toBeFocused()
  await expect(form.offers).not.toBeChecked()
  expect(await storedSession(page), 'nobody is signed in before the terms').toEqual([null, null])
  await site.axe()
  await form.name.fill('Ma Hnin')
  expect(site.problems).toEqual([])
  await form.agree.click()
  await arrived(page)
  await expect(page).toHaveURL(/#\/myid$/)
  const [user, token] = await storedSession(page)
  expect(user).toBe('Ma Hnin')
  expect(token).toMatch(/^[\w-]{43}$/)
  await openAccountMenu(page, site, 'Ma Hnin')

  expect(addresses.some((address) => /^POST .*\/gw\/authen\/otp\/get-otp$/.test(address))).toBe(true)
  const digits = phone.number.slice(-8)
  expect(addresses.filter((address) => address.includes(digits) || address.includes(code))).toEqual([])
  expect(site.foreign).toEqual([])
})

/** A number typed into the drawn page, whose app has not come yet. */
async function numberTypedTooEarly(page: Page, site: Site) {
  const wide = (page.viewportSize()?.width ?? 0) >= 1280
  const drawn = `/first-paint?path=log-in&lang=${site.lang}&wide=${wide}`
  await expect.poll(async () => (await page.request.get(drawn)).status(), { timeout: 60_000 }).toBe(200)
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/frame-[\w-]+\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const { number } = phoneOf(await aNewLine(0))
  await page.goto('/#/log-in')
  const form = signInOf(page, site)
  await form.phone.fill(number)
  return { form, comes: gate.resolve }
}

test('what is typed and pressed before the app has come is heard when it has, and stands in no address', async ({
  page,
  site,
}) => {
  const { form, comes } = await numberTypedTooEarly(page, site)
  await form.getCode.click()
  expect(page.url()).toMatch(/\/#\/log-in$/)
  comes()
  await expect(form.code).toBeVisible()
  expect(site.problems).toEqual([])
})

/** Presses as soon as the app has rendered for the first time, before anything else that waits for that. */
const pressesAtTakeover = (button: string) =>
  new MutationObserver((_, observer) => {
    observer.disconnect()
    document.querySelector<HTMLButtonElement>(button)?.click()
  }).observe(document.documentElement, { attributeFilter: ['data-breakpoint'] })

test('what is pressed in the moment the app takes over is heard with what was typed', async ({
  page,
  site,
}) => {
  const { form, comes } = await numberTypedTooEarly(page, site)
  await page.evaluate(pressesAtTakeover, 'main form button[type=submit]')
  comes()
  await expect(form.code).toBeVisible()
  expect(site.problems).toEqual([])
})

test('S-204 S-223 S-296 S-274 the code travels as password, with phoneNumber and version 8.1', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const code = await phone.nextCode()
  const sent = page.waitForRequest('**/gw/authen/otp/validate-otp')
  await page.keyboard.type(code)
  const request = await sent
  const body = request.postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({ phoneNumber: `95${phone.number.slice(1)}`, password: code, version: '8.1' })
  expect(Object.keys(body)).not.toContain('otp')
  expect(Object.keys(body)).not.toContain('code')
  expect(request.headers()['x-client']).toBe(`${brand.slug}-web`)
  await expect(signInOf(page, site).agree).toBeVisible()
})

test('S-209 S-222 the second time there are only number and code, and one is back where one was', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await site.open('log-in')
  const phone = await signInFirstTime(page, site)
  await page.reload()
  await expect(page.locator('main h1').first()).toBeVisible()
  expect((await storedSession(page))[0]).toBe('Ma Hnin')

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  const other = await context.newPage()
  await comeFromElsewhere(other)
  await other.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await other.goto('/#/myid/settings')
  await other
    .locator('main')
    .getByRole('button', { name: site.words('session.logIn'), exact: true })
    .click()
  const form = signInOf(other, site)
  await form.phone.fill(phone.number.replace(/(\d{2})(\d{3})(\d{3})/, '$1 $2 $3 '))
  await codeWasSentEarlier(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await other.keyboard.type(await phone.nextCode())
  await expect(other).toHaveURL(/#\/myid\/settings$/)
  expect((await storedSession(other))[0]).toBe('Ma Hnin')
  await context.close()
})

test('S-058 Burmese digits, a pasted contact and the keyboard alone', async ({ page, site }) => {
  await site.open('log-in')
  const form = signInOf(page, site)
  await expect(form.phone).toHaveAttribute('type', 'tel')
  await expect(form.phone).toHaveAttribute('autocomplete', 'tel-national')
  const phone = phoneOf(await aNewLine())
  const burmese = phone.number.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)))
  await form.phone.focus()
  await page.keyboard.insertText(burmese)
  await expect(form.phone).toHaveValue(phone.number)
  await page.keyboard.press('Enter')
  await expect(form.code).toBeFocused()
  await expect(form.code).toHaveAttribute('inputmode', 'numeric')
  await expect(form.code).toHaveAttribute('maxlength', '6')
  const code = await phone.nextCode()
  await page.keyboard.insertText(code.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit))))
  await expect(form.heading).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await expect(form.name).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.offers).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/myid$/)
  expect((await storedSession(page))[0]).toBe(`${phone.number.slice(0, 5)}•••${phone.number.slice(-3)}`)
})

test('S-058 a number that is none is refused at its field, and nothing is sent', async ({ page, site }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('get-otp')) asked += 1
  })
  await site.open('log-in')
  const form = signInOf(page, site)
  await form.phone.fill('0912')
  await form.getCode.click()
  await expect(form.phone).toBeFocused()
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(site.words('identity.phoneWrong'))).toBeVisible()
  await site.axe()
  expect(asked).toBe(0)
})

test('S-058 number and code fit 320 px and letters of twice the size, without a barrier', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await site.axe()
  await askForCode(page, site)
  await site.axe()
  await fitsSmallAndLarge(page)
})

test('terms that are not agreed to sign nobody in', async ({ page, site }) => {
  await site.open('log-in')
  const phone = await askForCode(page, site)
  await page.keyboard.type(await phone.nextCode())
  const form = signInOf(page, site)
  const revoked = page.waitForResponse('**/gw/authen/logout')
  await form.disagree.click()
  expect((await revoked).ok()).toBe(true)
  await expect(form.phone).toBeVisible()
  expect(await storedSession(page)).toEqual([null, null])
})

test('S-231 an account without our SIM: human check, code to another network, no token with signup', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await page.getByRole('link', { name: site.words('identity.noSim') }).click()
  const form = signInOf(page, site)
  await expect(form.heading).toHaveText(site.words('identity.fibreTitle'))
  await form.getCode.click()
  for (const key of ['identity.phoneWrong', 'identity.fullNameWrong', 'identity.agreeNeeded'])
    await expect(page.getByText(site.words(key))).toBeVisible()
  await site.axe()
  const phone = phoneOf(`0979${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`)
  await form.phone.fill(phone.number)
  await page.getByLabel(site.words('identity.fullName'), { exact: true }).fill('Daw Hla')
  await page.getByLabel(site.words('identity.agreeTerms')).check()
  // A token that is stored stays at home.
  await page.evaluate(() => {
    localStorage.setItem('user', 'Somebody')
    localStorage.setItem('__TOKEN__', 'stored')
    window.dispatchEvent(new StorageEvent('storage', { key: '__TOKEN__' }))
  })
  const signup = page.waitForRequest('**/fbb/signup')
  await form.getCode.click()
  const request = await signup
  expect(request.headers()['authorization']).toBeUndefined()
  expect(request.postDataJSON()).toMatchObject({ fullName: 'Daw Hla', consent: true })
  // The work of the human check takes its time on a busy machine.
  await expect(form.code).toBeFocused({ timeout: 20_000 })
  await page.keyboard.type(await phone.nextCode())
  await form.agree.click()
  await expect(page).toHaveURL(/#\/myid$/)
  expect((await storedSession(page))[1]).toMatch(/^[\w-]{43}$/)
})

test('S-059 cannot sign in: four ways, each with steps and something to do', async ({ page, site }) => {
  await site.open('log-in')
  await page.getByRole('link', { name: site.words('identity.noCode') }).click()
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveText(site.words('routes.forgetPassword.title'))
  await expect(main.locator('h2')).toHaveText(
    ['identity.noSmsTitle', 'identity.lostTitle', 'identity.changedTitle', 'identity.pinTitle'].map((key) =>
      site.words(key),
    ),
  )
  await expect(main.locator(`a[href="tel:${brand.ussd.readCode.replace('#', '%23')}"]`)).toBeVisible()
  await expect(main.locator(`a[href="tel:${brand.hotline}"]`).first()).toBeVisible()
  await site.axe()
  await fitsSmallAndLarge(page)
  await main.getByRole('link', { name: site.words('identity.backToLogIn') }).click()
  await expect(page).toHaveURL(/#\/log-in$/)
})
