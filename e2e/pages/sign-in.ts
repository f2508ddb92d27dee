import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'
import { frameOf } from './frame.ts'
import { aNewLine } from './identity-time.ts'
import { phoneOf, type Phone } from './sms-inbox.ts'

const part = () => Math.floor(Math.random() * 250)

/** Each journey comes from an address of its own, as people do. */
export const comeFromElsewhere = (page: Page) =>
  page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })

/** Closes the page, so that it cannot ask meanwhile and learn alone that the session is over. */
export const goAway = (page: Page) => page.goto('about:blank')

/** The page as someone has it who comes back: loaded once, not another hash and then a reload. */
export async function comeBackTo(page: Page, path: string): Promise<void> {
  await goAway(page)
  await page.goto(`/#/${path}`)
}

export function signInOf(page: Page, site: Site) {
  const main = page.locator('main')
  const button = (key: string, slots?: Record<string, string>) =>
    main.getByRole('button', { name: site.words(key, slots), exact: true })
  return {
    main,
    heading: main.locator('h1'),
    phone: main.getByLabel(site.words('identity.phone'), { exact: true }),
    getCode: button('identity.getCode'),
    haveCode: button('identity.haveCode'),
    code: main.locator('input[autocomplete="one-time-code"]'),
    submit: button('identity.submit'),
    resend: button('identity.resend'),
    change: button('identity.change'),
    agree: button('identity.agree'),
    disagree: button('identity.disagree'),
    name: main.getByLabel(site.words('identity.displayName'), { exact: true }),
    offers: main.getByRole('checkbox'),
    byPasskey: button('identity.passkeySignIn'),
    makePasskey: button('identity.passkeyMake'),
    notNow: button('identity.passkeyLater'),
    letters: main.getByRole('form', { name: site.words('identity.letters') }),
  }
}

/** Types in a fresh line of ours, which gets the code. */
export async function askForCode(page: Page, site: Site, kyat = 0): Promise<Phone> {
  const phone = phoneOf(await aNewLine(kyat))
  const form = signInOf(page, site)
  await expect(form.phone).toBeVisible()
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  return phone
}

/** From the log-in page all the way in, for the first time. */
export async function signInFirstTime(page: Page, site: Site, name = 'Ma Hnin'): Promise<Phone> {
  const phone = await askForCode(page, site)
  const form = signInOf(page, site)
  await page.keyboard.type(await phone.nextCode())
  await form.name.fill(name)
  await form.agree.click()
  await arrived(page)
  return phone
}

/** The page behind the sign-in stands, and its heading took the focus: nothing moves any more. */
export async function arrived(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/#\/log-in/)
  await expect(page.locator('main h1').first()).toBeFocused()
}

/** The name in the header: behind the menu on a phone, in its own menu on a desktop. */
export async function openAccountMenu(page: Page, site: Site, name: string): Promise<void> {
  const frame = frameOf(page, site.lang)
  if (await frame.hamburger.isVisible()) {
    await frame.hamburger.click()
    await expect(frame.menu.getByRole('link', { name, exact: true })).toBeVisible()
  } else {
    await frame.header.getByRole('button', { name, exact: true }).click()
  }
}

export const storedSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('__TOKEN__')])
