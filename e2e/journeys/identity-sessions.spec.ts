import { expect, test } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'
import { codeWasSentEarlier, sessionsEnd } from '../pages/identity-time.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { proofOf, proveByCode } from '../pages/proof.ts'
import { securityKey } from '../pages/security-key.ts'
import {
  arrived,
  askForCode,
  comeFromElsewhere,
  openAccountMenu,
  signInFirstTime,
  signInOf,
  storedSession,
} from '../pages/sign-in.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

for (const [rows, item] of [
  ['S-216 S-217', 'data-share'],
  ['S-218 S-219', 'voice-share'],
] as const) {
  test(`${rows} the ${item} item chosen signed out is opened after the code, and at once when signed in`, async ({
    page,
    site,
  }) => {
    const path = new RegExp(`#/digital-service/utilities/${item}/${item}$`)
    const choose = () => page.locator(`main a[href$="utilities/${item}/${item}"]`).first().click()
    await site.open('digital-service/utilities')
    await choose()
    await expect(page).toHaveURL(/#\/log-in$/)
    await signInFirstTime(page, site)
    await expect(page).toHaveURL(path)

    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    await page.goto('/#/digital-service/utilities')
    await choose()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main h1').first()).toBeVisible()
    expect(visited.filter((url) => url.includes('log-in'))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/#\/digital-service\/utilities$/)
  })
}

test('S-220 S-221 S-225 find our shop signed out: log-in, then the map', async ({ page, site }) => {
  await page.goto('/#/about-us/find-our-shop')
  await expect(page).toHaveURL(/#\/log-in$/)
  await expect(page.locator('main')).toContainText(site.words('routes.findOurShop.title'))
  await signInFirstTime(page, site)
  await expect(page).toHaveURL(/#\/about-us\/find-our-shop$/)
  await expect(page.locator('main h1').first()).toHaveText(site.words('routes.findOurShop.title'))
})

test('S-107 S-222 the login button leads back to the page it was pressed on', async ({
  page,
  site,
  lang,
}) => {
  await site.open('qna')
  const frame = frameOf(page, lang)
  if (await frame.hamburger.isVisible()) {
    await frame.hamburger.click()
    await frame.menu.getByRole('button', { name: site.words('session.logIn'), exact: true }).click()
  } else await frame.logIn.click()
  await signInFirstTime(page, site)
  await expect(page).toHaveURL(/#\/qna$/)
})

test('S-058 whoever is signed in is sent on from log-in to the own account', async ({ page, site }) => {
  // With a session the server knows: one it does not know ends, and then the log-in page is the right place.
  await site.open('log-in')
  await signInFirstTime(page, site)
  await site.open('about-us')
  await page.goto('/#/log-in')
  await expect(page).toHaveURL(/#\/myid$/)
  await page.reload()
  await page.goto('/#/log-in')
  await expect(page).toHaveURL(/#\/myid$/)
})

test('S-108 S-208 signing out in one tab ends the other, and the token is dead on the server', async ({
  page,
  site,
  context,
  request,
}) => {
  await site.open('log-in')
  await signInFirstTime(page, site)
  const [, token] = await storedSession(page)
  const second = await context.newPage()
  await second.goto('/#/digital-service/utilities/data-share/data-share')
  await expect(second.locator('main h1').first()).toBeVisible()
  await expect(second).toHaveURL(/data-share$/)

  await openAccountMenu(page, site, 'Ma Hnin')
  const loaded = page.waitForEvent('load')
  await frameOf(page, site.lang).logOut.click()
  await loaded
  expect(await storedSession(page)).toEqual([null, null])
  await expect(second, 'the other tab').toHaveURL(/#\/log-in$/)
  const me = await request.get('/gw/authen/me', { headers: { authorization: `Bearer ${token}` } })
  expect(me.status()).toBe(401)
})

test('S-208 signing out works without a network', async ({ page, site, context }) => {
  await site.open('log-in')
  await signInFirstTime(page, site)
  await openAccountMenu(page, site, 'Ma Hnin')
  await context.setOffline(true)
  // Without a network the page cannot come again; what was stored is gone all the same.
  await frameOf(page, site.lang).logOut.click()
  await page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await context.setOffline(false)
  await page.goto('/#/qna')
  expect(await storedSession(page)).toEqual([null, null])
})

test('a new device is told of; signing out everywhere ends the others at once and the rest with a code', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await page.goto('/#/myid/settings')
  await page
    .locator('main')
    .getByRole('button', { name: site.words('session.logIn'), exact: true })
    .click()
  const phone = await signInFirstTime(page, site)
  await expect(page).toHaveURL(/#\/myid\/settings$/)

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  const other = await context.newPage()
  await comeFromElsewhere(other)
  await other.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await other.goto('/#/myid/settings')
  await other
    .locator('main')
    .getByRole('button', { name: site.words('session.logIn'), exact: true })
    .click()
  await codeWasSentEarlier(phone.number)
  const form = signInOf(other, site)
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await other.keyboard.type(await phone.nextCode())
  await expect(other).toHaveURL(/#\/myid\/settings$/)

  const told = site.words('sms.signedIn', { time: '|' }).split('|')[0] ?? ''
  await expect
    .poll(async () => (await phone.messages())[0]?.text, { message: 'the new device is told of' })
    .toContain(told)
  expect(await phone.messages(), 'two codes, and nothing at the first sign-in').toHaveLength(3)

  await page.reload()
  const rows = page.getByRole('region', { name: site.words('identity.sessionsTitle') }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: site.words('identity.thisDevice') })).toHaveCount(1)
  await site.axe()
  await fitsSmallAndLarge(page)
  const sheet = page.getByRole('dialog')
  const press = async () => {
    await page.getByRole('button', { name: site.words('identity.everywhere') }).click()
    const devices = sheet.getByLabel(site.words('identity.everywhereDevices', { n: '2' }))
    await expect(devices).toBeChecked()
    await site.axe()
    await sheet.getByRole('button', { name: site.words('identity.everywhereYes') }).click()
    await expect(sheet.getByText(site.words('identity.everywhereConfirm'))).toBeVisible()
  }
  await press()
  // The other device is out already, although no code was typed.
  await other.reload()
  await expect(other).toHaveURL(/#\/log-in\?ended$/)
  await expect(form.main).toContainText(site.words('identity.ended'))
  expect(await storedSession(other)).toEqual([null, null])

  // Dropped at the code, the page comes back to the settings; the way is open again.
  await page.reload()
  await expect(page).toHaveURL(/#\/myid\/settings$/)
  await expect(rows).toHaveCount(1)
  await press()
  const loaded = page.waitForEvent('load')
  await proveByCode(page, site, phone)
  await loaded
  expect(await storedSession(page)).toEqual([null, null])

  await codeWasSentEarlier(phone.number)
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await other.keyboard.type(await phone.nextCode())
  await expect(other).toHaveURL(/#\/myid\/settings$/)
  await context.close()
})

test('S-201 a session that was ended elsewhere is noticed at the next call, and its place is kept', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInFirstTime(page, site)
  await sessionsEnd(phone.number)
  // What a process remembers of a session it forgets within a second.
  await expect(async () => {
    await page.goto('/#/qna')
    await page.goto('/#/myid/settings')
    await expect(page).toHaveURL(/#\/log-in\?ended$/, { timeout: 1500 })
  }).toPass({ timeout: 15_000 })
  expect(await storedSession(page)).toEqual([null, null])
})

test('a passkey is made with a code after the first sign-in, then signs in without an SMS', async ({
  page,
  site,
}) => {
  await securityKey(page)
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const form = signInOf(page, site)
  await page.keyboard.type(await phone.nextCode())
  await form.agree.click()
  await expect(form.heading).toHaveText(site.words('identity.passkeyTitle'))
  await site.axe()
  await form.makePasskey.click()
  await proveByCode(page, site, phone, form.main)
  await arrived(page)
  await expect(page).toHaveURL(/#\/myid$/)
  const [user] = await storedSession(page)

  await openAccountMenu(page, site, user ?? '')
  const loaded = page.waitForEvent('load')
  await frameOf(page, site.lang).logOut.click()
  await loaded
  await page.goto('/#/log-in')
  await form.byPasskey.click()
  await expect(page).toHaveURL(/#\/myid$/)
  expect((await storedSession(page))[0]).toBe(user)
  // Two codes, and the word that a passkey was added; nothing of the sign-in by it.
  await expect.poll(async () => (await phone.messages()).length).toBe(3)

  await page.goto('/#/myid/settings')
  const own = page.getByRole('region', { name: site.words('identity.passkeysTitle') })
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await site.axe()
  await own.getByRole('listitem').getByRole('button').click()
  await expect(proofOf(page, site).sendCode).toBeVisible()
  await site.axe()
  await proofOf(page, site).byPasskey.click()
  await expect(own.getByText(site.words('identity.passkeysNone'))).toBeVisible()
})

test('the passkey can be declined once and is not offered again', async ({ page, site }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.resolve(true)
  })
  await site.open('log-in')
  const phone = await askForCode(page, site)
  const form = signInOf(page, site)
  await page.keyboard.type(await phone.nextCode())
  await form.agree.click()
  await form.notNow.click()
  await expect(page).toHaveURL(/#\/myid$/)
  await page.evaluate(() => {
    localStorage.removeItem('user')
    localStorage.removeItem('__TOKEN__')
  })
  await page.goto('/')
  await page.goto('/#/log-in')
  await codeWasSentEarlier(phone.number)
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(page).toHaveURL(/#\/myid$/)
})
