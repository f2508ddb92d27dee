import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { CLIENT_HEADER } from '#contracts/call.ts'
import { expect } from '../fixtures.ts'
import { run } from './database.ts'
import type { Desk } from './office.ts'

/** A merchant and a voucher of this journey alone: a new PIN would end that of others. First in every list. */
export async function aVoucher() {
  const mark = randomUUID().slice(0, 8)
  const [merchantId, voucherId] = [`desk-${mark}`, `0-${mark.toUpperCase()}`]
  const [name, title] = [`Tea ${mark}`, `Pot of tea ${mark}`]
  await run(`insert into voucher_merchant (id, name, name_mm) values ($1, $2, $2)`, [merchantId, name])
  await run(
    `insert into voucher (id, merchant_id, category, title, title_mm, terms, terms_mm, points, worth_kyat, per_member, sale_from,
       sale_to, use_days, outlets) values ($1, $2, 'FOOD', $3, $3, 'One pot.', 'One pot.', 400, 3500, 9,
       platform.now() - interval '1 day', platform.now() + interval '1 day', 30, '[]')`,
    [voucherId, merchantId, title],
  )
  return {
    mark: mark.toUpperCase(),
    merchantId,
    voucherId,
    name,
    title,
    /** Nobody else is offered it. */
    close: () => run(`update voucher set sale_to = platform.now() where id = $1`, [voucherId]),
  }
}

/** Finds a customer by number and opens the record with a reason. */
export async function openRecordOf(desk: Desk, number: string): Promise<void> {
  await desk.page.keyboard.press('/')
  await desk.page.keyboard.type(number)
  await desk.page.keyboard.press('Enter')
  await desk.main.getByLabel(desk.say('record.reason')).click()
  await desk.page.getByRole('option', { name: desk.say('recordReason.CALL') }).click()
  await desk.main.getByLabel(desk.say('record.reference')).fill('CALL-2231')
  await desk.button('record.open').click()
  await expect(desk.main.getByRole('heading', { name: desk.say('points.title'), exact: true })).toBeVisible()
}

/** Makes a call as the customer signed in on the website, and returns any answer. */
export async function asOwner(page: Page, method: 'GET' | 'POST', path: string, data: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('__TOKEN__'))
  const headers = { authorization: `Bearer ${token}`, [CLIENT_HEADER]: `${brand.slug}-web` }
  const answer =
    method === 'GET'
      ? await page.request.get(path, { headers })
      : await page.request.post(path, { headers, data })
  return (await answer.json()) as { code: string; result: unknown }
}
