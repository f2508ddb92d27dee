import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newMoveId } from '#contracts/move-id.ts'
import type { Site } from '../fixtures.ts'
import { ask, nowOfProduct, run, stored } from './database.ts'

const DAY_MS = 86_400_000

/** A lot: points, and days until they expire. */
export type Lot = readonly [points: number, days: number]

/** Writes each lot into the ledger and the history, as if earned. */
export const hasPoints =
  (...lots: readonly Lot[]) =>
  async (number: string): Promise<void> => {
    for (const [points, days] of lots) {
      const line = stored(number)
      const now = await nowOfProduct()
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

type Offered = {
  readonly type: 'data' | 'ftth'
  readonly billKyat?: number
  readonly minTier?: string
  readonly perMonth?: number
}

/** An offer for 60 points of this journey alone: others do not wait for its price to change. */
export async function anOffer({ type, billKyat = 0, minTier = 'MEMBER', perMonth }: Offered) {
  const mark = randomUUID().slice(0, 8).toUpperCase()
  const [offerId, name] = [`OWN-${mark}`, `Offer ${mark}`]
  const gives = type === 'data' ? [{ unit: 'MB', value: 40, scope: 'ANY' }] : []
  const holds = (points: number) =>
    run(
      `insert into exchange_offer (offer_id, valid_from, type, points, gives, bill_kyat, validity_days, min_tier, per_month,
         worth_kyat, name, name_mm) values ($1, platform.now(), $2, $3, $4, $5, 30, $6, $7, 50, $8, $8)`,
      [offerId, type, points, JSON.stringify(gives), billKyat, minTier, perMonth ?? null, name],
    )
  await holds(60)
  return {
    offerId,
    name,
    /** From now on it costs this many points. */
    costs: holds,
    /** Nobody else is offered it. */
    close: () =>
      run(
        `update exchange_offer set valid_to = platform.now() where offer_id = $1 and valid_from < platform.now()`,
        [offerId],
      ),
  }
}

/** Points on hold come now, not tomorrow. */
export const earnedPointsAreDue = (number: string) =>
  run(`update points_earn set due_at = platform.now() where line = $1 and state = 'HELD'`, [stored(number)])

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
