import type { Page } from '@playwright/test'
import { newMoveId } from '#contracts/move-id.ts'
import { portOf } from '#platform/config/ports.ts'
import { expect, type Site } from '../fixtures.ts'
import { ask, run, stored } from './database.ts'
import { askForCode, signInOf } from './sign-in.ts'
import type { Phone } from './sms-inbox.ts'

const SIMULATOR = `http://127.0.0.1:${portOf(process.env, 'SIMULATOR_PORT')}`

/** Signs in from the log-in page, with this balance and whatever else `prepare` gives the line. */
export async function signInWithBalance(
  page: Page,
  site: Site,
  kyat: number,
  prepare: (number: string) => Promise<void> = async () => {},
): Promise<Phone> {
  const phone = await askForCode(page, site, kyat)
  await prepare(phone.number)
  const form = signInOf(page, site)
  await page.keyboard.type(await phone.nextCode())
  await form.name.fill('Ma Hnin')
  await form.agree.click()
  await expect(page).not.toHaveURL(/#\/log-in/)
  return phone
}

/** A customer who came for a package, signed in on the way, and bought it. */
export async function boughtAWeek(page: Page, site: Site, kyat: number) {
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  const phone = await signInWithBalance(page, site, kyat)
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  return { buy, phone }
}

/** The line's next moves fail in the operator's core this many times; null: all, until it is `NONE` again. */
export async function coreGoesWrong(number: string, fault: string, times: number | null): Promise<void> {
  const answer = await fetch(`${SIMULATOR}/core`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault, times, line: stored(number) }),
  })
  expect(answer.ok).toBe(true)
}

/** Somebody with 5,000 kyat who buys a week while the core goes wrong once. */
export async function buysWhile(page: Page, site: Site, fault: string) {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await expect(buy.buyFor('999')).toBeEnabled()
  await coreGoesWrong(phone.number, fault, 1)
  await buy.buyFor('999').click()
  return { buy, phone }
}

/** Pretends that half a minute has passed: open moves are asked about now. */
export const openMovesAreDue = (number: string) =>
  run(`update value_move set next_ask_at = now() where line = $1 and state = 'UNKNOWN'`, [stored(number)])

/** Moves of a line that the core has not answered. */
export const openMoves = (number: string) =>
  ask(`select id from value_move where line = $1 and state = 'UNKNOWN'`, [stored(number)])

/** Pretends that a week has passed for the line's packages: renewals are due, and nothing can be undone any more. */
export const packagesAreDue = (number: string) =>
  run(
    `update subscription set started_at = started_at - interval '7 days', expires_at = now(), undo_until = null,
       next_renew_at = case when auto_renew then now() end where line = $1`,
    [stored(number)],
  )

/** Data that the line's phone used this many days ago. */
export const usedData = (number: string, megabytes: number, daysAgo = 0) => {
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  return run(`select ledger.use_up($1, $2, $3, 'MB', $4)`, [
    newMoveId(at.getTime()),
    at,
    stored(number),
    megabytes,
  ])
}

/** Pretends that the days of grace are over. */
export const graceIsOver = (number: string) =>
  run(
    `update account_deletion set asked_at = asked_at - interval '8 days', due_at = now()
      where account_id = (select id from account where number = $1)`,
    [stored(number)],
  )

export function buySheetOf(page: Page, site: Site) {
  const sheet = page.locator('dialog[open]')
  const button = (key: string, slots?: Record<string, string>) =>
    sheet.getByRole('button', { name: site.words(key, slots), exact: true })
  return {
    sheet,
    open: page.getByRole('button', { name: site.words('purchases.buy'), exact: true }),
    buyFor: (amount: string) => button('purchases.buyFor', { amount: kyat(site, amount) }),
    renews: sheet.getByRole('switch'),
    accept: sheet.getByLabel(site.words('purchases.acceptOverlap')),
    undo: sheet.getByRole('button', { name: site.words('purchases.undo', { time: '' }).replace(/\(.*/, '') }),
    /** The one in words; the cross has the same name. */
    close: button('purchases.close').last(),
    says: (key: string, slots?: Record<string, string>) => sheet.getByText(site.words(key, slots)),
  }
}

/** As the screens write it: `1,500 Ks`. */
export const kyat = (site: Site, amount: string) => `${amount} ${site.lang === 'my' ? 'ကျပ်' : 'Ks'}`
