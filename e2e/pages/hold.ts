import type { Page } from '@playwright/test'

/** As if the server had not drawn the page yet: whoever comes first sees the placeholders. */
export const withoutDrawing = (page: Page) =>
  page.route('**/first-paint?*', (route) => route.fulfill({ status: 204 }))

/** An answer that does not come before it is released. */
export async function hold(page: Page, address: string): Promise<{ release: () => void }> {
  await withoutDrawing(page)
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { release: gate.resolve }
}
