import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'
import type { Phone } from './sms-inbox.ts'

/** The form of a problem and the thread it leads to. */
export function ticketsOf(page: Page, site: Site) {
  const main = page.locator('main')
  const button = (key: string, slots?: Record<string, string>) =>
    main.getByRole('button', { name: site.words(key, slots), exact: true })
  return {
    main,
    button,
    says: (key: string, slots?: Record<string, string>) =>
      main.getByText(site.words(key, slots)).filter({ visible: true }).first(),
    tile: (code: string) => main.locator(`input[name="ticket-category"][value="${code}"]`),
    form: main.getByRole('form', { name: site.words('tickets.form') }),
    description: main.getByLabel(site.words('tickets.words'), { exact: true }),
    send: button('tickets.send'),
    /** The open one, when it stands so. */
    stands: (status: string) => main.locator(`section[data-status="${status}"]`),
    thread: main.getByRole('list', { name: site.words('tickets.thread') }),
    reply: main.getByRole('textbox', { name: site.words('tickets.reply'), exact: true }),
    /** Answers every required question of the category. */
    async answerAll() {
      for (const select of await main.locator('form select[id^="ticket-answer"]').all())
        if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
      for (const input of await main.locator('form input[id^="ticket-answer"]').all())
        if ((await input.inputValue()) === '')
          await input.fill((await input.getAttribute('type')) === 'date' ? '2026-11-16' : '5')
    },
  }
}

/** What often helps was tried, where there is any. */
export async function notHelped(page: Page, site: Site): Promise<void> {
  const { button, form } = ticketsOf(page, site)
  const notYet = button('tickets.notYet')
  await expect(notYet.or(form).first()).toBeVisible()
  if (await notYet.isVisible()) await notYet.click()
  await expect(form).toBeVisible()
}

/** Once the thread stands: the number that was given. */
export async function numberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/request-issue\/track\?no=/)
  return new URLSearchParams(page.url().split('?')[1]).get('no') ?? ''
}

/** A photo like a phone's: large, and drawn by the browser so that no file is needed. */
export const aPhoto = async (page: Page, width = 2400, height = 1800): Promise<Buffer> => {
  const bytes = await page.evaluate(
    async ([across, down]) => {
      const canvas = document.createElement('canvas')
      canvas.width = across ?? 0
      canvas.height = down ?? 0
      const drawing = canvas.getContext('2d')
      // Noise, so that it does not shrink to nothing.
      for (let at = 0; at < 6000 && drawing; at += 1) {
        drawing.fillStyle = `hsl(${(at * 47) % 360} 70% ${30 + (at % 40)}%)`
        drawing.fillRect((at * 7919) % canvas.width, (at * 6101) % canvas.height, 40, 30)
      }
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
    },
    [width, height],
  )
  return Buffer.from(bytes)
}

/** In the sheet: the number, the human check, the code of the SMS. */
export async function proveByCode(page: Page, site: Site, phone: Phone): Promise<void> {
  const sheet = page.getByRole('dialog', { name: site.words('guest.title') })
  await sheet.getByLabel(site.words('identity.phone')).fill(phone.number)
  await sheet.getByRole('button', { name: site.words('identity.getCode') }).click()
  const code = sheet.locator('input[autocomplete="one-time-code"]')
  await expect(code).toBeFocused({ timeout: 20_000 })
  await code.pressSequentially(await phone.nextCode())
}
