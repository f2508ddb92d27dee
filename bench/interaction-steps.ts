import type { BrowserContext, Page } from '@playwright/test'

/** One touch or key press on a phone, and what must be there afterwards. */
export type Step = {
  readonly name: string
  /** Opens the starting point, hydrated before measuring begins. */
  open(page: Page, address: string): Promise<void>
  act(page: Page): Promise<void>
  readonly shows: string
}

const HEARD = 'html[data-breakpoint]'
/** By then everything that is preloaded for the next tap has arrived. */
const READY_MS = 6000

async function openAt(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator(HEARD).waitFor({ state: 'attached' })
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(READY_MS)
}

const PACKAGE_LINK = 'main a[href*="/mobile-services/package/"]'

/** A session the server does not know: the page's requests stay unanswered, and the sheet shows that it waits. */
export async function looksSignedIn(context: BrowserContext): Promise<void> {
  await context.route('**/gw/**', () => undefined)
  await context.addInitScript(() => {
    localStorage.setItem('user', '09691234567')
    localStorage.setItem('__TOKEN__', 'a-token-the-server-does-not-know')
    localStorage.setItem('__ROTATE_AT__', String(Number.MAX_SAFE_INTEGER))
  })
}

export const GUEST_STEPS: readonly Step[] = [
  {
    name: 'menu',
    open: (page, address) => openAt(page, `${address}/`),
    act: (page) => page.locator('header button[aria-haspopup=dialog]').tap(),
    shows: 'dialog[open] nav',
  },
  {
    name: 'package',
    open: (page, address) => openAt(page, `${address}/#/mobile-services`),
    act: (page) => page.locator(PACKAGE_LINK).first().tap(),
    shows: 'main[data-path*="/mobile-services/package/"] h1',
  },
  {
    name: 'search',
    open: (page, address) => openAt(page, `${address}/`),
    act: (page) => page.locator('header button[aria-expanded]').first().tap(),
    shows: 'header [role=combobox], header input',
  },
  {
    name: 'typing',
    async open(page, address) {
      await openAt(page, `${address}/`)
      await page.locator('header button[aria-expanded]').first().tap()
      await page.locator('header input').first().waitFor()
    },
    act: (page) => page.keyboard.type('top', { delay: 300 }),
    shows: '[role=option]',
  },
]

export const OWNER_STEPS: readonly Step[] = [
  {
    name: 'buy sheet',
    async open(page, address) {
      await openAt(page, `${address}/#/mobile-services`)
      await page.locator(PACKAGE_LINK).first().tap()
      await page.locator('main[data-path*="/mobile-services/package/"] h1').waitFor()
      await page.waitForTimeout(1000)
    },
    act: (page) => page.locator('main button').first().tap(),
    shows: 'dialog[open]',
  },
]
