import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { wrongCode } from '../pages/sms-inbox.ts'
import { buySheetOf, kyat, packagesAreDue, signInWithBalance } from '../pages/value.ts'
import { answerWith } from '../pages/hold.ts'

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
    '#/top-up?need=399&back=%2Fmobile-services%2Fpackage%2FSABAI-WEEK%3Fbuy',
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

test('S-005 above 10,000 kyat: a wrong code takes nothing, the right one from the phone buys once', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 20_000)
  await site.open('mobile-services/package/PADAUK-FAMILY')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('11,999').click()
  const field = buy.sheet.locator('input[autocomplete="one-time-code"]')
  await expect(field).toBeFocused()
  await site.axe()
  const right = await phone.nextCode()
  await page.keyboard.type(wrongCode(right))
  await expect(buy.sheet.getByRole('alert')).not.toBeEmpty()
  await field.fill(right)
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '8,001'))
  expect((await phone.messages())[0]?.text).toContain('11,999')
})

test('S-005 another price than the page showed: said before anything is taken, and bought for the new one', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  // The page was opened while an older price was on the shelf.
  await answerWith(page, '**/get-vas-package-detail/SABAI-WEEK*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    return route.fulfill({ response: answer, json: { ...body, result: { ...body.result, price: 899 } } })
  })
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('899').click()
  await expect(buy.says('purchases.nothingTaken')).toBeVisible()
  await site.axe()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '4,001'))
})

test('S-005 renewed by itself at its end and told by SMS; stopped at once it takes what was left', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.renews.check()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await packagesAreDue(phone.number)
  await expect.poll(async () => (await phone.messages())[0]?.text).toContain('999')

  await site.open('myid/packages')
  const main = page.locator('main')
  await expect(main).toContainText(site.words('account.ended.EXPIRED'))
  await expect(main.getByRole('switch')).toBeChecked()
  await site.axe()
  await main.getByRole('button', { name: site.words('account.stopNow') }).click()
  await buy.sheet.getByRole('button', { name: site.words('account.stopYes') }).click()
  await expect(main).toContainText(site.words('account.ended.CANCELLED'))
  await expect(main.getByText(site.words('account.noPackages'))).toBeVisible()
  await site.open('myid')
  await expect(main).toContainText(kyat(site, '3,002'))
  await expect(main.getByText(site.words('account.leftNothing'))).toBeVisible()
  await expect(main).toContainText(site.words('account.ended.CANCELLED'))
  await expect(main).not.toContainText(site.words('account.type.ADJUST'))
  expect(site.problems).toEqual([])
})
