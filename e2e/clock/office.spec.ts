import type { Page } from '@playwright/test'
import { receiptNo } from '#contracts/receipt-no.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { expect, test } from '../fixtures.ts'
import { run } from '../pages/database.ts'
import { aCustomer, movesOf, paidTopup, refundsOf } from '../pages/office-money.ts'
import { deskOf } from '../pages/office.ts'
import { topupOf } from '../pages/payments.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { kyat } from '../pages/value.ts'
import { clockForward } from './move-clock.ts'

const LANGUAGES = ['en', 'my'] as const

/** The browser's own day is behind that of a copy whose time was moved. */
async function tomorrowOfProduct(page: Page): Promise<string> {
  const config = (await (await page.request.get('/config.json')).json()) as { clockAheadMs?: number }
  return `${yangonDayKey(Date.now() + (config.clockAheadMs ?? 0) + 86_400_000)}T00:00`
}

test.beforeEach(({ page }) => comeFromElsewhere(page))

for (const lang of LANGUAGES)
  test(`row 75 in ${lang} a channel is off at once and greyed on the site, and goes on again when nobody agrees`, async ({
    page,
    site,
    browser,
  }) => {
    await aCustomer(page, site, 0)
    const topup = topupOf(page, site)
    const desk = await deskOf(browser, lang, 'FINANCE')
    await desk.open('/channels')
    const cards = desk.say('channel.2c2p')
    await desk.button('channels.switchOff', { channel: cards }).click()
    await desk.act('channels.offNow', 'refuses every card since nine')
    await expect(desk.main).toContainText(desk.say('channels.off'))
    await expect(desk.main.getByRole('link', { name: desk.say('approvals.waits') })).toBeVisible()
    await desk.axe()
    await site.open('top-up')
    await expect(topup.way('CARD')).toBeDisabled()
    await expect(topup.way('KBZPAY')).toBeEnabled()
    await clockForward(page, '61m')
    await site.open('top-up')
    await expect(topup.way('CARD')).toBeEnabled({ timeout: 30_000 })
    await desk.close()
  })

for (const lang of LANGUAGES)
  test(`row 75 in ${lang} a refund above the limit: proposed, not by oneself, approved by the other, done once`, async ({
    page,
    site,
    browser,
  }) => {
    // Larger top-ups than today's rules allow.
    const large = { faces: [1000], custom: { min: 1000, max: 500_000, step: 500 } }
    const perDay = { payerKyat: 900_000, receiverKyat: 900_000, guestKyat: 30_000 }
    for (const [key, value] of [
      ['topup.faces', large],
      ['topup.perDay', perDay],
    ] as const)
      await run(`select set_rule($1, platform.now() + interval '1 second', $2, 'journey', platform.now())`, [
        key,
        JSON.stringify(value),
      ])
    const customer = await aCustomer(page, site, 0)
    let paid: Awaited<ReturnType<typeof paidTopup>> | null = null
    await expect(async () => {
      paid = await paidTopup(customer, { kyat: 150_000 })
    }).toPass({ timeout: 60_000 })
    const paymentId = String((paid as unknown as { paymentId: string }).paymentId)
    const one = await deskOf(browser, lang, 'FINANCE')
    const two = await deskOf(browser, lang, 'CARE_LEAD')
    await one.open(`/payments/${paymentId}`)
    await one.button('payments.refund').click()
    await one.act('payments.refund', 'paid for the wrong line')
    await expect(one.page.getByText(one.say('second.AMOUNT'))).toBeVisible()
    await one.main.getByRole('link', { name: one.say('approvals.waits') }).click()
    await expect(one.button('approvals.approve')).toBeDisabled()
    await two.open('/approvals')
    await two.row(one.name).getByRole('link').click()
    await expect(two.main).toContainText('150,000')
    await two.button('approvals.approve').dblclick()
    await expect(two.main).toContainText(two.say('proposalState.DONE'), { timeout: 20_000 })
    await two.open(`/payments/${paymentId}`)
    await expect(two.main).toContainText(two.say('paymentState.REFUNDED'), { timeout: 30_000 })
    expect(await refundsOf(paymentId)).toHaveLength(1)
    for (const desk of [one, two]) await desk.close()
  })

for (const [at, lang] of LANGUAGES.entries())
  test(`row 75 S-331 in ${lang} a price from tomorrow reaches the site when the clock turns, and the receipt of today keeps its own`, async ({
    page,
    site,
    browser,
  }) => {
    const [product, before, after] = [
      ['SABAI-WEEK', '999', '1,099'],
      // Without an offer, at whatever day this runs.
      ['SABAI-WEEK-PLUS', '1,999', '2,099'],
    ][at] as [string, string, string]
    const customer = await aCustomer(page, site, 5_000)
    const expectedPrice = Number(before.replace(',', ''))
    await customer.call(`/gw/vas-package/${product}/register`, { expectedPrice })
    const [bought] = await movesOf(customer.number)
    await site.open(`mobile-services/package/${product}`)
    const main = page.locator('main')
    await expect(main).toContainText(before)
    const one = await deskOf(browser, lang, 'CATALOG')
    const two = await deskOf(browser, lang, 'FINANCE')
    await one.open('/catalogue')
    const row = one.main.getByRole('row').filter({ has: one.page.getByText(product, { exact: true }) })
    await one.main.getByLabel(one.say('catalogue.find')).fill(product)
    await row.getByRole('button', { name: one.say('ask.propose') }).click()
    await one.axe()
    await one.fill('catalogue.newPrice', after.replace(',', ''))
    await one.fill('catalogue.fromYangon', await tomorrowOfProduct(page))
    await one.act('ask.propose', 'the new tax')
    await expect(row.getByRole('link', { name: one.say('approvals.waits') })).toBeVisible()
    await two.open('/approvals')
    await two.row(one.name).getByRole('link').click()
    await two.button('approvals.approve').click()
    await expect(two.main).toContainText(two.say('proposalState.DONE'), { timeout: 20_000 })
    await site.open(`mobile-services/package/${product}`)
    await expect(main).toContainText(before)
    const browserOfPage = await page.context().newCDPSession(page)
    await browserOfPage.send('Network.clearBrowserCache')
    await clockForward(page, '1d')
    await site.open(`mobile-services/package/${product}`)
    await expect(main).toContainText(after, { timeout: 30_000 })
    await site.open(`receipt/${receiptNo(String(bought?.['id']))}`)
    await expect(main).toContainText(site.words('receipts.realTitle'))
    await expect(main).toContainText(kyat(site, before))
    await expect(main).not.toContainText(after)
    for (const desk of [one, two]) await desk.close()
  })
