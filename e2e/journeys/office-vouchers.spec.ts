import { expect, test } from '../fixtures.ts'
import { aCustomer } from '../pages/office-money.ts'
import { aVoucher, asOwner, openRecordOf } from '../pages/office-vouchers.ts'
import { deskOf } from '../pages/office.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const WRONG_PINS = 5

test('S-315 points by two people, codes with a double told, a new PIN, and a locked voucher that staff mark as used', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(240_000)
  const customer = await aCustomer(page, site, 0)
  const voucher = await aVoucher()
  const one = await deskOf(browser, site.lang, 'LOYALTY')
  const two = await deskOf(browser, site.lang, 'LOYALTY')

  await openRecordOf(one, customer.number)
  // That a record is closed until there is a reason is a refusal, and the browser says so.
  one.problems.splice(0)
  await one.button('points.adjust').click()
  await one.fill('points.count', '1500')
  await one.axe()
  await one.act('points.adjust', 'points of a campaign were missing')
  await expect(one.page.getByText(one.say('second.AMOUNT'))).toBeVisible()
  const waits = one.main.getByRole('link', { name: one.say('approvals.waits') })
  await expect(one.button('points.adjust')).toHaveCount(0)
  const record = one.page.url().split('#')[1] ?? ''
  await waits.click()
  await expect(one.button('approvals.approve')).toBeDisabled()

  await two.open('/approvals')
  await two.row(one.name).getByRole('link').click()
  await expect(two.main).toContainText(two.say('does.POINTS.ADD', { points: '1,500' }))
  await two.axe()
  await two.button('approvals.approve').click()
  await expect(two.main).toContainText(two.say('proposalState.DONE'), { timeout: 20_000 })
  await one.open(record)
  await expect(one.main).toContainText('1,500')
  await one.axe()
  const changes = await asOwner(page, 'GET', '/loyalty-balance/changes')
  expect(changes.result).toMatchObject([{ kind: 'ADJUST', points: 1_500, balanceAfter: 1_500 }])

  await one.open('/vouchers')
  await one.row(voucher.title).getByRole('button').click()
  const list = ['Code,Worth', `${voucher.mark}-1`, `${voucher.mark}-2`, `${voucher.mark}-1`, 'no code'].join(
    '\n',
  )
  const file = { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await one.dialog.getByLabel(one.say('vouchers.file')).setInputFiles(file)
  await expect(one.dialog.getByLabel(one.say('vouchers.list'))).toHaveValue(list)
  await one.axe()
  await one.button('vouchers.import', {}, one.dialog).click()
  const said = one.main.getByRole('status')
  await expect(said).toContainText(one.say('vouchers.added', { title: voucher.title, added: '2' }))
  await expect(said).toContainText(one.say('vouchers.doubles', { lines: '4' }))
  await expect(said).toContainText(one.say('vouchers.unreadable', { lines: '5' }))
  await expect(one.main).not.toContainText(`${voucher.mark}-1`)

  await one.button('vouchers.view.MERCHANTS').click()
  await one.row(voucher.name).getByRole('button').click()
  await one.act('vouchers.newPin', 'a new outlet has opened')
  await expect(one.main.getByRole('status').filter({ hasText: voucher.name })).toContainText(/\d{6}/)
  const pin = await one.main.locator('output').innerText()
  await one.axe()

  await customer.call(`/loyalty-exchange/vouchers/${voucher.voucherId}/exchange`, { expectedPoints: 400 })
  const mine = await asOwner(page, 'GET', '/loyalty-exchange/my-vouchers')
  const [{ id }] = mine.result as [{ id: string }]
  const shown = await asOwner(page, 'POST', `/loyalty-exchange/my-vouchers/${id}/reveal`)
  const { codes } = shown.result as { codes: string[] }
  const use = (text: string) =>
    asOwner(page, 'POST', `/loyalty-exchange/my-vouchers/${id}/use`, { pin: text })
  const wrong = pin === '000000' ? '111111' : '000000'
  for (let n = 0; n < WRONG_PINS; n += 1) await use(wrong)
  expect((await use(pin)).code).toBe('VOUCHER_PIN_LOCKED')

  await one.button('vouchers.view.FIND').click()
  await one.main.getByLabel(one.say('vouchers.merchant')).selectOption(voucher.merchantId)
  await one.main.getByLabel(one.say('vouchers.codeOrId')).fill(codes[0] ?? '')
  await one.button('vouchers.find').click()
  await expect(one.main).toContainText(one.say('vouchers.locked'))
  await expect(one.main).not.toContainText(customer.number)
  await one.axe()
  await one.button('vouchers.mark').click()
  await one.act('vouchers.mark', 'the outlet has taken the code')
  await expect(one.main).toContainText(one.say('voucherState.USED'))
  expect(one.page.url()).not.toContain(codes[0] ?? '')
  const after = await asOwner(page, 'GET', '/loyalty-exchange/my-vouchers')
  expect(after.result).toMatchObject([{ state: 'USED' }])
  expect(await one.kept()).toEqual([])
  expect([...one.problems, ...two.problems]).toEqual([])
  await voucher.close()
  for (const desk of [one, two]) await desk.close()
})
