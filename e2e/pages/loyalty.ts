import type { Page } from '@playwright/test'
import { newMoveId } from '#contracts/move-id.ts'
import type { Site } from '../fixtures.ts'
import { ask, run, stored } from './database.ts'

const DAY_MS = 86_400_000

/** Each lot: so many points that end in so many days. */
export type Lot = readonly [points: number, days: number]

/** As if they had been earned: each lot is in the ledger, and in the history. */
export const hasPoints =
  (...lots: readonly Lot[]) =>
  async (number: string): Promise<void> => {
    for (const [points, days] of lots) {
      const line = stored(number)
      const [row] = await ask<{ now: Date }>(`select platform.now() as now`, [])
      const now = row?.now ?? new Date()
      const id = newMoveId(now.getTime())
      const validTo = new Date(now.getTime() + days * DAY_MS).toISOString()
      const order = { id, line, unit: 'POINT', amount: points, source: 'LOYALTY', validTo }
      await ask(`select ledger.credit($1, '\\x00', $2, $3)`, [id, now, JSON.stringify(order)])
      await run(
        `insert into value_history (line, move_id, type, status, deltas, why, at)
         values ($1, $2, 'POINT_EARN', 'SUCCEEDED', $3, $4, $5)`,
        [
          line,
          id,
          JSON.stringify([{ unit: 'POINT', value: points }]),
          JSON.stringify({ key: 'pointsEarned', slots: { points } }),
          now,
        ],
      )
    }
  }

/** Somebody whose line is years old, with level points of this month and the last ones. */
export async function hasLevel(number: string, tier: string, thisMonth: number): Promise<void> {
  const line = stored(number)
  await run(`update ledger.line set activated_at = now() - interval '3 years' where number = $1`, [line])
  await run(
    `update loyalty_member set tier = $2, tier_valid_to = date_trunc('month', now()) + interval '3 months 1 day' where line = $1`,
    [line, tier],
  )
  for (const [ago, points] of [thisMonth, 180, 0, 240, 90, 60].entries())
    await run(
      `insert into loyalty_rank values ($1, (date_trunc('month', now()) - make_interval(months => $2))::date, $3)
       on conflict do nothing`,
      [line, ago, points],
    )
}

export function loyaltyOf(page: Page, site: Site) {
  const main = page.locator('main')
  const button = (key: string, slots?: Record<string, string>) =>
    main.getByRole('button', { name: site.words(key, slots), exact: true })
  const points = (count: string) => site.words('account.points', { count })
  return {
    main,
    button,
    points,
    card: main.getByRole('region', { name: site.words('loyalty.card') }),
    /** The offer of this name, as a card. */
    offer: (name: string) =>
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .first(),
    choose: (name: string) =>
      main.getByRole('button', { name: `${site.words('loyalty.choose')}: ${name}`, exact: true }),
    exchange: (count: string) => button('loyalty.exchangeFor', { points: count }),
    getCode: button('gifts.getCode'),
    code: main.locator('input[autocomplete="one-time-code"]'),
    toOther: main.getByRole('radio', { name: new RegExp(site.words('loyalty.forOther')) }),
    recipient: main.getByLabel(site.words('recipients.sendTo'), { exact: true }),
    rows: main.getByRole('region', { name: site.words('loyalty.historyTitle') }).getByRole('listitem'),
    says: (key: string, slots?: Record<string, string>) => main.getByText(site.words(key, slots)).first(),
  }
}
