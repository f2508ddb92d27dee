import { LEAD_PRODUCTS } from '#contracts/lead-fields.ts'
import { expect, test } from '../fixtures.ts'
import { leadOf } from '../pages/leads.ts'
import { deskOf } from '../pages/office.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

for (const product of LEAD_PRODUCTS) {
  test(`S-327 business/${product} takes a lead of its product and answers with a reference`, async ({
    page,
    site,
  }) => {
    await site.open(`business/${product}`)
    const lead = leadOf(page, site)
    await expect(lead.form).toBeVisible()
    await site.axe()
    await lead.fill(`Golden Lake ${product}`)
    await lead.send.click()
    expect(await lead.reference()).toMatch(/^B-\d{6}-/)
    expect(site.problems).toEqual([])
  })
}

test('S-327 a lead of DIA: wrong answers are told beside them, a second one joins the first, and sales follows it to its end', async ({
  page,
  site,
  browser,
  lang,
}) => {
  test.setTimeout(180_000)
  await site.open('business/dia')
  const lead = leadOf(page, site)
  await lead.send.click()
  await expect(lead.form.getByText(site.words('forms.MISSING')).first()).toBeVisible()
  await expect(lead.form.getByText(site.words('leads.agreeFirst'))).toBeVisible()
  await expect(page.locator('#lead-company')).toBeFocused()
  await site.axe()
  await lead.fill('Shwe Taung Trading', { bandwidth: '5' })
  await lead.send.click()
  await expect(lead.form.getByText(site.words('forms.SMALL', { min: '10' }))).toBeVisible()
  await page.locator('#lead-bandwidth').fill('200')
  await lead.send.click()
  const reference = await lead.reference()
  const email = lead.email
  await lead.another.click()
  await lead.fill('Shwe Taung Trading', {}, email)
  await lead.send.click()
  expect(await lead.reference()).toBe(reference)

  const desk = await deskOf(browser, lang ?? 'en', 'SALES_B2B')
  await desk.open('/leads')
  const row = desk.row(reference)
  await expect(async () => {
    if ((await row.count()) === 0) await desk.page.keyboard.press('n')
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await desk.axe()
  await row.click()
  await expect(desk.main).not.toContainText(email)
  await desk.page.keyboard.press('t')
  await expect(desk.main).toContainText(email)
  await expect(desk.main).toContainText('200')
  await desk.axe()
  for (const state of ['CONTACTED', 'QUALIFIED', 'WON']) {
    await desk.button('leads.step').click()
    await desk.button('leads.step', {}, desk.dialog).click()
    await expect(desk.main.getByText(desk.say(`leadState.${state}`)).first()).toBeVisible()
  }
  await expect(desk.button('leads.step')).toHaveCount(0)
  expect(desk.problems).toEqual([])
  await desk.close()
})
