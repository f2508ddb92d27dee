import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { boughtAWeek, buySheetOf, kyat, signInWithBalance, usedData } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-005 the own account: balance, what is left, renewal on and off, and why it changed', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()

  await site.open('myid')
  const main = page.locator('main')
  await expect(main).toContainText(kyat(site, '4,001'))
  const left = main.getByRole('region', { name: site.words('account.left') })
  await expect(left).toContainText('750 MB')
  await expect(left).toContainText(site.words('account.outOf', { whole: '750 MB' }))
  await site.axe()

  await site.open('myid/packages')
  const renews = main.getByRole('switch')
  await expect(renews).not.toBeChecked()
  await renews.click()
  await expect(renews).toBeEnabled()
  await expect(renews).toBeChecked()
  await renews.click()
  await expect(renews).toBeEnabled()
  await expect(renews).not.toBeChecked()
  await fitsSmallAndLarge(page)

  await site.open('myid/history')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(site.words('account.today'))
  await main.locator('summary').first().click()
  await expect(main).toContainText(
    site.words('value.why.purchase', { price: '999', tax: '' }).split('999')[0] ?? '',
  )
  await site.axe()
  expect(site.problems).toEqual([])
})

test('S-005 S-275 history: filters wait behind one button and say how many are on', async ({
  page,
  site,
}) => {
  await boughtAWeek(page, site, 5_000)
  await site.open('myid/history')
  const main = page.locator('main')
  await expect(main.locator('summary')).toHaveCount(1)
  await main.getByRole('button', { name: site.words('account.filter'), exact: true }).click()
  const sheet = page.locator('dialog[open]')
  await sheet.getByLabel(site.words('account.filterType'), { exact: true }).selectOption('GIFT_OUT')
  await site.axe()
  await sheet.getByRole('button', { name: site.words('account.filterShow') }).click()
  await expect(main.getByText(site.words('account.noneOfFilters'))).toBeVisible()
  const on = main.getByRole('button', { name: site.words('account.filtersOn', { n: '1' }) })
  await on.click()
  await sheet.getByRole('button', { name: site.words('account.filterClear') }).click()
  await sheet.getByRole('button', { name: site.words('account.filterShow') }).click()
  await expect(main.locator('summary')).toHaveCount(1)
})

test('S-275 My ID: use over 30 days says how long the data lasts, and is not there where nobody can say it', async ({
  page,
  site,
}) => {
  const { phone } = await boughtAWeek(page, site, 5_000)
  for (const [daysAgo, megabytes] of [
    [4, 40],
    [3, 60],
    [2, 100],
    [1, 80],
    [0, 10],
  ] as const)
    await usedData(phone.number, megabytes, daysAgo)
  await site.open('myid')
  const main = page.locator('main')
  const [before = ''] = site.words('account.monthLabel').split('{{sum}}')
  const chart = main.getByRole('img', { name: new RegExp(`${before.trim()}.*290 MB`) })
  await expect(chart).toBeVisible()
  // 460 MB left at 70 a day: six days, a day before the package ends.
  const [pace = ''] = site.words('account.paceUntil').split('{{day}}')
  await expect(main.getByText(pace.trim()).first()).toBeVisible()
  await site.axe()
  await fitsSmallAndLarge(page)

  const asOf = new Date().toISOString()
  await page.route('**/me/data-use', (route) =>
    route.fulfill({ json: { code: 'SUCCESS', result: { days: null, asOf } } }),
  )
  await page.reload()
  await expect(main).toContainText(kyat(site, '4,001'))
  await expect(main.getByRole('heading', { name: site.words('account.yourLine') })).toBeVisible()
  await expect(main.getByRole('heading', { name: site.words('account.monthTitle') })).toHaveCount(0)
})

test('S-054 signed out, My ID has one button, and it leads to the sign-in and back', async ({
  page,
  site,
}) => {
  await site.open('myid')
  const main = page.locator('main')
  await site.axe()
  await main.getByRole('button', { name: site.words('session.logIn'), exact: true }).click()
  await signInWithBalance(page, site, 1_234)
  await expect(page).toHaveURL(/#\/myid$/)
  await expect(main).toContainText(kyat(site, '1,234'))
})
