import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'

/** The form under a business page. */
export function leadOf(page: Page, site: Site) {
  const main = page.locator('main')
  const form = main.getByRole('form', { name: site.words('leads.title') })
  const button = (key: string) => main.getByRole('button', { name: site.words(key), exact: true })
  let used = ''
  return {
    form,
    send: button('leads.send'),
    another: button('leads.another'),
    /** What was written last. */
    get email() {
      return used
    },
    /** Every question that must be answered, and some that need not. */
    async fill(company: string, answers: Readonly<Record<string, string>> = {}, email?: string) {
      used = email ?? `office-${randomUUID().slice(0, 8)}@example.com`
      const typed = {
        company,
        contactName: 'Daw Hla',
        phone: '01 234 5678',
        email: used,
        need: 'We open two new offices in May.',
      }
      for (const [name, value] of Object.entries(typed)) await form.locator(`#lead-${name}`).fill(value)
      for (const select of await form.locator('select[id^="lead-"]').all())
        await select.selectOption({ index: 1 })
      for (const input of await form.locator('input[inputmode="numeric"][id^="lead-"]').all())
        await input.fill('20')
      for (const id of ['mainSite', 'senderName']) {
        const input = form.locator(`#lead-${id}`)
        if ((await input.count()) > 0) await input.fill('Hlaing42')
      }
      for (const [key, value] of Object.entries(answers)) await form.locator(`#lead-${key}`).fill(value)
      const agree = form.getByRole('checkbox')
      if (!(await agree.isChecked())) await agree.check({ force: true })
    },
    async reference(): Promise<string> {
      const said = main.getByText(/B-\d{6}-[2-9B-Z]{6}/)
      // The work of the human check takes its time on a busy machine.
      await expect(said).toBeVisible({ timeout: 30_000 })
      // The form was longer than a screen: the answer must not be below the visible part.
      await expect(said).toBeInViewport()
      return /B-\d{6}-[2-9B-Z]{6}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
    },
  }
}
