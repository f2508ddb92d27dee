import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeVoucherSeal, importCodes } from '#modules/vouchers/index.ts'
import { makeDatabase } from '#platform/db/database.ts'
import type { Site } from '../fixtures.ts'
import { run, stored } from './database.ts'
import { loyaltyOf } from './loyalty.ts'

const aWord = () => randomBytes(4).toString('hex').toUpperCase()

export type OwnVoucher = { readonly id: string; readonly title: string }

/** One like another of the demo, with a name and codes of its own, so that no journey takes what another counts on. */
export async function aVoucherLike(other: string, stock: number): Promise<OwnVoucher> {
  const word = aWord()
  const id = `E2E-${word}`
  const title = `Journey ${word}`
  await run(
    `insert into voucher (id, merchant_id, category, title, title_mm, terms, terms_mm, points, worth_kyat, per_member, min_tier,
       sale_from, sale_to, use_days, outlets, starts_at, give_back_until, venue, venue_mm, programme)
     select $2, merchant_id, category, $3, $3, terms, terms_mm, points, worth_kyat, per_member, min_tier,
       sale_from, sale_to, use_days, outlets, starts_at, give_back_until, venue, venue_mm, programme from voucher where id = $1`,
    [other, id, title],
  )
  await putInStock(id, stock)
  return { id, title }
}

export async function putInStock(voucherId: string, count: number): Promise<void> {
  const seal = makeVoucherSeal(process.env['VOUCHER_KEY'] ?? '')
  const db = makeDatabase(process.env['DATABASE_URL'] ?? '')
  try {
    const { merchant_id: merchantId } = await db
      .selectFrom('voucher')
      .select('merchant_id')
      .where('id', '=', voucherId)
      .executeTakeFirstOrThrow()
    const codes = Array.from({ length: count }, () => `J${aWord()}7`)
    await db.transaction().execute((tx) => importCodes(tx, seal, { voucherId, merchantId }, codes))
  } finally {
    await db.destroy()
  }
}

/** Takes all of them before the customer can. */
export const takeAllOf = (voucherId: string) =>
  run(`delete from voucher_code where voucher_id = $1 and state = 'FREE'`, [voucherId])

/** Journeys leave nothing behind that others would find on sale. */
export const endSaleOf = ({ id }: OwnVoucher) =>
  run(`update voucher set sale_to = now() where id = $1 and sale_from < now()`, [id])

export const isOfLevel =
  (tier: string) =>
  (number: string): Promise<void> =>
    run(
      `insert into loyalty_member (line, member_no, tier, tier_valid_to, since)
       values ($1, lpad((random() * 1e11)::bigint::text, 12, '8'), $2, now() + interval '90 days', now())
       on conflict (line) do update set tier = excluded.tier, tier_valid_to = excluded.tier_valid_to`,
      [stored(number), tier],
    )

export function vouchersOf(page: Page, site: Site) {
  const base = loyaltyOf(page, site)
  const { main } = base
  const sheet = page.locator('dialog[open]')
  const inSheet = (key: string) => sheet.getByRole('button', { name: site.words(key), exact: true })
  return {
    ...base,
    sheet,
    inSheet,
    ticket: (title: string) => page.getByRole('link', { name: title, exact: true }),
    take: (points: string) => base.button('vouchers.take', { points }),
    own: main.getByRole('region', { name: site.words('vouchers.own') }),
    pin: main.getByRole('textbox', { name: site.words('vouchers.pin') }),
    qr: main.getByRole('img', { name: /QR/ }),
    evening: (title: string) => main.getByRole('region', { name: title, exact: true }),
  }
}
