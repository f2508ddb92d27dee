import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'

/** A number of another network that nobody left before. */
export const aPhone = () => `0977${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

const REFERENCE = /C-\d{11}-\d/

/** The form that asks for a call, wherever it stands. */
export function callBackOf(page: Page, site: Site) {
  const form = page.getByRole('form', { name: site.words('call-backs.title'), exact: true })
  const field = (key: string) => form.getByLabel(site.words(key), { exact: true })
  return {
    form,
    field,
    send: form.getByRole('button', { name: site.words('call-backs.send'), exact: true }),
    async reference(): Promise<string> {
      const said = page.getByText(REFERENCE)
      // The work of the human check takes its time on a busy machine.
      await expect(said).toBeVisible({ timeout: 30_000 })
      await expect(said).toBeInViewport()
      return REFERENCE.exec((await said.textContent()) ?? '')?.[0] ?? ''
    },
  }
}
