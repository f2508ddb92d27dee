import type { Locator } from '@playwright/test'
import type { CmsScreens } from './cms-screens.ts'
import { expect } from './fixtures.ts'

/** The card beside the form: where a document stands, and what may be done with it. */
export const card = (cms: CmsScreens): Locator => cms.page.locator('.cms-review')

export async function press(cms: CmsScreens, button: string, words = ''): Promise<void> {
  if (words) await cms.page.locator('#review-words').fill(words)
  const answered = cms.page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/review'),
  )
  await card(cms).getByRole('button', { name: button, exact: true }).click()
  expect((await answered).status()).toBe(200)
}
