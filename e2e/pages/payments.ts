import type { Page } from '@playwright/test'
import { portOf } from '#platform/config/ports.ts'
import { expect, type Site } from '../fixtures.ts'
import { ask, stored } from './database.ts'
import type { Phone } from './sms-inbox.ts'
import { kyat, signInWithBalance } from './value.ts'

const SIMULATOR = `http://127.0.0.1:${portOf(process.env, 'SIMULATOR_PORT')}`

/** The channel's reference of the last payment by this number. */
export async function lastReference(payer: string): Promise<string> {
  let reference = ''
  const look = async () => {
    const [row] = await ask(
      `select p.reference from payment p join payment_order o on o.id = p.order_id
        where o.payer = $1 order by p.created_at desc limit 1`,
      [stored(payer)],
    )
    reference = String(row?.['reference'] ?? '')
    return reference
  }
  await expect.poll(look).toMatch(/^P\d+Z$/)
  return reference
}

export const triesOf = async (payer: string): Promise<string[]> => {
  const rows = await ask(
    `select p.channel || ' ' || p.way || ' ' || p.state as told from payment p join payment_order o on o.id = p.order_id
      where o.payer = $1 order by p.created_at`,
    [stored(payer)],
  )
  return rows.map(({ told }) => String(told))
}

export const ordersOf = async (payer: string): Promise<string[]> =>
  (await ask(`select state from payment_order where payer = $1 order by created_at`, [stored(payer)])).map(
    ({ state }) => String(state),
  )

/** Makes everything open due now: asked about, delivered or refunded. */
export async function paymentsAreDue(payer: string): Promise<void> {
  const of = `order_id in (select id from payment_order where payer = $1)`
  await ask(`update payment set due_at = now() where due_at is not null and ${of}`, [stored(payer)])
  await ask(`update payment_fulfilment set due_at = now() where due_at is not null and ${of}`, [
    stored(payer),
  ])
  await ask(
    `update payment_refund set due_at = now() where due_at is not null and payment_id in (select id from payment where ${of})`,
    [stored(payer)],
  )
}

/** Pretends that the payer was away for half an hour. */
export const orderExpires = (payer: string) =>
  ask(
    `update payment_order set expires_at = now(), due_at = now() where payer = $1 and state = 'AWAITING_PAYMENT'`,
    [stored(payer)],
  )

/** As the operator does when a number changes hands. */
export const ordersAreCancelled = (payer: string) =>
  ask(`update payment_order set state = 'CANCELLED', due_at = null, ended_at = now() where payer = $1`, [
    stored(payer),
  ])

/** Kyat on the balance of a line, and when the line ends. */
export async function lineNow(number: string): Promise<{ kyat: number; endsAt: Date }> {
  const [row] = await ask<{ kyat: string; ends_at: Date }>(
    `select b.balance as kyat, l.ends_at from ledger.line l
      join ledger.bucket b on b.owner = l.number and b.unit = 'MMK' and b.source = 'MAIN' where l.number = $1`,
    [stored(number)],
  )
  return { kyat: Number(row?.kyat), endsAt: row?.ends_at ?? new Date(0) }
}

/** Pretends that nobody has topped it up for a long time. */
export const lineEndsSoon = (number: string) =>
  ask(`update ledger.line set ends_at = platform.now() + interval '10 days' where number = $1`, [
    stored(number),
  ])

async function steer(method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${SIMULATOR}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, path).toBe(true)
}

/** What the channel does wrong with one payment. */
export const channelGoesWrong = (reference: string, fault: string) =>
  steer('PUT', '/pay/fault', { fault, reference })

/** Scans the code and pays in the app, or refuses there. */
export const inTheApp = (reference: string, deed: 'pay' | 'refuse') =>
  steer('POST', `/pay/deals/${reference}`, { deed })

/** A customer with this balance who came to top up. */
export async function signedInAtTopUp(page: Page, site: Site, kyatLeft: number) {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, kyatLeft)
  await site.open('top-up')
  return { phone, topup: topupOf(page, site) }
}

export function topupOf(page: Page, site: Site) {
  const main = page.locator('main')
  const button = (key: string, slots?: Record<string, string>) =>
    main.getByRole('button', { name: site.words(key, slots), exact: true })
  return {
    main,
    face: (amount: string) =>
      main.locator('button[aria-pressed]').filter({ hasText: new RegExp(`^${amount}`) }),
    another: button('topup.another'),
    number: main.getByLabel(site.words('topup.number'), { exact: true }),
    again: main.getByLabel(site.words('topup.numberAgain'), { exact: true }),
    way: (code: string) => main.locator(`input[type="radio"][value="${code}"]`),
    pay: (amount: string) =>
      main.getByRole('button', { name: site.words('payments.pay', { amount: kyat(site, amount) }) }),
    otherWay: button('payments.another'),
    /** The same order once more. */
    payAgain: (amount: string) => button('payments.pay', { amount: kyat(site, amount) }),
    code: main.getByRole('img', { name: /QR|Code to pay/ }),
    says: (key: string, slots?: Record<string, string>) => main.getByText(site.words(key, slots)).first(),
    line: (pay: string, credit: string, tax: string) =>
      main.getByText(
        site.words('topup.line', { pay: kyat(site, pay), credit: kyat(site, credit), tax: kyat(site, tax) }),
      ),
  }
}

/** On the channel's own page. */
export async function onItsPage(page: Page, deed: 'pay' | 'refuse' | 'wait'): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/deal\//)
  await page.getByRole('button', { name: deed, exact: true }).click()
}

/** The line is gone from the operator's core: whatever comes for it is refused there. */
export const lineIsGone = (number: string) =>
  ask(`update ledger.bucket set owner = 'past:' || owner where owner = $1`, [stored(number)])

/** Somebody without an account shows that a number is theirs. */
export async function proveGuest(page: Page, site: Site, guest: Phone): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: site.words('payments.prove') })
    .click()
  const sheet = page.locator('dialog[open]')
  await sheet.getByLabel(site.words('identity.phone')).fill(guest.number)
  await sheet.getByRole('button', { name: site.words('identity.getCode') }).click()
  // The phone works for its code first.
  await expect(sheet.locator('input[autocomplete="one-time-code"]')).toBeFocused({ timeout: 20_000 })
  await page.keyboard.type(await guest.nextCode())
  await expect(sheet).toHaveCount(0)
}
