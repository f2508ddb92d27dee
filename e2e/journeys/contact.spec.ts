import { brand } from '#brand'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere, storedSession } from '../pages/sign-in.ts'
import { phoneOf, wrongCode } from '../pages/sms-inbox.ts'
import { setTextSize } from '../pages/text-size.ts'

const MESSAGE = 'The signal in our street is weak since Monday.'

/** A fresh number of another network, which gets three codes a day. */
const aNumberElsewhere = () => `0977${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
const stored = (number: string) => `95${number.slice(1)}`

test('S-011 S-084 S-250 a message sent by keyboard alone is confirmed with its reference', async ({
  page,
  site,
}) => {
  await site.open('about-us/contact-us')
  await page.getByLabel(site.words('contact.topic')).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(MESSAGE)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ma Hla')
  await page.keyboard.press('Tab')
  await page.keyboard.type('၀၉၆၉၁၂၃၄၅၆၇')
  await expect(page.getByLabel(site.words('contact.phone'))).toHaveValue('09691234567')
  await page.keyboard.press('Tab')
  await page.keyboard.type('hla@example.com')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: site.words('contact.prove') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: site.words('contact.send') })).toBeFocused()
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/contact') && request.method() === 'POST',
  )
  await page.keyboard.press('Enter')
  const request = await sent
  expect(request.headers()['x-client']).toBe(`${brand.slug}-web`)
  expect(request.postDataJSON()).toEqual({
    body: MESSAGE,
    name: 'Ma Hla',
    phone: '09691234567',
    email: 'hla@example.com',
  })
  const done = page.getByRole('heading', { name: site.words('contact.sentTitle') })
  await expect(done).toBeFocused()
  await expect(page.locator('main')).toContainText(/C-\d{6}-[2-9B-Z]{6}/)
  await site.axe()
  await page.getByRole('button', { name: site.words('contact.another') }).click()
  await expect(page.getByLabel(site.words('contact.body'))).toHaveValue('')
})

test('S-224 a guest of another network confirms a number by code, and is not signed in by it', async ({
  page,
  site,
}) => {
  await comeFromElsewhere(page)
  const phone = phoneOf(aNumberElsewhere())
  await site.open('about-us/contact-us')
  await page.getByLabel(site.words('contact.body')).fill(MESSAGE)
  await page.getByLabel(site.words('contact.phone')).fill(phone.number)
  await page.getByRole('button', { name: site.words('contact.prove') }).click()
  const sheet = page.getByRole('dialog', { name: site.words('guest.title') })
  await expect(sheet.getByLabel(site.words('identity.phone'))).toHaveValue(/^09 /)
  await site.axe()
  await sheet.getByRole('button', { name: site.words('identity.getCode') }).click()
  const code = sheet.locator('input[autocomplete="one-time-code"]')
  await expect(code).toBeFocused({ timeout: 20_000 })
  const right = await phone.nextCode()
  const [sms] = await phone.messages()
  expect(sms?.text).toContain(site.words('sms.contact', { code: right }))
  await code.pressSequentially(wrongCode(right))
  await expect(sheet.getByRole('alert')).not.toBeEmpty()
  await site.axe()
  await code.pressSequentially(right)

  // The sentence itself, or the element that keeps its Burmese words whole.
  const proven = page
    .locator('[tabindex="-1"]')
    .filter({ hasText: site.words('contact.proven', { number: displayMsisdn(stored(phone.number)) }) })
  await expect(proven.last()).toBeFocused()
  await site.axe()
  expect(await storedSession(page)).toEqual([null, null])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('__GUEST__|CONTACT')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('contact.')

  const sent = page.waitForRequest((request) => request.url().endsWith('/contact/proven'))
  await page.getByRole('button', { name: site.words('contact.send') }).click()
  expect((await sent).headers()['authorization']).toMatch(/^Bearer contact\./)
  await expect(page.getByRole('heading', { name: site.words('contact.sentTitle') })).toBeFocused()

  await site.open('myid')
  await expect(page.locator('main')).not.toContainText(displayMsisdn(stored(phone.number)))
})

test('a confirmation that is over loses nothing: the message goes without it', async ({ page, site }) => {
  await comeFromElsewhere(page)
  const phone = phoneOf(aNumberElsewhere())
  await site.open('about-us/contact-us')
  await page.evaluate(
    ([number, until]) =>
      sessionStorage.setItem(
        '__GUEST__|CONTACT',
        JSON.stringify({ number, token: `contact.${'A'.repeat(43)}`, until: Number(until) }),
      ),
    [stored(phone.number), String(Date.now() + 600_000)],
  )
  await page.reload()
  await page.getByLabel(site.words('contact.body')).fill(MESSAGE)
  await page.getByLabel(site.words('contact.phone')).fill(phone.number)
  await page.getByRole('button', { name: site.words('contact.send') }).click()
  await expect(page.getByRole('alert')).toContainText(site.words('contact.provenOver'))
  await expect(page.getByRole('button', { name: site.words('contact.prove') })).toBeVisible()
  await expect(page.getByLabel(site.words('contact.body'))).toHaveValue(MESSAGE)
  await page.getByRole('button', { name: site.words('contact.send') }).click()
  await expect(page.getByRole('heading', { name: site.words('contact.sentTitle') })).toBeFocused()
})

test('S-084 what is wrong is said at its field, and the first of them gets the focus', async ({
  page,
  site,
}) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/contact')) posts += 1
  })
  await site.open('about-us/contact-us')
  const body = page.getByLabel(site.words('contact.body'))
  await body.fill('too short')
  await page.getByLabel(site.words('contact.email')).fill('nobody')
  await page.getByLabel(site.words('contact.phone')).fill('12')
  await page.getByRole('button', { name: site.words('contact.send') }).click()
  await expect(body).toBeFocused()
  await expect(body).toHaveAttribute('aria-invalid', 'true')
  for (const [key, slots] of [
    ['contact.bodyShort', { min: '10' }],
    ['contact.phoneWrong', {}],
    ['contact.emailWrong', {}],
  ] as const) {
    await expect(page.getByText(site.words(key, slots))).toBeVisible()
  }
  await site.axe()
  expect(posts).toBe(0)
  await body.fill('a'.repeat(1001))
  await expect(page.getByText(site.words('contact.counter', { used: '1001', limit: '1000' }))).toBeVisible()
  await expect(page.getByText(site.words('contact.bodyLong', { max: '1000' }))).toBeVisible()
})

test('a refusal by the server stands at its field and nothing typed is lost', async ({ page, site }) => {
  const errors = [{ field: 'email', rule: 'format', message: 'No such address', messageMm: 'ထိုလိပ်စာ မရှိပါ' }]
  await page.route('**/contact', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'VALIDATION', message: '-', messageMm: '-', result: null, requestId: 'r-1', errors },
    }),
  )
  await site.open('about-us/contact-us')
  await page.getByLabel(site.words('contact.body')).fill(MESSAGE)
  await page.getByLabel(site.words('contact.email')).fill('hla@example.com')
  await page.getByRole('button', { name: site.words('contact.send') }).click()
  await expect(page.getByText(site.lang === 'my' ? 'ထိုလိပ်စာ မရှိပါ' : 'No such address')).toBeVisible()
  await expect(page.getByLabel(site.words('contact.email'))).toBeFocused()
  await expect(page.getByLabel(site.words('contact.body'))).toHaveValue(MESSAGE)
})

test('without a connection the words stay and the form says so', async ({ page, site }) => {
  await site.open('about-us/contact-us')
  await page.route('**/contact', (route) => route.abort())
  await page.getByLabel(site.words('contact.body')).fill(MESSAGE)
  await page.getByRole('button', { name: site.words('contact.send') }).click()
  await expect(page.getByRole('alert')).toContainText(site.words('contact.offlineText'))
  await expect(page.getByLabel(site.words('contact.body'))).toHaveValue(MESSAGE)
})

test('S-084 hotline, e-mail, address, hours and social pages stand beside the form', async ({
  page,
  site,
}) => {
  await site.open('about-us/contact-us')
  const main = page.locator('main')
  await expect(main.locator(`a[href="tel:${brand.hotline}"]`).first()).toBeVisible()
  await expect(main.locator(`a[href="mailto:${brand.email}"]`)).toBeVisible()
  await expect(main).toContainText('9:00')
  await expect(main.locator('a[target=_blank]')).toHaveCount(5)
  await site.axe()
  expect(site.problems).toEqual([])
  await page.setViewportSize({ width: 320, height: 720 })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await sideways(), '320 px').toBe(0)
  await page.setViewportSize({ width: 640, height: 900 })
  await setTextSize(page, 200)
  expect(await sideways(), '200 %').toBe(0)
})
