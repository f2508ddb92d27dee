import type { Browser } from '@playwright/test'
import type { Lang } from '#contracts/language.ts'
import { deskOn, OFFICE, type Desk } from './office.ts'
import { securityKey } from './security-key.ts'

/** Somebody with a security key, at a browser that nobody has signed in with. The door is in English until they choose. */
export async function atTheDoor(browser: Browser, lang: Lang = 'en') {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    baseURL: OFFICE,
  })
  const page = await context.newPage()
  await securityKey(page)
  return { ...deskOn(page, lang), close: () => context.close() }
}

/** What is shown once: a link, or the code that it needs. */
export const shownOnce = async ({ main }: Pick<Desk, 'main'>): Promise<string> =>
  (await main.getByRole('status').locator('code').textContent()) ?? ''

/** Adds somebody and answers the link. */
export async function invited(admin: Desk, name: string): Promise<string> {
  await admin.open('/staff')
  await admin.button('staff.add').click()
  await admin.fill('staff.name', name)
  await admin.button('staff.add', {}, admin.dialog).click()
  return shownOnce(admin)
}
