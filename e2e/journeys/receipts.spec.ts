import { expect, test } from '../fixtures.ts'
import { addressIn, fileOf } from '../pages/pdf.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { boughtAWeek, kyat } from '../pages/value.ts'

const MOST_BYTES = 60 * 1024

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-259 a receipt as a file: its code leads to a page that says it is ours, and after undoing that it was undone', async ({
  page,
  site,
  context,
}) => {
  const { buy, phone } = await boughtAWeek(page, site, 5_000)
  const fromSheet = await fileOf(
    page,
    buy.sheet.getByRole('button', { name: site.words('receipts.download') }),
  )

  await site.open('myid/history')
  const main = page.locator('main')
  await main.locator('summary').first().click()
  const receipt = await fileOf(page, main.getByRole('button', { name: site.words('receipts.download') }))
  expect(receipt.name).toMatch(/^receipt-[0-9A-Z-]{29}\.pdf$/)
  expect(receipt.bytes.length).toBeLessThan(MOST_BYTES)
  expect(receipt.bytes.equals(fromSheet.bytes)).toBe(true)

  const address = new URL(addressIn(receipt.bytes))
  const stranger = await context.browser()?.newContext({ serviceWorkers: 'block' })
  if (!stranger) throw new Error('no browser')
  const other = await stranger.newPage()
  await other.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await other.goto(new URL(address.hash, page.url().replace(/#.*/, '')).href)
  const shown = other.locator('main')
  await expect(shown).toContainText(site.words('receipts.realTitle'))
  await expect(shown).toContainText(kyat(site, '999'))
  await expect(shown).not.toContainText(phone.number.slice(-5))

  await site.open('myid')
  await main
    .getByRole('button', { name: site.words('purchases.undo', { time: '' }).replace(/\(.*/, '') })
    .click()
  await expect(main).toContainText(kyat(site, '5,000'))
  await other.reload()
  await expect(shown).toContainText(site.words('receipts.undoneTitle'))
  await stranger.close()
  expect(site.problems).toEqual([])
})

test('S-259 a receipt nobody gave: not ours; and a number that cannot be one is asked for again', async ({
  page,
  site,
}) => {
  await site.open('receipt/abc')
  const main = page.locator('main')
  await expect(main.getByText(site.words('receipts.numberWrong'))).toBeVisible()
  await site.axe()
  await main.getByLabel(site.words('receipts.numberLabel')).fill('01jbr000 00e008 000000 000001')
  await main.getByRole('button', { name: site.words('receipts.check') }).click()
  await expect(main.getByRole('alert')).toContainText(site.words('receipts.fakeTitle'))
  await site.axe()
})
