import { expect, test } from '../fixtures.ts'
import { aPhone, callBackOf } from '../pages/call-backs.ts'
import { HLAING } from '../pages/fibre-order.ts'
import { answerWith } from '../pages/hold.ts'
import { deskOf } from '../pages/office.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-330 S-057 order-sim: shops with SIM cards are found, a call-back is sent and has a reference, and care calls', async ({
  page,
  site,
  browser,
  lang,
}) => {
  test.setTimeout(180_000)
  await site.open('order-sim')
  const main = page.locator('main')
  await expect(main.getByRole('table').first()).toContainText('200,000')
  await main.getByRole('link', { name: site.words('sim.shopsTitle'), exact: true }).click()
  await expect(
    main.getByRole('heading', { name: site.words('sim.shopsTitle'), exact: true }),
  ).toBeInViewport()
  await expect(main.locator('#shops').getByRole('listitem')).toHaveCount(3)

  await main.getByRole('link', { name: site.words('call-backs.title'), exact: true }).click()
  const call = callBackOf(page, site)
  await expect(call.form).toBeInViewport()
  await call.send.click()
  for (const key of [
    'sim.wrongPlace',
    'call-backs.wrong.fullName',
    'identity.phoneWrong',
    'call-backs.agreeFirst',
  ])
    await expect(call.form.getByText(site.words(key), { exact: true })).toBeVisible()
  await site.axe()
  const phone = aPhone()
  for (const name of ['region', 'township'] as const)
    await call.field(`fibre.${name}`).selectOption(HLAING[name])
  await expect(call.field('fibre.ward')).toHaveCount(0)
  await call.field('call-backs.fullName').fill('Daw Aye Aye')
  await call.field('call-backs.phone').fill(phone)
  await call.field('call-backs.time').selectOption('EVE')
  await call.form.getByRole('checkbox').check({ force: true })
  await fitsSmallAndLarge(page)
  await call.send.click()
  const reference = await call.reference()
  await site.axe()
  expect(site.problems).toEqual([])

  const desk = await deskOf(browser, lang ?? 'en', 'CARE_AGENT')
  await desk.open('/call-backs')
  const row = desk.row(reference)
  await expect(async () => {
    if ((await row.count()) === 0) await desk.page.keyboard.press('n')
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(row).toContainText(desk.say('callSubject.SIM'))
  await expect(row).toContainText(desk.say('leadTime.EVE'))
  await expect(row).not.toContainText(phone)
  await desk.button('messages.take', {}, row).click()
  await expect(row).toContainText(phone)
  await desk.axe()
  await desk.button('calls.called', {}, row).click()
  await desk.fill('calls.whatCame', 'comes to the shop in Hlaing tomorrow')
  await desk.button('calls.called', {}, desk.dialog).click()
  await expect(row).toHaveCount(0)
  expect(desk.problems).toEqual([])
  await desk.close()
})

test('S-330 order-sim has its shops and its call-back also while editors have taken its words down', async ({
  page,
  site,
}) => {
  await answerWith(page, '**/get-page/order-sim*', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'NOT_FOUND', message: '-', messageMm: '-', result: null, requestId: 'r-1' },
    }),
  )
  await site.open('order-sim')
  await expect(page.locator('main h1')).toHaveText(site.words('routes.orderSim.title'))
  await expect(page.locator('#shops').getByRole('listitem')).toHaveCount(3)
  await expect(callBackOf(page, site).form).toBeVisible()
  await site.axe()
})
