import { expect, test } from '../fixtures.ts'
import { aContract, fibreOf, lookUp, signedInAt, thousands } from '../pages/fibre.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { fileOf } from '../pages/pdf.ts'
import { onItsPage, ordersOf, triesOf } from '../pages/payments.ts'
import { comeFromElsewhere, signInOf } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { kyat } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-010 S-283 S-326 a bill of somebody else is found after a human check, shown masked, and paid once with KBZPay', async ({
  page,
  site,
}) => {
  const { contractNo, due } = await aContract(await aNewLine())
  const { phone, fibre } = await signedInAt(page, site, 'home-internet/payment')
  await lookUp(page, site, contractNo)
  await expect(fibre.main).toContainText('Daw K••• K•••')
  await expect(fibre.main).not.toContainText('Khin')
  await expect(fibre.main.getByText(site.words('fibre.pay.option.SETTLEMENT'))).toHaveCount(0)
  await site.axe()
  await fibre.pay(thousands(due)).dblclick()
  await onItsPage(page, 'pay')
  await site.open('home-internet/payment')
  await fibre.openOne.click()
  await expect(fibre.says('fibre.done.title')).toBeVisible({ timeout: 20_000 })
  const receipt = await fileOf(
    page,
    fibre.main.getByRole('button', { name: site.words('receipts.download') }),
  )
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await ordersOf(phone.number)).toEqual(['COMPLETED'])
  expect(await triesOf(phone.number)).toEqual(['kbzpay KBZPAY SUCCEEDED'])
})

test('S-229 a visitor may type a number, signs in to look it up, and finds it typed', async ({
  page,
  site,
}) => {
  const { contractNo } = await aContract(await aNewLine())
  await site.open('home-internet/payment')
  const fibre = fibreOf(page, site)
  await fibre.field('fibre.lookup.by').selectOption('CONTRACT_NO')
  await fibre.field('fibre.lookup.CONTRACT_NO').fill(contractNo)
  await fibre.button('fibre.lookup.signIn').click()
  await expect(page).toHaveURL(/#\/log-in/)
  const form = signInOf(page, site)
  const phone = phoneOf(await aNewLine())
  await form.phone.fill(phone.number)
  await form.getCode.click()
  await expect(form.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await form.name.fill('Ma Hnin')
  await form.agree.click()
  await expect(page).toHaveURL(/#\/home-internet\/payment/)
  await expect(fibre.field('fibre.lookup.CONTRACT_NO')).toHaveValue(contractNo)
})

test('a number that is wrong and one that is not the own phone have one answer', async ({ page, site }) => {
  const other = await aNewLine()
  await aContract(other)
  const { fibre } = await signedInAt(page, site, 'home-internet/payment')
  for (const [type, number] of [
    ['CONTRACT_NO', 'FB000'],
    ['PHONE', other],
  ] as const) {
    await fibre.field('fibre.lookup.by').selectOption(type)
    await fibre.field(`fibre.lookup.${type}`).fill(number)
    await fibre.button('fibre.lookup.find').click()
    await expect(fibre.says('errors.FTTH_ACCOUNT_NOT_FOUND')).toBeVisible({ timeout: 20_000 })
  }
})

test('own bills: the newest first, why it changed, six months, an older one, the file', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const { phone, fibre } = await signedInAt(page, site, 'home-internet/payment')
  await aContract(phone.number)
  await page.reload()
  await expect(fibre.says('fibre.why.title')).toBeVisible()
  await expect(fibre.main).toContainText(`+${kyat(site, '4,600')}`)
  await expect(fibre.main.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(fibre.main.getByRole('img', { name: /48,300.*52,900/ }).first()).toBeVisible()
  await site.axe()
  const bill = await fileOf(
    page,
    fibre.main.getByRole('button', { name: site.words('fibre.bills.download') }),
  )
  expect(bill.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await fibre.main.locator('ul a[aria-current]').locator('xpath=../following-sibling::li[1]/a').click()
  await expect(page).toHaveURL(/bill=/)
  await expect(fibre.says('fibre.why.same')).toBeVisible()
})

test('S-010 twelve months are paid ahead from the balance, with a code', async ({ page, site }) => {
  const { phone, fibre } = await signedInAt(page, site, 'home-internet/payment', 1_000_000)
  const { contractNo } = await aContract(phone.number)
  await site.open(`home-internet/payment?contract=${contractNo}&pay=1`)
  await page.reload()
  await fibre.way('FTTH_PREPAY-12').check()
  await fibre.way('BALANCE').check()
  await fibre.main.getByRole('form').locator('button[type="submit"]').click()
  const code = fibre.main.locator('input[autocomplete="one-time-code"]')
  await expect(code).toBeFocused({ timeout: 20_000 })
  await site.axe()
  await page.keyboard.type(await phone.nextCode())
  await expect(fibre.says('fibre.done.title')).toBeVisible({ timeout: 20_000 })
  await site.axe()
  expect(await triesOf(phone.number)).toEqual(['balance BALANCE SUCCEEDED'])
})

test('a contract is linked by a code to its own phone, shows on My ID, and can be removed again', async ({
  page,
  site,
}) => {
  const owner = phoneOf(await aNewLine())
  const { contractNo } = await aContract(owner.number)
  const { fibre } = await signedInAt(page, site, 'home-internet/payment')
  await lookUp(page, site, contractNo)
  await fibre.button('fibre.link.title').click()
  await fibre.sheet.getByRole('button', { name: site.words('proof.sendCode') }).click()
  await expect(fibre.sheet.locator('input[autocomplete="one-time-code"]')).toBeFocused()
  await site.axe()
  await page.keyboard.type(await owner.nextCode())
  await expect(fibre.says('fibre.link.done')).toBeVisible()
  await site.open('myid')
  await expect(fibre.main.getByRole('link', { name: site.words('fibre.bills.payNow') })).toBeVisible()
  await site.axe()
  await site.open('home-internet/payment')
  await expect(fibre.says('fibre.why.title')).toBeVisible()
  await fibre.button('fibre.unlink.title').click()
  await fibre.sheet.getByRole('button', { name: site.words('fibre.unlink.do'), exact: true }).click()
  await expect(fibre.says('fibre.lookup.title')).toBeInViewport()
})

test('all is paid and the contract ends, only with the code from its phone', async ({ page, site }) => {
  const { phone, fibre } = await signedInAt(page, site, 'home-internet/payment')
  const { contractNo } = await aContract(phone.number)
  await site.open(`home-internet/payment?contract=${contractNo}&pay=1`)
  await page.reload()
  await fibre.way('SETTLEMENT-0').check()
  await fibre.main.getByRole('form').locator('button[type="submit"]').click()
  await expect(fibre.sheet.getByText(site.words('fibre.settle.warn', { contract: contractNo }))).toBeVisible()
  await fibre.sheet.getByRole('button', { name: site.words('proof.sendCode') }).click()
  await expect(fibre.sheet.locator('input[autocomplete="one-time-code"]')).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await onItsPage(page, 'pay')
  await site.open('home-internet/payment')
  await fibre.openOne.click()
  await expect(fibre.says('fibre.done.settled')).toBeVisible({ timeout: 20_000 })
  await site.open('home-internet/payment')
  await expect(fibre.says('fibre.contractStatus.TERMINATED')).toBeVisible()
})

test('S-325 an account without our SIM finds the contract of its phone on My ID', async ({ page, site }) => {
  const number = `0977${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  const phone = phoneOf(number)
  await aContract(number)
  await site.open('log-in?fibre')
  const form = signInOf(page, site)
  await form.phone.fill(number)
  await page.getByLabel(site.words('identity.fullName'), { exact: true }).fill('Ko Min')
  await page.getByLabel(site.words('identity.agreeTerms')).check()
  await form.getCode.click()
  await expect(form.code).toBeFocused({ timeout: 20_000 })
  await page.keyboard.type(await phone.nextCode())
  await form.agree.click()
  await expect(page).toHaveURL(/#\/myid$/)
  await site.open('myid')
  const fibre = fibreOf(page, site)
  await expect(fibre.says('fibre.card.title')).toBeVisible()
  await expect(fibre.main.getByRole('link', { name: site.words('fibre.bills.payNow') })).toBeVisible()
  await site.axe()
})
