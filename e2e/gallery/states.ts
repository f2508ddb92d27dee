import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'
import { aContract } from '../pages/fibre.ts'
import { boughtLine } from '../pages/fibre-order.ts'
import { buySheetOf, coreGoesWrong, openMovesAreDue, signInWithBalance, usedData } from '../pages/value.ts'

const WEEK = 'mobile-services/package/SABAI-WEEK'
const DAYS = 12
/** Outside a journey nobody set how long an answer may take: five seconds are little on a busy machine. */
const ANSWERED = { timeout: 20_000 } as const
const ENDED = { timeout: 40_000 } as const

/** Somebody for whom the product looks like this: signs in, lives a little, and stops wherever a picture is due, with its name. */
export type State = (page: Page, site: Site) => AsyncGenerator<string, void>

async function comeIn(page: Page, site: Site, kyat: number): Promise<string> {
  await site.open('log-in')
  return (await signInWithBalance(page, site, kyat)).number
}

async function buyAWeek(page: Page, site: Site) {
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  return buy
}

async function* ownPages(site: Site, name: string): AsyncGenerator<string, void> {
  for (const path of ['', 'myid', 'myid/packages', 'myid/history']) {
    await site.open(path)
    yield `${name}: #/${path}`
  }
}

async function* empty(page: Page, site: Site): AsyncGenerator<string, void> {
  await comeIn(page, site, 0)
  yield* ownPages(site, 'empty')
  await site.open(WEEK)
  await buySheetOf(page, site).open.click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  yield 'empty: too little to buy'
}

async function* full(page: Page, site: Site): AsyncGenerator<string, void> {
  const number = await comeIn(page, site, 50_000)
  const buy = await buyAWeek(page, site)
  await expect(buy.says('purchases.doneTitle')).toBeVisible(ANSWERED)
  yield 'done: bought'
  for (let day = DAYS; day >= 0; day -= 1) await usedData(number, 8 + ((day * 7) % 23), day)
  yield* ownPages(site, 'full')
}

async function* low(page: Page, site: Site): AsyncGenerator<string, void> {
  const number = await comeIn(page, site, 1_100)
  const buy = await buyAWeek(page, site)
  await expect(buy.says('purchases.doneTitle')).toBeVisible(ANSWERED)
  await usedData(number, 720)
  yield* ownPages(site, 'low')
}

async function* waiting(page: Page, site: Site): AsyncGenerator<string, void> {
  const number = await comeIn(page, site, 5_000)
  await coreGoesWrong(number, 'SILENT_BEFORE_EFFECT', 1)
  const buy = await buyAWeek(page, site)
  await expect(buy.says('purchases.checkingTitle')).toBeVisible(ANSWERED)
  yield 'waiting: no answer yet'
  await site.open('')
  yield 'waiting: #/'
  await site.open(WEEK)
  // While pictures are taken on a busy machine the half minute may pass by itself.
  await expect(buy.says('purchases.checkingTitle').or(buy.says('purchases.nothingTaken'))).toBeVisible(
    ANSWERED,
  )
  await openMovesAreDue(number)
  await expect(buy.says('purchases.nothingTaken')).toBeVisible(ENDED)
  yield 'failed: nothing taken'
}

/** Home fibre: a bill that is due, and a new line that was ordered. */
async function* fibre(page: Page, site: Site): AsyncGenerator<string, void> {
  const { phone } = await boughtLine(page, site)
  await aContract(phone.number)
  for (const path of ['', 'myid']) {
    await site.open(path)
    yield `coming up: #/${path}`
  }
}

export const STATES: readonly State[] = [empty, full, low, waiting, fibre]
