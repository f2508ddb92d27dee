import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'
import type { Phone } from './sms-inbox.ts'
import { aPhoto } from './tickets.ts'

/** The form of an application and what it leads to. */
export function applicationsOf(page: Page, site: Site) {
  const main = page.locator('main')
  const button = (key: string) => main.getByRole('button', { name: site.words(key), exact: true })
  const form = main.getByRole('form', { name: site.words('applications.form') })
  return {
    main,
    form,
    button,
    says: (key: string, slots?: Record<string, string>) =>
      main.getByText(site.words(key, slots)).filter({ visible: true }).first(),
    field: (key: string) => main.locator(`#application-${key}`),
    /** The open one, when it stands so. */
    stands: (state: string) => main.locator(`section[data-state="${state}"]`),
    /** A document that was asked for; it is sent at once. */
    async attach(key: string) {
      const field = main.locator(`#application-${key}`)
      const photo = { name: `${key}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto(page, 1200, 900) }
      await field.locator('input[type="file"]').setInputFiles(photo)
      await expect(field.getByText(site.words('files.there'))).toBeVisible({ timeout: 30_000 })
    },
    /** Goes on, and types the code that came to the phone. */
    async prove(phone: Phone) {
      await button('applications.next').click()
      const sheet = page.locator('dialog[open]')
      await sheet.getByRole('button', { name: site.words('proof.sendCode') }).click()
      const code = sheet.locator('input[autocomplete="one-time-code"]')
      await expect(code).toBeFocused({ timeout: 20_000 })
      await code.pressSequentially(await phone.nextCode())
      await expect(page).toHaveURL(/service-application\?no=A-/)
    },
    reference: (): string => new URLSearchParams(page.url().split('?')[1]).get('no') ?? '',
  }
}
