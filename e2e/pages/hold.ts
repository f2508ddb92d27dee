import type { Page, Route } from '@playwright/test'

/** Without a prerendered page, so that the placeholders are seen. */
export const withoutDrawing = (page: Page) =>
  page.route(/\/first-paint(\/home)?\?/, (route) => route.fulfill({ status: 204 }))

/** Another answer than the server's. The app must ask for it, so nothing may be drawn with the real one. */
export async function answerWith(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  await withoutDrawing(page)
  await page.route(address, answer)
}

/** An answer that does not come before it is released. */
export async function hold(page: Page, address: string): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>()
  await answerWith(page, address, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { release: gate.resolve }
}
