import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'

const WEEK = 'mobile-services/package/SABAI-WEEK'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-005 S-259 signed out, log in, back at the package: bought once, with a receipt, and undone', async ({
  page,
  site,
}) => {
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await signInWithBalance(page, site, 5_000)
  await expect(page).toHaveURL(/package\/SABAI-WEEK/)
  await expect(buy.renews).not.toBeChecked()
  await expect(buy.sheet).toContainText(kyat(site, '5,000'))
  await expect(buy.sheet).toContainText(kyat(site, '4,001'))
  await site.axe()
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) sent.push(request.headers()['idempotency-key'])
  })
  await buy.buyFor('999').dblclick()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  await expect(buy.sheet).toContainText(/[0-9A-Z]{8}-[0-9A-Z]{6}-[0-9A-Z]{6}-[0-9A-Z]{6}/)
  await expect(buy.sheet).toContainText(kyat(site, '4,001'))
  await site.axe()
  await buy.undo.click()
  await expect(buy.says('purchases.undoneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '999'))
  await page.goto('/#/myid')
  await expect(page.locator('main')).toContainText(kyat(site, '5,000'))
  expect(site.problems).toEqual([])
})

test('S-005 bought again: the rule in words, and only after the tick', async ({ page, site }) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await buy.close.click()
  await buy.open.click()
  await expect(buy.says('packages.overlap.STACK_EXTEND')).toBeVisible()
  await expect(buy.buyFor('999')).toBeDisabled()
  await site.axe()
  await buy.accept.check()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '3,002'))
})

test('S-005 too little on the balance: how much is missing, and where to top up', async ({ page, site }) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 600)
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await expect(buy.says('purchases.missing', { amount: kyat(site, '399') })).toBeVisible()
  await expect(buy.buyFor('999')).toHaveCount(0)
  await expect(buy.sheet.getByRole('link', { name: site.words('purchases.topUp') })).toHaveAttribute(
    'href',
    '#/top-up',
  )
})

test('S-259 an answer that was lost on the way: asked again it is the same purchase', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open(WEEK)
  const keys: (string | undefined)[] = []
  await page.route('**/register', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.lostTitle')).toBeVisible()
  await buy.sheet.getByRole('button', { name: site.words('purchases.askAgain') }).click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '4,001'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})
