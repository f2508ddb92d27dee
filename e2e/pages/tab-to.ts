import type { Locator, Page } from '@playwright/test'

const MOST_TABS = 150

/** Reaches a control as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by ${MOST_TABS} presses of Tab`)
}
