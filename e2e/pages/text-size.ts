import type { Page } from '@playwright/test'

export const USUAL_PX = 16

/** As a person sets it in the browser: style sheets that ask how many letters fit see it too. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: (USUAL_PX * percent) / 100 } })
}
