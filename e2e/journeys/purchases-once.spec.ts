import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'
import { reload, secondPhone } from '../pages/second-phone.ts'
import { totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import type { Phone } from '../pages/sms-inbox.ts'
import { buySheetOf, coreGoesWrong, kyat, openMovesAreDue, signInWithBalance } from '../pages/value.ts'

const WEEK = 'mobile-services/package/SABAI-WEEK'

type Fault = {
  readonly name: string
  /** Buys with the fault on; what the first page shows then. */
  readonly buys: (page: Page, site: Site, phone: Phone) => Promise<void>
}

async function open(page: Page, site: Site) {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await expect(buy.buyFor('999')).toBeEnabled()
  return phone
}

const FAULTS: readonly Fault[] = [
  {
    name: 'the answer is cut',
    async buys(page, site) {
      // The server has done it, and its answer never comes.
      await page.route('**/register', async (route) => {
        await route.fetch()
        await route.abort()
      })
      const buy = buySheetOf(page, site)
      await buy.buyFor('999').click()
      await expect(buy.says('purchases.lostTitle')).toBeVisible()
      await page.unroute('**/register')
    },
  },
  {
    name: 'the core is silent',
    async buys(page, site, phone) {
      await coreGoesWrong(phone.number, 'SILENT_AFTER_EFFECT', 1)
      const buy = buySheetOf(page, site)
      await buy.buyFor('999').click()
      await expect(buy.says('purchases.checkingTitle')).toBeVisible({ timeout: 15_000 })
    },
  },
]

/** Whatever was tapped and loaded, the ledger took it once. */
async function chargedOnce(phone: Phone): Promise<void> {
  expect((await totalsOf(phone.number))['MMK']).toBe(4_001)
}

test.beforeEach(({ page }) => comeFromElsewhere(page))

for (const { name, buys } of FAULTS) {
  const isSilent = name === 'the core is silent'

  test(`S-005 S-259 ${name}, and the page is loaded anew: the same purchase, charged once`, async ({
    page,
    site,
  }) => {
    const phone = await open(page, site)
    const ids = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.url().endsWith('/register')) ids.add(request.headers()['idempotency-key'])
    })
    await buys(page, site, phone)
    await reload(page)
    const buy = buySheetOf(page, site)
    if (isSilent) {
      await expect(buy.says('purchases.checkingTitle')).toBeVisible()
      await site.axe()
      await openMovesAreDue(phone.number)
    }
    await expect(buy.says('purchases.doneTitle')).toBeVisible({ timeout: 20_000 })
    await expect(buy.says('purchases.chargedOnce', { amount: kyat(site, '999') })).toBeVisible()
    await expect(buy.sheet).toContainText(kyat(site, '4,001'))
    await site.axe()
    expect(ids.size).toBe(1)
    await chargedOnce(phone)
    await buy.close.click()
    await reload(page)
    await expect(buy.open).toBeVisible()
    await expect(buy.sheet).toHaveCount(0)
  })

  test(`S-005 S-259 ${name}, and a second tab is opened: it follows the first, charged once`, async ({
    page,
    site,
    context,
  }) => {
    const phone = await open(page, site)
    await buys(page, site, phone)
    const tab = await context.newPage()
    const sent: string[] = []
    tab.on('request', (request) => {
      if (request.url().endsWith('/register')) sent.push(request.headers()['idempotency-key'] ?? '')
    })
    await tab.goto(`/#/${WEEK}`)
    const buy = buySheetOf(tab, site)
    if (isSilent) {
      await expect(buy.says('purchases.checkingTitle')).toBeVisible()
      await openMovesAreDue(phone.number)
    }
    await expect(buy.says('purchases.doneTitle')).toBeVisible({ timeout: 20_000 })
    await expect(buy.says('purchases.chargedOnce', { amount: kyat(site, '999') })).toBeVisible()
    expect(new Set(sent).size, 'asked for its end under the same id').toBe(1)
    await chargedOnce(phone)
  })

  test(`S-005 S-259 ${name}, and a second phone buys it: charged once, and it is told so`, async ({
    page,
    site,
    browser,
  }) => {
    const phone = await open(page, site)
    await buys(page, site, phone)
    const second = await secondPhone(browser, site, phone, page)
    const buy = buySheetOf(second.page, site)
    await second.page.goto(`/#/${WEEK}`)
    await buy.open.click()
    if (isSilent) {
      await buy.buyFor('999').click()
      await expect(buy.says('purchases.checkingTitle')).toBeVisible()
      await openMovesAreDue(phone.number)
      await expect(buy.says('purchases.endedTitle')).toBeVisible({ timeout: 20_000 })
      await expect(buy.says('purchases.chargedOnce', { amount: kyat(site, '999') })).toBeVisible()
    } else {
      await expect(buy.buyFor('999')).toBeDisabled()
      const [asks = '', again = ''] = site.words('purchases.boughtAt').split('{{time}}')
      await expect(buy.sheet).toContainText(asks)
      await expect(buy.sheet).toContainText(again)
      await expect(buy.sheet).toContainText(/\d\d:\d\d/)
    }
    await chargedOnce(phone)
    await second.close()
  })
}

test('S-005 the first page knows of no purchase, and the server asks: the minute is named, and only a yes takes money', async ({
  page,
  site,
}) => {
  const phone = await open(page, site)
  const buy = buySheetOf(page, site)
  // As on a page that was opened before: what it shows of the line is older than the purchase.
  await page.route('**/account-main*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    return route.fulfill({
      response: answer,
      json: { ...body, result: { ...body.result, activeSubscriptions: [] } },
    })
  })
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await buy.close.click()
  await buy.open.click()
  await buy.buyFor('999').click()
  await expect(buy.sheet).toContainText(/\d\d:\d\d/)
  await expect(buy.accept).not.toBeChecked()
  await expect(buy.buyFor('999')).toBeDisabled()
  await site.axe()
  await chargedOnce(phone)
  await buy.accept.check()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  expect((await totalsOf(phone.number))['MMK']).toBe(3_002)
  // The result asks for the account once more; that may be under way when the page goes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
