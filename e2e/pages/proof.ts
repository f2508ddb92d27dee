import type { Locator, Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'
import type { Phone } from './sms-inbox.ts'

/** The open sheet, or where else the proof is asked for. */
export const proofOf = (page: Page, site: Site, within: Locator = page.getByRole('dialog')) => ({
  sheet: within,
  sendCode: within.getByRole('button', { name: site.words('proof.sendCode'), exact: true }),
  byPasskey: within.getByRole('button', { name: site.words('proof.byPasskey'), exact: true }),
  code: within.locator('input[autocomplete="one-time-code"]'),
})

/** "Prove it is you", with the code out of the SMS. */
export async function proveByCode(page: Page, site: Site, phone: Phone, within?: Locator): Promise<void> {
  const proof = proofOf(page, site, within)
  await proof.sendCode.click()
  await expect(proof.code).toBeFocused()
  await site.axe()
  await page.keyboard.type(await phone.nextCode())
}
