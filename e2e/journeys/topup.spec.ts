import { expect, test } from '../fixtures.ts'
import { nowOfProduct } from '../pages/database.ts'
import { aNewLine, codeWasSentEarlier } from '../pages/identity-time.ts'
import {
  channelGoesWrong,
  inTheApp,
  lastReference,
  lineEndsSoon,
  lineIsGone,
  lineNow,
  onItsPage,
  orderExpires,
  ordersAreCancelled,
  ordersOf,
  paymentsAreDue,
  proveGuest,
  signedInAtTopUp,
  topupOf,
  triesOf,
} from '../pages/payments.ts'
import { fileOf } from '../pages/pdf.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { buySheetOf, kyat, signInWithBalance } from '../pages/value.ts'

const DAY_MS = 86_400_000

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-301 a card for another number: typed twice, paid on the page of the bank, the other line has it once', async ({
  page,
  site,
}) => {
  const line = await aNewLine(0)
  await lineEndsSoon(line)
  const { phone, topup } = await signedInAtTopUp(page, site, 500)
  await topup.another.click()
  await topup.number.fill(line)
  await topup.again.fill(`${line.slice(0, -1)}${(Number(line.at(-1)) + 1) % 10}`)
  await topup.way('CARD').check()
  await topup.pay('10,000').click()
  await expect(topup.says('topup.differs')).toBeVisible()
  await expect(topup.again).toBeFocused()
  await site.axe()
  await topup.again.fill(line)
  await topup.pay('10,000').click()
  await onItsPage(page, 'pay')
  await expect(page).toHaveURL(/#\/top-up/)
  await expect(topup.says('topup.doneText', { amount: kyat(site, '9,523') })).toBeVisible({ timeout: 20_000 })
  await expect(topup.main).not.toContainText(line.slice(-6))
  const { kyat: theirs, endsAt } = await lineNow(line)
  expect(theirs).toBe(9_523)
  expect(endsAt.getTime()).toBeGreaterThan((await nowOfProduct()).getTime() + 364 * DAY_MS)
  expect((await lineNow(phone.number)).kyat).toBe(500)
  await topup.main.getByRole('button', { name: site.words('topup.again') }).click()
  await expect(topup.pay('10,000')).toBeEnabled()
  expect(await ordersOf(phone.number)).toEqual(['COMPLETED'])
})

test('S-287 S-301 the notice is lost and nobody looks: the line is topped up and an SMS tells it', async ({
  page,
  site,
}) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  await topup.pay('10,000').click()
  await expect(page).toHaveURL(/\/pay\/deal\//)
  const reference = await lastReference(phone.number)
  await channelGoesWrong(reference, 'LOST')
  await onItsPage(page, 'pay')
  await paymentsAreDue(phone.number)
  const told = async () => (await phone.messages()).some(({ text }) => text.includes('9,523'))
  await expect.poll(told, { timeout: 25_000 }).toBe(true)
  await site.open('top-up')
  await expect(topup.says('topup.doneMine')).toBeVisible()
  await site.open('myid/history')
  await topup.main.locator('summary').first().click()
  const receipt = await fileOf(
    page,
    topup.main.getByRole('button', { name: site.words('receipts.download') }),
  )
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('S-287 S-301 the channel is silent after it took the money: still checking, nobody pays again, then the result', async ({
  page,
  site,
}) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  await topup.way('KBZPAY_QR').check()
  await topup.pay('10,000').click()
  await expect(topup.code).toBeVisible()
  const reference = await lastReference(phone.number)
  await channelGoesWrong(reference, 'SILENT_AFTER_CHARGE')
  await inTheApp(reference, 'pay')
  await expect(topup.says('payments.doNotPay')).toBeVisible({ timeout: 30_000 })
  await expect(topup.otherWay).toHaveCount(0)
  await expect(topup.main.getByText(/SMS/).first()).toBeVisible()
  await site.axe()
  await page.reload()
  await expect(topup.says('payments.doNotPay')).toBeVisible()
  await channelGoesWrong(reference, 'NONE')
  await paymentsAreDue(phone.number)
  await expect(topup.says('topup.doneMine')).toBeVisible({ timeout: 20_000 })
  expect(await triesOf(phone.number)).toEqual(['kbzpay KBZPAY_QR SUCCEEDED'])
})

test('S-301 S-286 an answer lost, reloaded, the back button, left and come back: one order', async ({
  page,
  site,
}) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  let lost = true
  await page.route('**/createOrder', async (route) => {
    if (!lost) return route.continue()
    lost = false
    await route.fetch()
    return route.abort()
  })
  await topup.pay('10,000').click()
  await expect(topup.says('purchases.lostTitle')).toBeVisible()
  await page.reload()
  // It came: the order is there, and no second one is made.
  await topup.payAgain('10,000').click()
  await expect(page).toHaveURL(/\/pay\/deal\//)
  await page.goBack()
  await expect(topup.otherWay).toBeVisible()
  await page.reload()
  await expect(topup.otherWay).toBeVisible()
  await site.open('ussd')
  await site.open('top-up')
  await expect(topup.otherWay).toBeVisible()
  await topup.main.getByRole('button', { name: site.words('payments.havePaid') }).click()
  await expect(topup.says('payments.doNotPay')).toBeVisible()
  await page.reload()
  await expect(topup.says('payments.doNotPay')).toBeVisible()
  expect(await ordersOf(phone.number)).toEqual(['AWAITING_PAYMENT'])
  expect(await triesOf(phone.number)).toEqual(['kbzpay KBZPAY PENDING_USER'])
})

test('S-301 S-284 another way on the same order, reloaded, and open in two tabs: paid once', async ({
  page,
  site,
  context,
}) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  await topup.pay('10,000').click()
  await expect(page).toHaveURL(/\/pay\/deal\//)
  await site.open('top-up')
  await topup.otherWay.click()
  await topup.way('KBZPAY_QR').check()
  await topup.payAgain('10,000').click()
  await expect(topup.code).toBeVisible()
  await page.reload()
  await expect(topup.code).toBeVisible()
  const second = await context.newPage()
  await second.goto('/#/top-up')
  const other = topupOf(second, site)
  await expect(other.code).toBeVisible()
  await inTheApp(await lastReference(phone.number), 'pay')
  await expect(topup.says('topup.doneMine')).toBeVisible({ timeout: 20_000 })
  await expect(other.says('topup.doneMine')).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(phone.number)).toEqual(['COMPLETED'])
  expect(await triesOf(phone.number)).toEqual(['kbzpay KBZPAY EXPIRED', 'kbzpay KBZPAY_QR SUCCEEDED'])
})

test("S-229 S-301 a guest's half hour is over, or the tab was closed: the number is proven again and the order is there", async ({
  page,
  site,
}) => {
  const line = await aNewLine(0)
  const guest = phoneOf(line)
  await site.open('top-up')
  const topup = topupOf(page, site)
  await proveGuest(page, site, guest)
  // A proven number of ours is the one to top up.
  await topup.way('KBZPAY_QR').check()
  await topup.pay('10,000').click()
  await expect(topup.code).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(topup.says('payments.proveAgainTitle')).toBeVisible()
  await site.axe()
  await codeWasSentEarlier(line)
  await proveGuest(page, site, guest)
  await expect(topup.code).toBeVisible()
  await inTheApp(await lastReference(line), 'pay')
  await expect(topup.says('topup.doneMine')).toBeVisible({ timeout: 20_000 })
})

test('S-301 money that comes for an order that was cancelled goes back, and it is said', async ({
  page,
  site,
}) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  await topup.way('KBZPAY_QR').check()
  await topup.pay('10,000').click()
  await expect(topup.code).toBeVisible()
  await ordersAreCancelled(phone.number)
  await inTheApp(await lastReference(phone.number), 'pay')
  await expect(topup.says('payments.goingBackTitle').or(topup.says('payments.wentBackTitle'))).toBeVisible({
    timeout: 25_000,
  })
  await site.axe()
  await paymentsAreDue(phone.number)
  await expect(topup.says('payments.wentBackTitle')).toBeVisible({ timeout: 35_000 })
  await expect(topup.main).toContainText(kyat(site, '10,000'))
  await topup.main.getByRole('button', { name: site.words('purchases.startAgain') }).click()
  await expect(topup.pay('10,000')).toBeEnabled()
})

test('S-301 paid, and the line cannot take it: after three noes the money goes back, and an SMS tells it', async ({
  page,
  site,
}) => {
  const line = await aNewLine(0)
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  await topup.another.click()
  await topup.number.fill(line)
  await topup.again.fill(line)
  await topup.way('KBZPAY_QR').check()
  await topup.pay('10,000').click()
  await expect(topup.code).toBeVisible()
  await lineIsGone(line)
  await inTheApp(await lastReference(phone.number), 'pay')
  await expect(topup.says('payments.deliveringTitle')).toBeVisible({ timeout: 20_000 })
  await expect(topup.says('payments.doNotPay')).toBeVisible()
  const state = async () => {
    await paymentsAreDue(phone.number)
    return (await ordersOf(phone.number)).join()
  }
  await expect.poll(state, { timeout: 25_000, intervals: [2_000] }).toBe('REFUNDED')
  await expect(topup.says('payments.wentBackTitle')).toBeVisible({ timeout: 25_000 })
  const told = async () => (await phone.messages()).some(({ text }) => text.includes('10,000'))
  await expect.poll(told, { timeout: 15_000 }).toBe(true)
})

test('S-286 S-301 given up: the order is cancelled, and the form is there again', async ({ page, site }) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  await topup.way('KBZPAY_QR').check()
  await topup.pay('10,000').click()
  await expect(topup.code).toBeVisible()
  await topup.otherWay.click()
  await topup.main.getByRole('button', { name: site.words('payments.leave'), exact: true }).click()
  await expect(topup.another).toBeVisible()
  expect(await ordersOf(phone.number)).toEqual(['CANCELLED'])
})

test('S-301 nobody paid in time: nothing was taken, and it begins anew', async ({ page, site }) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 700)
  await topup.way('KBZPAY_QR').check()
  await topup.pay('10,000').click()
  await expect(topup.code).toBeVisible()
  await inTheApp(await lastReference(phone.number), 'refuse')
  await expect(topup.says('payments.notPaidTitle')).toBeVisible({ timeout: 20_000 })
  await orderExpires(phone.number)
  await page.reload()
  await expect(topup.says('payments.overTitle')).toBeVisible()
  await expect(topup.main).toContainText(kyat(site, '700'))
  await site.axe()
  await topup.main.getByRole('button', { name: site.words('purchases.startAgain') }).click()
  await expect(topup.pay('10,000')).toBeEnabled()
})

test('S-285 a channel goes down while the page is open: it is said, it cannot be chosen, another can', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 0)
  let isDown = false
  await page.route('**/paymentChannel*', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { result: { channelCode: string; status: string }[] }
    if (isDown) for (const way of json.result) if (way.channelCode !== 'CARD') way.status = 'DOWN'
    await route.fulfill({ response: answer, json })
  })
  await page.clock.install()
  await site.open('top-up')
  const topup = topupOf(page, site)
  await topup.way('KBZPAY_QR').check()
  await expect(topup.pay('10,000')).toBeEnabled()
  isDown = true
  await page.clock.fastForward(31_000)
  await expect(topup.says('payments.wayLost', { way: 'KBZPay QR' })).toBeVisible()
  await expect(topup.way('KBZPAY')).toBeDisabled()
  await expect(topup.pay('10,000')).toBeDisabled()
  await site.axe()
  await topup.way('CARD').check()
  await expect(topup.pay('10,000')).toBeEnabled()
})

test('S-301 what a package is missing leads to the top-up, and back to the purchase', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 520)
  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await expect(buy.says('purchases.missing', { amount: kyat(site, '479') })).toBeVisible()
  await buy.sheet.getByRole('link', { name: site.words('purchases.topUp') }).click()
  const topup = topupOf(page, site)
  await expect(topup.says('topup.need', { amount: kyat(site, '479') })).toBeVisible()
  await topup.way('KBZPAY_QR').check()
  await topup.pay('1,000').click()
  await expect(topup.code).toBeVisible()
  await inTheApp(await lastReference(phone.number), 'pay')
  await topup.main.getByRole('link', { name: site.words('topup.goOn') }).click({ timeout: 20_000 })
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '473'))
})
