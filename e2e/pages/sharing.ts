import type { Page } from '@playwright/test'
import { newMoveId } from '#contracts/move-id.ts'
import type { Site } from '../fixtures.ts'
import { ask, stored } from './database.ts'

const DAY_MS = 86_400_000

/** A customer of some years with 3 GB and 120 minutes of a package of their own, and a gift that cannot be shared. */
export async function hasSomethingToShare(number: string): Promise<void> {
  const line = stored(number)
  const grant = (unit: string, amount: number, rest: object = {}) => ({
    unit,
    amount,
    source: 'PACKAGE',
    validTo: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    shareable: true,
    ...rest,
  })
  const order = {
    payer: line,
    receiver: line,
    priceKyat: 0,
    taxKyat: 0,
    product: 'SABAI-WEEK',
    grants: [
      grant('MB', 3_072),
      grant('MIN', 120, { scope: 'ONNET' }),
      grant('MB', 500, { source: 'GIFT', shareable: false }),
    ],
    replaces: false,
    hold: null,
  }
  await ask(`update ledger.line set spent_before = 5000 where number = $1`, [line])
  await ask(`select ledger.charge($1, '\\x00', now(), $2)`, [newMoveId(Date.now()), JSON.stringify(order)])
}

/** A line of 33 days that has spent 1,000 kyat. */
export const isTooNew = (number: string) =>
  ask(
    `update ledger.line set activated_at = now() - interval '33 days', spent_before = 1000 where number = $1`,
    [stored(number)],
  ).then(() => {})

/** Pretends that this many shares of 100 MB were made today. */
export async function hasSharedToday(number: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const id = newMoveId(Date.now())
    await ask(
      `insert into value_move (id, kind, line, amount_kyat, state, body_hash, lang, plan, created_at)
       values ($1, 'data-share', $2, 50, 'COMPLETED', sha256('x'), 'en', '{}', now())`,
      [id, stored(number)],
    )
    await ask(`insert into share_transfer values ($1, 'DATA', $2, '959650000000', 100, now())`, [
      id,
      stored(number),
    ])
  }
}

/** What a line can use now, by unit, straight from the ledger. */
export async function totalsOf(number: string): Promise<Record<string, number>> {
  const [row] = await ask<{ totals: Record<string, number> }>(`select ledger.totals($1, now()) as totals`, [
    stored(number),
  ])
  return row?.totals ?? {}
}

export function sharePageOf(page: Page, site: Site) {
  const main = page.locator('main')
  const button = (key: string, slots?: Record<string, string>) =>
    main.getByRole('button', { name: site.words(key, slots), exact: true })
  return {
    main,
    recipient: main.getByLabel(site.words('recipients.sendTo'), { exact: true }),
    amounts: main.getByRole('group', { name: site.words('sharing.amount') }).getByRole('button'),
    /** `1 GB`, with its fee. */
    amount: (text: string) =>
      main
        .getByRole('group', { name: site.words('sharing.amount') })
        .getByRole('button', { name: new RegExp(`^${text}`) }),
    getCode: button('gifts.getCode'),
    code: main.locator('input[autocomplete="one-time-code"]'),
    wrongNumber: main.getByRole('button', {
      name: new RegExp(site.words('sharing.wrongNumber', { time: '.*' }).replace('?', '\\?')),
    }),
    askBack: button('sharing.recallAsk'),
    back: button('gifts.back'),
    startAgain: button('purchases.startAgain'),
    again: button('sharing.again'),
    /** Exactly: the word stands in other sentences too, long before anything is shared. */
    done: main.getByText(site.words('sharing.doneTitle'), { exact: true }),
    says: (key: string, slots?: Record<string, string>) => main.getByText(site.words(key, slots)),
  }
}
