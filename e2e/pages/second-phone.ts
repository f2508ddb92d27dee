import type { Browser, Page } from '@playwright/test'
import { expect, siteOn, type Site } from '../fixtures.ts'
import { codeWasSentEarlier } from './identity-time.ts'
import { comeFromElsewhere, signInOf } from './sign-in.ts'
import type { Phone } from './sms-inbox.ts'

/** The site in somebody else's browser, in the same language and size. The caller closes it. */
export async function anotherBrowser(
  browser: Browser,
  site: Site,
  like: Page,
): Promise<{ page: Page; site: Site; close: () => Promise<void> }> {
  const baseURL = new URL(like.url()).origin
  const context = await browser.newContext({
    baseURL,
    viewport: like.viewportSize(),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await comeFromElsewhere(page)
  return { page, site: siteOn(page, site.lang, baseURL), close: () => context.close() }
}

/** Another device of the same person, signed in with the same number. The caller closes it. */
export async function secondPhone(
  browser: Browser,
  site: Site,
  phone: Phone,
  like: Page,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, close } = await anotherBrowser(browser, site, like)
  await codeWasSentEarlier(phone.number)
  const form = signInOf(page, site)
  await page.goto('/#/log-in')
  await expect(form.phone).toBeVisible()
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(page).not.toHaveURL(/#\/log-in/)
  return { page, close }
}

/** Reloads the page, like somebody wondering about the result. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('html[data-breakpoint]')).toBeAttached()
}

/** Skips the wait for another code, in this page too. */
export async function anotherCodeIsDue(page: Page, number: string): Promise<void> {
  await codeWasSentEarlier(number)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('__OWN__'))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ ...kept, value: { ...kept.value, resendAt: 0 } }))
    }
  })
}
