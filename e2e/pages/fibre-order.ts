import type { Page } from '@playwright/test'
import { expect, type Site } from '../fixtures.ts'
import { ask, run, stored } from './database.ts'
import { fibreOf, signedInAt } from './fibre.ts'
import { onItsPage } from './payments.ts'

export const HLAING = { region: 'region-yangon', township: 'tsp-hlaing', ward: 'ward-hlaing-ward-1' }

export async function fillPlace(page: Page, site: Site, place = HLAING): Promise<void> {
  const { field, next } = fibreOf(page, site)
  for (const name of ['region', 'township', 'ward'] as const)
    await field(`fibre.${name}`).selectOption(place[name])
  await field('fibre.order.address').fill(`No. ${Math.floor(Math.random() * 1e6)}, Insein Road`)
  await next('plan').click()
}

async function fillPerson(page: Page, site: Site): Promise<void> {
  const { field, next } = fibreOf(page, site)
  await field('fibre.order.fullName').fill('Daw Khin Khin')
  await field('fibre.id.state').selectOption('12')
  await field('fibre.id.township').fill('OUKAMA')
  await field('fibre.id.digits').fill(String(100_000 + Math.floor(Math.random() * 899_999)))
  await next('pay').click()
}

/** Journeys order beside each other, day after day on the same copy: none of them loses its visit to another. */
const makeRoom = (township: string): Promise<void> =>
  run(
    `insert into install_slot (township, day, slot, capacity)
      select $1, (platform.now() at time zone 'Asia/Yangon')::date + ahead, slot, 500
        from generate_series(0, 15) ahead, unnest(array['AM', 'PM', 'EVE']) slot
      on conflict (township, day, slot) do update set capacity = 500`,
    [township],
  )

/** From the first step to the last, with the first free visit. */
export async function toPay(page: Page, site: Site, place = HLAING): Promise<void> {
  await makeRoom(place.township)
  const { main, next } = fibreOf(page, site)
  await fillPlace(page, site, place)
  await next('visit').click()
  await main.locator('fieldset input[type="radio"]:enabled').first().check({ force: true })
  await next('person').click()
  await fillPerson(page, site)
}

/** Somebody who ordered F40 for six months and paid with KBZPay. */
export async function boughtLine(page: Page, site: Site) {
  const { phone, fibre } = await signedInAt(page, site, 'home-internet/order/F40')
  await toPay(page, site)
  await fibre.main.getByRole('checkbox').check()
  await fibre.pay('269,514').click()
  await onItsPage(page, 'pay')
  await site.open('home-internet/order/F40')
  await fibre.openOne.click()
  await expect(fibre.says('fibre.result.ordered')).toBeVisible({ timeout: 20_000 })
  return { phone, fibre, ...(await lineOf(phone.number)) }
}

/** The last order of a line under this number. */
export async function lineOf(number: string) {
  const [row] = await ask<{ id: string; no: string; day: string; code: string }>(
    `select o.id, o.order_no as no, l.day::text as day, l.visit_code as code
       from payment_order o join line_order l on l.order_id = o.id where o.payer = $1 order by o.created_at desc limit 1`,
    [stored(number)],
  )
  if (!row) throw new Error('nobody ordered a line')
  return { orderId: row.id, orderNo: row.no, day: row.day, visitCode: row.code }
}
