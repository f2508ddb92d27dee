import { formatDate } from '#language/formats.ts'
import { expect, test } from '../fixtures.ts'
import { nowOfProduct } from '../pages/database.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { fileOf } from '../pages/pdf.ts'
import {
  inTheApp,
  lastReference,
  lineEndsSoon,
  lineNow,
  onItsPage,
  ordersOf,
  proveGuest,
  signedInAtTopUp,
  topupOf,
  triesOf,
} from '../pages/payments.ts'
import { comeFromElsewhere, storedSession } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { kyat } from '../pages/value.ts'

const DAY_MS = 86_400_000
const BURMESE_DIGIT = /[\u1040-\u1049]/

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-018 S-284 S-285 S-286 S-287 S-301 KBZPay by its page for the own line: paid once; balance, validity, receipt and history agree', async ({
  page,
  site,
}) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 12_450)
  await lineEndsSoon(phone.number)
  await expect(topup.line('10,000', '9,523', '477')).toBeVisible()
  await expect(topup.way('KBZPAY')).toBeChecked()
  await site.axe()
  await topup.face('3,000').click()
  await expect(topup.line('3,000', '2,857', '143')).toBeVisible()
  await topup.face('10,000').click()
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/createOrder|makePayment/.test(request.url())) sent.push(request.headers()['idempotency-key'])
  })
  await topup.pay('10,000').dblclick()
  await onItsPage(page, 'pay')
  expect(sent).toHaveLength(2)
  for (const key of sent) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  await site.open('top-up')
  await expect(topup.says('topup.doneMine')).toBeVisible({ timeout: 20_000 })
  await expect(topup.main).toContainText(kyat(site, '21,973'))
  const now = await nowOfProduct()
  const { kyat: left, endsAt } = await lineNow(phone.number)
  expect(left).toBe(21_973)
  expect(Math.abs(endsAt.getTime() - now.getTime() - 365 * DAY_MS)).toBeLessThan(DAY_MS / 24)
  await expect(topup.says('topup.activeUntil')).toBeVisible()
  await expect(topup.main).toContainText(formatDate(endsAt, site.lang))
  await expect(topup.main).not.toContainText(BURMESE_DIGIT)
  await site.axe()
  const receipt = await fileOf(
    page,
    topup.main.getByRole('button', { name: site.words('receipts.download') }),
  )
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await page.reload()
  await expect(topup.says('topup.doneMine')).toBeVisible()
  await site.open('myid/history')
  await expect(topup.main).toContainText(site.words('account.type.TOPUP'))
  await topup.main.locator('summary').first().click()
  await expect(topup.main).toContainText(site.words('value.why.topUp', { paid: '10,000', tax: '477' }))
  await expect(topup.main).not.toContainText(BURMESE_DIGIT)
  expect(await ordersOf(phone.number)).toEqual(['COMPLETED'])
  expect(await triesOf(phone.number)).toEqual(['kbzpay KBZPAY SUCCEEDED'])
})

test('S-229 S-301 S-326 a guest without an account tops up another line by a code to scan', async ({
  page,
  site,
}) => {
  const line = await aNewLine(0)
  const guest = phoneOf(`0977${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`)
  await site.open('top-up')
  const topup = topupOf(page, site)
  await topup.number.fill(line)
  await topup.again.fill(line)
  await topup.face('5,000').click()
  await site.axe()
  await proveGuest(page, site, guest)
  await topup.way('KBZPAY_QR').check()
  await topup.pay('5,000').click()
  await expect(topup.code).toBeVisible()
  await site.axe()
  await inTheApp(await lastReference(guest.number), 'pay')
  await expect(topup.says('topup.doneText', { amount: kyat(site, '4,761') })).toBeVisible({ timeout: 20_000 })
  await site.axe()
  const receipt = await fileOf(
    page,
    topup.main.getByRole('button', { name: site.words('receipts.download') }),
  )
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await storedSession(page)).toEqual([null, null])
  await expect
    .poll(async () => (await phoneOf(line).messages()).length, { timeout: 15_000 })
    .toBeGreaterThan(0)
})

test('S-284 S-301 refused on the page, then paid by a code on the same order', async ({ page, site }) => {
  const { phone, topup } = await signedInAtTopUp(page, site, 0)
  await topup.face('1,000').click()
  await topup.way('CARD').check()
  await topup.pay('1,000').click()
  await onItsPage(page, 'refuse')
  await expect(topup.says('payments.notPaidTitle')).toBeVisible({ timeout: 20_000 })
  await site.axe()
  await topup.way('KBZPAY_QR').check()
  await topup.payAgain('1,000').click()
  await expect(topup.code).toBeVisible()
  await inTheApp(await lastReference(phone.number), 'pay')
  await expect(topup.says('topup.doneMine')).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(phone.number)).toEqual(['COMPLETED'])
  expect(await triesOf(phone.number)).toEqual(['2c2p CARD FAILED', 'kbzpay KBZPAY_QR SUCCEEDED'])
})
