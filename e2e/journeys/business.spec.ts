import { brand } from '#brand'
import { expect, test } from '../fixtures.ts'

const PRODUCTS = [
  ['S-090', 'dia', 'businessDia'],
  ['S-091', 'm2m', 'businessM2m'],
  ['S-092', 'bulk-sms', 'businessBulkSms'],
  ['S-093', 'v-bot', 'businessVBot'],
  ['S-094', 'data-center', 'businessDataCenter'],
  ['S-095', 'eKYC', 'businessEkyc'],
  ['S-096', 'rpa', 'businessRpa'],
] as const

test('S-012 S-089 the business page shows both groups and leads to all seven services and back', async ({
  page,
  site,
}) => {
  await site.open('business')
  await expect(page.locator('main [data-block=cards]')).toHaveCount(2)
  await site.axe()
  for (const [, path, id] of PRODUCTS) {
    await page.locator(`main a[href="#/business/${path}"]`).click()
    await expect(page.locator('main h1')).toHaveText(site.words(`routes.${id}.title`))
    await page.goBack()
    await expect(page.locator('main h1')).toHaveText(site.words('routes.business.title'))
  }
})

for (const [row, path] of PRODUCTS) {
  test(`${row} S-012 #/business/${path} has features, steps, prices, an answer and a way to ask`, async ({
    page,
    site,
  }) => {
    await site.open(`business/${path}`)
    for (const type of ['features', 'steps', 'table', 'faq', 'cta'])
      await expect(page.locator(`main [data-block=${type}]`)).toHaveCount(1)
    await expect(page.locator(`main a[href="tel:${brand.hotline}"]`).first()).toBeVisible()
    await site.axe()
    expect(site.problems).toEqual([])
    await page.locator(`main a[href*="contact-us?topic=PARTNER&about=${path}"]`).first().click()
    await expect(page.getByLabel(site.words('contact.topic'))).toHaveValue('PARTNER')
    const body = await page.getByLabel(site.words('contact.body')).inputValue()
    expect(body.length).toBeGreaterThan(10)
  })
}
