import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { makeBillRun } from '#adapters/fibre-book/bill-run.ts'
import { makeFibreBook } from '#adapters/fibre-book/fibre-book.ts'
import { yangonMonthsAfter } from '#language/yangon-day.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { expect, type Site } from '../fixtures.ts'
import { nowOfProduct, stored } from './database.ts'
import { kyat, signInWithBalance } from './value.ts'

export const thousands = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')

const RULES = { dueDays: 14, suspendAfterDays: 7, restoreMinutes: 10 }
const FEE = 42_000

/**
 * A contract of F40 that began four months ago, three of its bills open: the first month was paid, and an extra Wi-Fi point came before
 * the last bill.
 */
export async function aContract(phone: string): Promise<{ contractNo: string; due: number }> {
  // Bills are made for everybody at once: a parallel journey would make ours too early.
  const alone = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
  await alone.connect()
  await alone.query(`select pg_advisory_lock(hashtext('a contract of a journey'))`)
  const db = makeDatabase(process.env['DATABASE_URL'] ?? '')
  const today = await nowOfProduct()
  let now = yangonMonthsAfter(today, -4)
  const deps = { db, clock: { now: () => now }, rules: () => RULES }
  const book = makeFibreBook(deps)
  try {
    const opened = await book.open({
      reference: randomUUID(),
      line: stored(phone),
      ownerName: 'Daw Khin Khin',
      placeId: 'tsp-hlaing',
      address: 'No. 5, 10th Street',
      packageCode: 'F40',
      addOnIds: [],
      contractMonths: 12,
      waivedKyat: 50_000,
      ahead: { months: 1, monthlyKyat: FEE, addOns: [], paidAMonthKyat: 48_300 },
      kyat: 48_300,
    })
    if (opened.said !== 'DONE') throw new Error(`no contract: ${opened.said}`)
    const { contractNo } = opened
    now = yangonMonthsAfter(today, -1)
    await makeBillRun(deps)()
    await book.change({ reference: randomUUID(), contractNo, to: { addOnIds: ['extra-wifi'] } })
    now = today
    await makeBillRun(deps)()
    return { contractNo, due: (await book.contract(contractNo))?.dueKyat ?? 0 }
  } finally {
    await db.destroy()
    await alone.end()
  }
}

/** The run of the night, for everybody whose day has come: on a copy of its own, where nobody else waits for a bill. */
export async function billsAreMade(): Promise<void> {
  const now = await nowOfProduct()
  const db = makeDatabase(process.env['DATABASE_URL'] ?? '')
  try {
    await makeBillRun({ db, clock: { now: () => now }, rules: () => RULES })()
  } finally {
    await db.destroy()
  }
}

export function fibreOf(page: Page, site: Site) {
  const main = page.locator('main')
  const button = (key: string, slots?: Record<string, string>) =>
    main.getByRole('button', { name: site.words(key, slots), exact: true })
  return {
    main,
    button,
    sheet: page.locator('dialog[open]'),
    says: (key: string, slots?: Record<string, string>) => main.getByText(site.words(key, slots)).first(),
    field: (key: string) => main.getByLabel(site.words(key), { exact: true }),
    way: (code: string) => main.locator(`input[type="radio"][value="${code}"]`),
    pay: (amount: string) =>
      main.getByRole('button', { name: site.words('payments.pay', { amount: kyat(site, amount) }) }),
    /** Each step of an order on its way. */
    steps: main.getByRole('list', { name: site.words('fibre.track.way') }),
    /** What was begun on this phone and whose end nobody has seen. */
    openOne: main.getByRole('link', { name: site.words('fibre.pay.openGo') }),
    next: (step: string) => button('fibre.order.next', { step: site.words(`fibre.order.${step}`) }),
  }
}

/** Somebody with a fresh line of ours, signed in on a page of fibre. */
export async function signedInAt(page: Page, site: Site, path: string, kyatLeft = 0) {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, kyatLeft)
  await site.open(path)
  return { phone, fibre: fibreOf(page, site) }
}

/** Looks a contract up by its number; the phone works for the answer first. */
export async function lookUp(page: Page, site: Site, contractNo: string): Promise<void> {
  const { main, field } = fibreOf(page, site)
  await field('fibre.lookup.by').selectOption('CONTRACT_NO')
  await field('fibre.lookup.CONTRACT_NO').fill(contractNo)
  await main.getByRole('button', { name: site.words('fibre.lookup.find'), exact: true }).click()
  await expect(main.getByRole('form', { name: site.words('fibre.pay.title') })).toBeVisible({
    timeout: 20_000,
  })
}
