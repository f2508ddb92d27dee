import type { FrameLocator, Locator } from '@playwright/test'
import type { CmsScreens } from './cms-screens.ts'

/** The page beside the form: the frame that is in front. */
export const liveFrame = ({ page }: CmsScreens): Locator =>
  page.locator('.cms-live-frame:not([aria-hidden=true])')

export const livePage = (cms: CmsScreens): FrameLocator => liveFrame(cms).contentFrame()

export const liveSize = ({ page }: CmsScreens, name: RegExp): Locator =>
  page.locator('.cms-live').getByRole('button', { name })

/** The eye above the form; from then on the CMS opens every document of the kind with it. */
export async function openLive({ page }: CmsScreens): Promise<void> {
  await page.locator('#live-preview-toggler').click()
  await page.locator('.cms-live').waitFor()
}
