import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openMovesAreDue } from './age.ts'
import { look, press, understand, wayToTryAnew, words, type Screen, type Seen } from './screen.ts'
import type { WalkSite } from './walk-site.ts'

/** What a try to buy meets. */
export const LOSSES = {
  CUT_BEFORE: 2,
  CUT_AFTER: 3,
  SILENT_AFTER_EFFECT: 3,
  SILENT_BEFORE_EFFECT: 1,
  NONE: 1,
} as const
export type Loss = keyof typeof LOSSES

const MOST_LOOKS = 100
const LOOK_EVERY_MS = 250
export const PACKAGE = 'SABAI-WEEK'
export const PACKAGE_KYAT = 999
const ADDRESS = `/#/mobile-services/package/${PACKAGE}`

export type Shopper = { readonly site: WalkSite; readonly page: Page; readonly line: string }

/** Opens the package and stands before the button that takes money. */
export async function comeToBuy({ page }: Pick<Shopper, 'page'>): Promise<void> {
  await page.goto(ADDRESS)
  for (let tries = 0; tries < MOST_LOOKS; tries += 1) {
    const screen = await look(page)
    if (understand(screen) !== 'OTHER') return
    if (!screen.isSheet && screen.buttons.includes(words('purchases.buy')))
      await press(page, words('purchases.buy'))
    else await sleep(LOOK_EVERY_MS)
  }
  throw new Error('the sheet that buys did not open')
}

/** Presses the button that takes money while the line or the core behaves like this. */
export async function buyInBadWeather(shopper: Shopper, loss: Loss): Promise<void> {
  const { site, page, line } = shopper
  if (loss === 'CUT_BEFORE' || loss === 'CUT_AFTER')
    await page.route('**/register', async (route) => {
      if (loss === 'CUT_AFTER') await route.fetch().catch(() => null)
      await route.abort().catch(() => undefined)
    })
  else if (loss !== 'NONE') site.goWrong(line, loss)
  await press(page, buyText())
}

export const buyText = (): string => words('purchases.buyFor').split('{{')[0]?.trim() ?? ''

/** The line is good again, and so is the core. */
export async function weatherClears({ site, page, line }: Shopper): Promise<void> {
  await page.unroute('**/register')
  site.goWrong(line)
}

/**
 * A customer who wants it once and follows the screen: buys where it offers to, asks again where it says so, waits while it checks, and
 * declines a second one. Returns what was read last.
 */
export async function insist(shopper: Shopper): Promise<Seen> {
  const { site, page, line } = shopper
  let seen: Seen = 'OTHER'
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const screen = await look(page)
    seen = understand(screen)
    if (seen === 'DONE' || seen === 'ASKS') return seen
    if (seen === 'CHECKING') await openMovesAreDue(site, line)
    else if (seen === 'LOST') await press(page, words('purchases.askAgain'))
    else if (seen === 'NEVER_CAME') await press(page, words('purchases.sendAgain'))
    else if (seen === 'FORM') await press(page, buyText())
    else if (seen === 'NOTHING') await tryAnew(shopper, screen)
    else if (!screen.isSheet && screen.buttons.includes(words('purchases.buy')))
      await press(page, words('purchases.buy'))
    await sleep(LOOK_EVERY_MS)
  }
  return seen
}

/** Told that nothing was taken: half a minute later it is tried again, the way the screen offers. */
async function tryAnew({ site, page, line }: Shopper, screen: Screen): Promise<void> {
  await openMovesAreDue(site, line)
  await press(page, wayToTryAnew(screen) ?? buyText())
}
