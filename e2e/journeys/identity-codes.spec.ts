import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { expect, test } from '../fixtures.ts'
import {
  aNewLine,
  codeExpires,
  codeWasSentEarlier,
  guessesAreFresh,
  guessesWereEarlier,
} from '../pages/identity-time.ts'
import { askForCode, comeFromElsewhere, signInOf, storedSession } from '../pages/sign-in.ts'
import { phoneOf, wrongCode } from '../pages/sms-inbox.ts'

const GET_OTP = '**/gw/authen/otp/get-otp'
const VALIDATE = '**/gw/authen/otp/validate-otp'

const refusal = (code: string, more: object = {}) => ({
  json: { code, message: 'No.', messageMm: 'မရပါ။', result: null, requestId: 'r-1', ...more },
})

const requestsTo = (page: Page, part: string) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(part)) seen.push(request.url())
  })
  return seen
}

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-274 a wrong code three times: tries left are told, then only a new code helps', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const form = signInOf(page, site)
  const right = await phone.nextCode()
  for (const left of ['2', '1']) {
    await page.keyboard.type(wrongCode(right))
    await expect(form.main.getByRole('alert')).toHaveText(site.words('errors.OTP_INVALID', { n: left }))
    await expect(form.code).toHaveValue('')
    await expect(form.code).toBeFocused()
  }
  await site.axe()
  await page.keyboard.type(wrongCode(right))
  await expect(form.main.getByRole('alert')).toHaveText(site.words('identity.codeOld'))
  await expect(form.code).toBeDisabled()
  await expect(form.submit).toHaveCount(0)

  await codeWasSentEarlier(phone.number)
  await page.clock.fastForward(31_000)
  await form.resend.click()
  await expect(form.code).toBeEnabled()
  const next = await phone.nextCode()
  await guessesAreFresh(phone.number)
  await form.code.pressSequentially(next)
  // The seconds that are seen, not the sentence that is read out once.
  const [locked = ''] = site.words('identity.locked').split('{{time}}')
  await expect(form.main.locator('[aria-hidden=true]', { hasText: locked })).toBeVisible()
  await expect(form.code).toBeDisabled()
  await site.axe()

  await guessesWereEarlier(phone.number)
  await page.clock.fastForward(40_000)
  await expect(form.code).toBeEnabled()
  await form.code.pressSequentially(next)
  await expect(form.agree).toBeVisible()
})

test('S-274 a code that is too old is refused by the server and by the clock on the page', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const form = signInOf(page, site)
  await expect(form.main.getByRole('timer')).toHaveText(site.words('identity.validFor', { time: '3:00' }))
  const code = await phone.nextCode()
  await codeExpires(phone.number)
  await page.keyboard.type(code)
  await expect(form.main.getByRole('alert')).toHaveText(site.words('identity.codeOld'))
  expect(await storedSession(page)).toEqual([null, null])

  await codeWasSentEarlier(phone.number)
  await page.clock.fastForward(31_000)
  await form.resend.click()
  await expect(form.code).toBeEnabled()
  await phone.nextCode()
  await page.clock.fastForward(181_000)
  await expect(form.code).toBeDisabled()
  await expect(form.main.getByRole('alert')).toHaveText(site.words('identity.codeOld'))
  await expect(form.resend).toBeEnabled()
})

test('S-015 a new code: the wait is counted, the old code is dead, the way without SMS is named', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const form = signInOf(page, site)
  const old = await phone.nextCode()
  await page.clock.fastForward(2000)
  await expect(form.main.getByRole('button').filter({ hasText: /0:[12]\d/ })).toBeDisabled()
  await codeWasSentEarlier(phone.number)
  await page.clock.fastForward(30_000)
  await form.resend.click()
  await expect(form.main.getByText(site.words('identity.sentAgain'))).toBeVisible()
  await expect(form.main.getByRole('link', { name: brand.ussd.readCode })).toBeVisible()
  await expect(form.code).toBeFocused()
  const next = await phone.nextCode()
  if (old !== next) {
    await page.keyboard.type(old)
    await expect(form.main.getByRole('alert')).toHaveText(site.words('errors.OTP_INVALID', { n: '2' }))
  }
  await page.keyboard.type(next)
  await expect(form.agree).toBeVisible()
})

test('a phone that threw the page away comes back at the code', async ({ page, site }) => {
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const asked = requestsTo(page, 'get-otp')
  await page.reload()
  const form = signInOf(page, site)
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(form.agree).toBeVisible()
  expect(asked).toEqual([])
})

test('the number can be changed, and the same number again costs no second SMS', async ({ page, site }) => {
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const form = signInOf(page, site)
  const asked = requestsTo(page, 'get-otp')
  await form.change.click()
  await expect(form.heading).toBeFocused()
  await expect(form.phone).toHaveValue(/^09 /)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  expect(asked).toEqual([])
  await page.keyboard.type(await phone.nextCode())
  await expect(form.agree).toBeVisible()
})

test('a human check is work for the phone: the person does nothing', async ({ page, site }) => {
  await page.route(GET_OTP, (route) => route.fulfill({ status: 428, ...refusal('CAPTCHA_REQUIRED') }), {
    times: 1,
  })
  await site.open('log-in')
  const checked = page.waitForResponse('**/fbb/captcha/validate')
  const second = page.waitForRequest((request) => /captchaToken/.test(request.postData() ?? ''))
  const form = signInOf(page, site)
  const phone = phoneOf(await aNewLine())
  await form.phone.fill(phone.number)
  await form.getCode.click()
  // Under a second on an idle machine; a busy one takes its time.
  await expect(form.code).toBeFocused({ timeout: 20_000 })
  expect((await checked).ok()).toBe(true)
  expect((await second).url()).toContain('get-otp')
  await page.keyboard.type(await phone.nextCode())
  await expect(signInOf(page, site).agree).toBeVisible()
})

test('where a phone cannot work, letters in a picture are asked for', async ({ page, site }) => {
  await page.addInitScript(() => {
    // @ts-expect-error -- a browser without workers
    delete window.Worker
  })
  await page.route(GET_OTP, (route) => route.fulfill({ status: 428, ...refusal('CAPTCHA_REQUIRED') }), {
    times: 1,
  })
  await site.open('log-in')
  const form = signInOf(page, site)
  await form.phone.fill(await aNewLine())
  await form.getCode.click()
  await expect(form.letters).toBeVisible()
  // The server gives letters only after the phone has had time to try.
  await expect(form.letters.getByRole('img')).toBeVisible({ timeout: 20_000 })
  await site.axe()
  const picture = await form.letters.getByRole('img').getAttribute('src')
  await form.letters.getByRole('textbox').fill('WRONG')
  await form.letters.getByRole('button', { name: site.words('identity.lettersSend') }).click()
  await expect(form.letters.getByText(site.words('identity.lettersWrong'))).toBeVisible()
  await expect(form.letters.getByRole('img')).not.toHaveAttribute('src', picture ?? '')

  await page.route('**/fbb/captcha/validate', (route) =>
    route.fulfill({
      json: {
        code: 'SUCCESS',
        message: '',
        messageMm: '',
        result: { captchaToken: 'passed', expiresIn: 300 },
        requestId: 'r',
      },
    }),
  )
  const again = page.waitForRequest(
    (request) => request.postData()?.includes('"captchaToken":"passed"') ?? false,
  )
  await form.letters.getByRole('textbox').fill('RIGHT')
  await form.letters.getByRole('button', { name: site.words('identity.lettersSend') }).click()
  expect((await again).url()).toContain('get-otp')
})

test('S-296 an old page says that it must be loaded again', async ({ page, site }) => {
  await site.open('log-in')
  await askForCode(page, site)
  await page.route(VALIDATE, (route) => route.fulfill({ status: 426, ...refusal('CLIENT_OUTDATED') }))
  await page.keyboard.type('123456')
  const form = signInOf(page, site)
  await expect(form.main.getByText(site.words('identity.outdatedTitle'))).toBeVisible()
  await site.axe()
  const loaded = page.waitForEvent('load')
  await form.main.getByRole('button', { name: site.words('identity.reload') }).click()
  await loaded
})

test('limits say when they end', async ({ page, site }) => {
  await page.route(GET_OTP, (route) =>
    route.fulfill({ status: 429, ...refusal('OTP_DAILY_LIMIT', { retryAfterSec: 7200 }) }),
  )
  await site.open('log-in')
  const form = signInOf(page, site)
  await form.phone.fill(await aNewLine())
  await form.getCode.click()
  await expect(form.main).toContainText(/\d{1,2}:\d{2}/)
  await expect(form.getCode).toBeDisabled()
  await site.axe()
})

test('without a network the button rests and a code to dial is shown', async ({ page, site, context }) => {
  await site.open('log-in')
  const form = signInOf(page, site)
  await context.setOffline(true)
  await expect(form.main.getByText(site.words('identity.offlineTitle'))).toBeVisible()
  await expect(form.main.getByRole('link', { name: brand.ussd.balance })).toBeVisible()
  await expect(form.getCode).toBeDisabled()
  await site.axe()
  await context.setOffline(false)
  await expect(form.getCode).toBeEnabled()
})

test('on a slow network one press is one SMS, and an answer that was lost does not cost another', async ({
  page,
  site,
}) => {
  let asked = 0
  await page.route(GET_OTP, async (route) => {
    asked += 1
    await route.fetch()
    await route.abort()
  })
  await page.clock.install()
  await site.open('log-in')
  const form = signInOf(page, site)
  const phone = phoneOf(await aNewLine())
  await form.phone.fill(phone.number)
  await form.getCode.dblclick()
  await form.haveCode.click()
  expect(asked).toBe(1)
  await expect(form.code).toBeFocused()
  const held = Promise.withResolvers<void>()
  let checked = 0
  await page.route(VALIDATE, async (route) => {
    checked += 1
    await held.promise
    await route.continue()
  })
  await page.keyboard.type(await phone.nextCode())
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  await page.clock.fastForward(7000)
  await expect(form.main.getByText(site.words('identity.slow'))).toBeVisible()
  held.resolve()
  await expect(form.agree).toBeVisible()
  expect(checked).toBe(1)
})
