import { brand } from '#brand'
import { yangonMonthStart } from '#language/yangon-day.ts'
import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'
import { ask, nowOfProduct, run, stored } from '../pages/database.ts'
import { aContract, billsAreMade } from '../pages/fibre.ts'
import { hasPoints, loyaltyOf } from '../pages/loyalty.ts'
import { comeFromElsewhere, signInOf } from '../pages/sign-in.ts'
import type { Phone } from '../pages/sms-inbox.ts'
import { boughtAWeek, kyat, signInWithBalance } from '../pages/value.ts'
import { clockForward } from './move-clock.ts'

const HOME = `${brand.slug}-loyalty-home`
const DAY_MS = 86_400_000

test.beforeEach(({ page }) => comeFromElsewhere(page))

/** Days until the levels of next month were looked at. */
async function daysToRun(): Promise<number> {
  const now = await nowOfProduct()
  return Math.ceil((yangonMonthStart(now, 1).getTime() + 2 * DAY_MS - now.getTime()) / DAY_MS)
}

async function signInAgain(page: Page, site: Site, phone: Phone): Promise<void> {
  await site.open('log-in')
  const form = signInOf(page, site)
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(page).not.toHaveURL(/#\/log-in/)
}

/** The worker does it in its own time; the page asks when it is loaded. */
const untilCardSays = (page: Page, site: Site, text: string) =>
  expect(async () => {
    const { main, card } = loyaltyOf(page, site)
    await page.reload()
    await expect(card).toContainText(text, { timeout: 5_000 })
    expect(await main.getByText(site.words('loyalty.heldTitle')).count(), 'on hold').toBe(0)
  }).toPass({ timeout: 100_000 })

test('S-313 S-316 bought: on hold, a day later to be used, and after the run the card has its new level', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const { phone } = await boughtAWeek(page, site, 5_000)
  const { main, card, says } = loyaltyOf(page, site)
  await site.open(HOME)
  await expect(card).toContainText(site.words('loyalty.memberOf.MEMBER'))
  await expect(says('loyalty.heldTitle')).toBeVisible()
  await run(
    `insert into loyalty_rank values ($1, date_trunc('month', platform.now() at time zone 'Asia/Yangon')::date, 600)
     on conflict do nothing`,
    [stored(phone.number)],
  )
  await clockForward(page, '25h')
  await untilCardSays(page, site, `9 ${site.words('loyalty.toUse')}`)
  await expect(main).toContainText(site.words('loyalty.tier.SILVER'))

  await clockForward(page, `${await daysToRun()}d`)
  await signInAgain(page, site, phone)
  await site.open(HOME)
  await untilCardSays(page, site, site.words('loyalty.memberOf.SILVER'))
  await site.open(`${brand.slug}-loyalty-ranking`)
  await expect(says('loyalty.ownTitle', { tier: site.words('loyalty.tier.SILVER') })).toBeVisible()
})

test('S-313 S-318 undone: its points are dropped, and a day later there are still none', async ({
  page,
  site,
}) => {
  const { buy } = await boughtAWeek(page, site, 5_000)
  await buy.undo.click()
  await expect(buy.says('purchases.undoneTitle')).toBeVisible()
  const { main, card } = loyaltyOf(page, site)
  await site.open(HOME)
  await expect(card).toBeVisible()
  await expect(main.getByText(site.words('loyalty.heldTitle'))).toHaveCount(0)
  await clockForward(page, '25h')
  await expect(card).toContainText(`0 ${site.words('loyalty.toUse')}`)
})

test('S-311 S-318 points that nobody used end on their day, and the history says so', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await site.open('log-in')
  await signInWithBalance(page, site, 0, hasPoints([100, 3], [40, 60]))
  const { rows, card } = loyaltyOf(page, site)
  await site.open(HOME)
  await expect(card).toContainText(`140 ${site.words('loyalty.toUse')}`)
  await clockForward(page, '4d')
  await untilCardSays(page, site, `40 ${site.words('loyalty.toUse')}`)
  await site.open('myid-loyalty-point')
  await expect(async () => {
    await page.reload()
    await expect(rows.first()).toContainText('−100', { timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
  await expect(rows.first()).toContainText(site.words('loyalty.kind.EXPIRE'))
})

test('S-323 points become kyat off a fibre bill: the next bill names them and is that much less', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([1_200, 90]))
  const { contractNo } = await aContract(phone.number)
  await site.open('myid-loyalty-exchange-point-ftth?offer=FTTH-1000')
  const { main, getCode, code, says } = loyaltyOf(page, site)
  await getCode.click()
  await expect(code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(says('loyalty.doneFibre', { amount: kyat(site, '1,000') })).toBeVisible()
  const credit = () => ask(`select state from exchange_fulfilment where contract_no = $1`, [contractNo])
  await expect.poll(credit, { timeout: 30_000 }).toEqual([{ state: 'DONE' }])

  await clockForward(page, '32d')
  await billsAreMade()
  await signInAgain(page, site, phone)
  await site.open(`home-internet/payment?contract=${contractNo}`)
  await expect(main.getByRole('row').filter({ hasText: site.words('fibre.oneOff.POINTS') })).toContainText(
    '1,000',
  )
  await expect(main).toContainText(
    site.words('fibre.why.CREDIT', { what: site.words('fibre.oneOff.POINTS') }),
  )
})
